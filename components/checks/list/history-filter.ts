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

/** The newly read list, but with the old objects of unchanged checks, so that their cards are not drawn again. */
export function withKnown(read: readonly Check[], known: readonly Check[]): readonly Check[] {
  const byId = new Map(known.map((check) => [check.id, check]));
  return read.map((check) => {
    const before = byId.get(check.id);
    return before !== undefined && isSame(before, check) ? before : check;
  });
}

function isSame(one: Check, other: Check): boolean {
  return (
    one.state === other.state &&
    one.order === other.order &&
    one.note === other.note &&
    lastChange(one) === lastChange(other) &&
    seenAt(one) === seenAt(other) &&
    addedLater(one) === addedLater(other)
  );
}

/** What is stored with a verdict after it came. */
function addedLater(check: Check): string {
  if (check.state !== "done") return "";
  const sites = [...(check.passagesBySite ?? []), ...(check.passagesBySiteNow ?? [])].map(
    ({ host, at }) => `${host} ${at}`,
  );
  return [check.serviceText ?? "", ...sites].join("\n");
}

function lastChange(check: Check): number {
  if (check.state === "running") return check.startedAt;
  if (check.state === "done" || check.state === "failed") return check.finishedAt;
  return check.addedAt;
}

function seenAt(check: Check): number | null {
  return check.state === "done" || check.state === "failed" ? check.seenAt : null;
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
