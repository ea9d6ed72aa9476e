import { type ReadonlySignal, signal } from "@preact/signals";
import type { LatestCheck } from "../../../utils/calls/calls-table.ts";
import type { send } from "../../../utils/calls/send.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { type CheckAnnouncer, createAnnouncer } from "../card/announcement.ts";
import { type ClaimStore, createClaimStore } from "../claim-store.ts";
import { seeChecks } from "../see-checks.ts";

/** As many as the popup shows without much scrolling. The side panel has them all. */
const LATEST = 8;

export interface LatestChecksStore extends Pick<CheckAnnouncer, "announcement"> {
  readonly latest: ReadonlySignal<readonly LatestCheck[]>;
  /** Why the checks could not be read the last time. */
  readonly failure: ReadonlySignal<ApiFailure | null>;
  readonly editor: ClaimStore;
  read(): Promise<void>;
}

interface Parts {
  readonly send: typeof send;
}

/** The popup's claim and its latest checks. The popup keeps them while another tab of it is shown. */
export function createLatestChecks({ send }: Parts): LatestChecksStore {
  const latest = signal<readonly LatestCheck[]>([]);
  const failure = signal<ApiFailure | null>(null);
  const { announcement, announce } = createAnnouncer();
  return {
    latest,
    failure,
    announcement,
    editor: createClaimStore(() => undefined),
    async read() {
      const answer = await send("latestChecks", { count: LATEST });
      failure.value = answer.ok ? null : answer.failure;
      if (!answer.ok) return;
      latest.value = answer.value;
      const checks = answer.value.map(({ check }) => check);
      announce(checks);
      seeChecks(checks);
    },
  };
}
