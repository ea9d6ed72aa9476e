import type { Check } from "../../../utils/checks/check.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import { type VerdictKind, verdictKind } from "../../../utils/checks/verdict-kind.ts";
import { verdictName } from "../../../utils/checks/verdict-sentences.ts";
import { folded } from "../../../utils/text/fold.ts";

export interface HistoryFilter {
  readonly words: string;
  /** null: every check, with or without a verdict. */
  readonly verdict: VerdictKind | null;
}

export const WHOLE_HISTORY: HistoryFilter = { words: "", verdict: null };

/** Whether a filter finds everything. */
export function isWhole({ words, verdict }: HistoryFilter): boolean {
  return verdict === null && words.trim() === "";
}

/** `group`: that of the check, whose title and note are looked in too. */
export function matchesFilter(check: Check, { words, verdict }: HistoryFilter, group?: Group): boolean {
  if (verdict !== null && (check.state !== "done" || verdictKind(check.verdict.verdict) !== verdict))
    return false;
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const text = folded(`${textOf(check)}\n${group?.title ?? ""}\n${group?.note ?? ""}`);
  return wanted.every((word) => text.includes(word));
}

function textOf(check: Check): string {
  const parts = [check.claim, check.note ?? "", check.origin?.title ?? "", check.origin?.url ?? ""];
  if (check.state === "done") {
    const { verdict, summary, sources } = check.verdict;
    parts.push(
      verdictName(verdict),
      summary,
      ...sources.map(({ title, domain }) => `${title} ${domain ?? ""}`),
    );
  }
  return parts.join("\n");
}
