import { type ReadonlySignal, signal } from "@preact/signals";
import type { send } from "../../utils/calls/send.ts";
import type { DoneCheck } from "../../utils/checks/check.ts";
import { claimKey } from "../../utils/checks/claims/claim.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { t } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { watchOfSources } from "../../utils/watches/followed-sources.ts";
import { readWatches, readWholeWatch } from "../../utils/watches/read-watches.ts";
import { tooManySentence } from "../../utils/watches/sentences.ts";
import { choicesOf, type WholeWatch } from "../../utils/watches/watch.ts";
import { tell } from "../base/Toast.tsx";
import { act, done, sayFailure } from "../base/trouble.tsx";

/** The watch of a claim whose sources are followed. */
export interface FollowedClaim {
  readonly id: string;
  /** The sources: those of an earlier answer, where the claim was checked again. */
  readonly pages: readonly string[];
}

export interface FollowedSourcesStore {
  /** By the keys of the claims; null: not read yet, or a private window, which follows nothing. */
  readonly followed: ReadonlySignal<ReadonlyMap<string, FollowedClaim> | null>;
  /** Reads them once, and again after each change. */
  read(): void;
  /** In place of the sources of an earlier answer, which can be followed again. */
  follow(check: DoneCheck): void;
  unfollow(check: DoneCheck): void;
}

interface Parts {
  readonly send: typeof send;
  /** Offers to follow them again, with all that was remembered. `isReplaced`: others of the same claim are followed now. */
  onUnfollowed(whole: WholeWatch, isReplaced: boolean): void;
}

export function createFollowedSources(parts: Parts): FollowedSourcesStore {
  const followed = signal<ReadonlyMap<string, FollowedClaim> | null>(null);
  let isReading = false;

  const read = async (): Promise<void> => {
    const watches = await readWatches();
    followed.value = new Map(
      watches.flatMap(({ id, request: { sources } }) =>
        sources ? [[sources.claim, { id, pages: sources.pages }] as const] : [],
      ),
    );
  };

  const follow = async (check: DoneCheck): Promise<void> => {
    const sources = watchOfSources(check);
    if (sources === null) return;
    const { forbidBackgroundWatches } = await readSettings();
    const earlierId = followed.value?.get(claimKey(check.claim))?.id;
    const earlier = earlierId === undefined ? null : await readWholeWatch(earlierId);
    // Other pages are followed, as the user chose to follow those before. What is new asks by itself only if it may: the press allowed no more.
    const first = forbidBackgroundWatches ? ({ rhythm: "look" } as const) : {};
    const watch = { ...sources, ...(earlier === null ? first : choicesOf(earlier.watch)) };
    // In one call: a popup that closes in between would leave nothing followed.
    const insteadOf = earlier === null ? {} : { insteadOf: earlier.watch.id };
    const saved = await parts.send("saveWatch", { watch, id: null, ...insteadOf });
    const isFollowed = saved.ok && saved.value.hasRoom;
    if (!saved.ok) sayFailure(saved.failure);
    else if (!isFollowed) tell(tooManySentence());
    const isEarlierThere = earlier !== null && !saved.ok && (await readWholeWatch(earlier.watch.id)) !== null;
    if (earlier !== null && !isEarlierThere) parts.onUnfollowed(earlier, isFollowed);
    else if (isFollowed) tell(t("sources.followed"));
  };

  const unfollow = async (check: DoneCheck): Promise<void> => {
    const id = followed.value?.get(claimKey(check.claim))?.id;
    if (id === undefined) return;
    const whole = await readWholeWatch(id);
    const isRemoved = await done(parts.send("removeWatch", { id }));
    if (isRemoved && whole !== null) parts.onUnfollowed(whole, false);
  };

  return {
    followed,
    read() {
      if (isReading || isPrivateWindow()) return;
      isReading = true;
      onChange("watches", () => act(read()));
      act(read());
    },
    follow: (check) => act(follow(check)),
    unfollow: (check) => act(unfollow(check)),
  };
}
