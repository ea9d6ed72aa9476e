import type { Check } from "./check.ts";
import { earliestStarts, type Line, PARALLEL, type PauseReason } from "./queue.ts";
import { type VerdictKind, verdictKind } from "./verdict-kind.ts";
import { verdictName } from "./verdict-text.ts";

export interface HistoryFilter {
  readonly words: string;
  /** null: every check, with or without a verdict. */
  readonly verdict: VerdictKind | null;
}

export const WHOLE_HISTORY: HistoryFilter = { words: "", verdict: null };

export function matchesFilter(check: Check, { words, verdict }: HistoryFilter): boolean {
  if (verdict !== null && (check.state !== "done" || verdictKind(check.verdict.verdict) !== verdict))
    return false;
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const text = folded(textOf(check));
  return wanted.every((word) => text.includes(word));
}

/** Where each waiting check stands and when it can start. */
export interface PlaceInLine {
  /** 1 for the next. */
  readonly place: number;
  readonly startsAt: number;
  readonly reason: WaitReason;
}

/** `starting`: nothing holds it up; `running`, `earlier`: checks that run, or are to start before it. */
export type WaitReason = "starting" | "running" | "earlier" | "limit" | PauseReason;

export function placesInLine(
  checks: readonly Check[],
  line: Line,
  now: number,
): ReadonlyMap<string, PlaceInLine> {
  const waiting = checks
    .filter(({ state }) => state === "waiting")
    .toSorted((one, other) => one.order - other.order);
  const starts = earliestStarts(line, waiting.length, now);
  const pause = line.pause !== null && line.pause.until > now ? line.pause.reason : null;
  const running = checks.filter(({ state }) => state === "running").length;
  const reasonOf = (index: number, startsAt: number): WaitReason => {
    if (startsAt > now) return pause ?? "limit";
    if (index < PARALLEL - running) return "starting";
    return running > 0 ? "running" : "earlier";
  };
  return new Map(
    waiting.map(({ id }, index) => {
      const startsAt = starts[index] ?? now;
      return [id, { place: index + 1, startsAt, reason: reasonOf(index, startsAt) }];
    }),
  );
}

/** The newly read list with the old objects for checks that did not change, so that their cards need no new look. */
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
    lastChange(one) === lastChange(other) &&
    serviceTextOf(one) === serviceTextOf(other)
  );
}

function serviceTextOf(check: Check): string | undefined {
  return check.state === "done" ? check.serviceText : undefined;
}

function lastChange(check: Check): number {
  if (check.state === "running") return check.startedAt;
  if (check.state === "done" || check.state === "failed") return check.finishedAt;
  return check.addedAt;
}

function textOf(check: Check): string {
  const parts = [check.claim, check.origin?.title ?? "", check.origin?.url ?? ""];
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

/** Without case and accents: "medicaid" finds "Medicaid", "impots" finds "impôts". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
