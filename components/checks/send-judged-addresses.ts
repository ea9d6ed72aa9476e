import { type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import type { Check, UnsentCheck } from "../../utils/checks/check.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { type Result, success } from "../../utils/platform/result.ts";
import { act, done } from "../base/trouble.tsx";

interface AddressJudge {
  /** The ids of checks whose address passes for another site: they wait for the user. */
  readonly lookAlikes: ReadonlySignal<ReadonlySet<string>>;
  /** Judges those of these that a menu added, each once. */
  judge(checks: readonly Check[]): void;
}

/** Has an address from a menu sent once it is known that it passes for no other. The worker cannot tell: it has no list of public suffixes. */
export function createAddressJudge(): AddressJudge {
  const judged = new Set<string>();
  const lookAlikes = signal<ReadonlySet<string>>(new Set());

  async function judgeOne({ id, claim }: UnsentCheck): Promise<Result<unknown, ApiFailure>> {
    const { lookAlikeOf } = await import("../../utils/sites/judge-address.ts");
    if ((await lookAlikeOf(claim)) === null) return send("sendJudged", { id });
    lookAlikes.value = new Set([...lookAlikes.value, id]);
    return success(null);
  }

  return {
    lookAlikes,
    judge(checks) {
      for (const check of checks) {
        if (check.state !== "unsent" || check.problem.reason !== "unjudged" || judged.has(check.id)) continue;
        judged.add(check.id);
        act(done(judgeOne(check)));
      }
    },
  };
}
