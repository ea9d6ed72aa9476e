import { parseInstant } from "../../text/dates.ts";
import type { Check, DoneCheck } from "../check.ts";
import { pageKey } from "../sources/passages.ts";
import type { OfficialSource, Verdict } from "../verdict.ts";
import { isSameVerdict, shownConfidence } from "../verdict-kind.ts";

/** A check as the history shows it: the latest answer to a claim, with the answers before it, newest first. */
export interface Answered {
  readonly latest: Check;
  readonly earlier: readonly DoneCheck[];
}

export function answersOf({ latest, earlier }: Answered): readonly Check[] {
  return [latest, ...earlier];
}

/** How many answers these claims have, and how many of them are verdicts. */
export function countAnswers(claims: readonly Answered[]): {
  readonly answers: number;
  readonly verdicts: number;
} {
  const answers = claims.flatMap(answersOf);
  return { answers: answers.length, verdicts: answers.filter(({ state }) => state === "done").length };
}

/** What the answers to one claim have in common. A claim of a group is another one outside of it. */
export function answersKey(key: string, group: string | undefined): string {
  return `${group ?? ""} ${key}`;
}

/** Puts the answers to one claim together. Expects and returns the newest first. */
export function byClaim(checks: readonly Check[]): readonly Answered[] {
  const latest = new Map<string, { latest: Check; earlier: DoneCheck[] }>();
  const claims: Answered[] = [];
  for (const check of checks) {
    const key = answersKey(check.key, check.group);
    const newer = check.state === "done" ? latest.get(key) : undefined;
    if (check.state === "done" && newer !== undefined) {
      newer.earlier.push(check);
      continue;
    }
    const claim = { latest: check, earlier: [] };
    if (check.state === "done") latest.set(key, claim);
    claims.push(claim);
  }
  return claims;
}

/** What differs between two answers to one claim. */
export interface AnswerChanges {
  /** The verdicts before and after; null: the same. */
  readonly verdict: readonly [string, string] | null;
  readonly confidence: readonly [number | null, number | null] | null;
  readonly gone: readonly OfficialSource[];
  readonly come: readonly OfficialSource[];
}

/** null: they agree in everything but words. */
export function answerChanges(before: Verdict, after: Verdict): AnswerChanges | null {
  const [sure, sureNow] = [shownConfidence(before), shownConfidence(after)];
  const changes: AnswerChanges = {
    verdict: isSameVerdict(before.verdict, after.verdict) ? null : [before.verdict, after.verdict],
    confidence: sure === sureNow ? null : [sure, sureNow],
    gone: without(before.sources, after.sources),
    come: without(after.sources, before.sources),
  };
  const { verdict, confidence, gone, come } = changes;
  const isSame = verdict === null && confidence === null && gone.length === 0 && come.length === 0;
  return isSame ? null : changes;
}

function without(
  sources: readonly OfficialSource[],
  others: readonly OfficialSource[],
): readonly OfficialSource[] {
  const known = new Set(others.map(sourceKey));
  return sources.filter((source) => {
    const key = sourceKey(source);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

function sourceKey({ url, title }: OfficialSource): string {
  return pageKey(url) ?? url ?? title;
}

/** A source that is known to have changed. */
export interface SourceChange {
  readonly source: OfficialSource;
  readonly changedAt: number;
}

/** When pages were last seen to change, by `pageKey`. */
export type PageChanges = Readonly<Record<string, number>>;

interface Span {
  readonly after: number;
  readonly until: number;
}

/** Which sources of an answer are known to have changed in a span of time, the latest change first. */
export function changedSources(
  { verdict: { sources } }: DoneCheck,
  changes: PageChanges,
  span: Span,
): readonly SourceChange[] {
  const found = new Map<string, SourceChange>();
  // Most histories have nothing to compare with, and reading addresses takes time.
  if (Object.keys(changes).length === 0) return [];
  for (const source of sources) {
    const key = pageKey(source.url);
    const changedAt = key !== null && Object.hasOwn(changes, key) ? changes[key] : undefined;
    if (key === null || changedAt === undefined) continue;
    if (changedAt > span.after && changedAt <= span.until) found.set(key, { source, changedAt });
  }
  return [...found.values()].sort((one, other) => other.changedAt - one.changedAt);
}

/** The latest change of a source of these answers in a span of time, as far as one is known or their passages tell. */
export function latestChange(
  answers: readonly DoneCheck[],
  known: PageChanges,
  span: Span,
): SourceChange | null {
  // Each by itself: a page may have changed after the passages of one came, and again after those of another.
  const told = [...answers.map((answer) => changesInPassages([answer])), known];
  const changes = told.flatMap((pages) => answers.flatMap((answer) => changedSources(answer, pages, span)));
  return changes.sort((one, other) => other.changedAt - one.changedAt)[0] ?? null;
}

/** The last change of each page that any of these knows. */
export function lastChanges(...known: readonly PageChanges[]): PageChanges {
  const last: Record<string, number> = {};
  for (const [key, time] of known.flatMap((changes) => Object.entries(changes))) {
    last[key] = Math.max(time, last[key] ?? 0);
  }
  return last;
}

/** What the saved passages of answers tell about changes of their pages. */
export function changesInPassages(answers: readonly DoneCheck[]): PageChanges {
  const changes: Record<string, number> = {};
  for (const { passagesBySite = [] } of answers) {
    for (const { url, changedAt } of passagesBySite.flatMap(({ passages }) => passages)) {
      const key = pageKey(url);
      const time = parseInstant(changedAt);
      if (key !== null && time !== null) changes[key] = Math.max(time, changes[key] ?? 0);
    }
  }
  return changes;
}
