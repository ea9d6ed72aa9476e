import { parseInstant } from "../../text/dates.ts";
import type { DoneCheck } from "../check.ts";
import type { PageChanges } from "../history/earlier-answers.ts";
import { firstSources, type OfficialSource } from "../verdict.ts";
import { type Passage, pageKey, type SitePassages } from "./passages.ts";

/** A source whose passage was asked for again after it changed. */
export interface ThenAndNow {
  readonly source: OfficialSource;
  readonly earlier: Passage;
  readonly thenAt: number;
  /** null: no passage of the page was found. */
  readonly now: Passage | null;
  readonly nowAt: number;
}

/** The sources of a verdict whose passages are known then and now, each page once. */
export function thenAndNow({
  verdict,
  passagesBySite = [],
  passagesBySiteNow = [],
}: DoneCheck): readonly ThenAndNow[] {
  if (passagesBySiteNow.length === 0) return [];
  const known = new Set<string>();
  return firstSources(verdict.sources).flatMap((source) => {
    const key = pageKey(source.url);
    if (key === null || known.has(key)) return [];
    known.add(key);
    const before = found(passagesBySite, key);
    const after = before && passagesBySiteNow.find(({ host }) => host === before.site.host);
    if (before === null || !after) return [];
    const now = after.passages.find(({ url }) => pageKey(url) === key) ?? null;
    return [{ source, earlier: before.passage, thenAt: before.site.at, now, nowAt: after.at }];
  });
}

/** The sites of a verdict whose pages have changed since their passages came. */
export function changedSites(
  { verdict, passagesBySite = [], passagesBySiteNow = [] }: DoneCheck,
  changes: PageChanges,
): readonly string[] {
  const hosts = firstSources(verdict.sources).flatMap(({ url }) => {
    const key = pageKey(url);
    const before = key === null ? null : found(passagesBySite, key);
    if (key === null || before === null || !Object.hasOwn(changes, key)) return [];
    const changedAt = changes[key] ?? 0;
    const { host } = before.site;
    const asked = passagesBySiteNow.find((site) => site.host === host)?.at;
    // The index may list a change later than the day it was made on.
    const seen = asked ?? parseInstant(before.passage.changedAt) ?? before.site.at;
    return changedAt > seen ? [host] : [];
  });
  return [...new Set(hosts)];
}

interface Found {
  readonly site: SitePassages;
  readonly passage: Passage;
}

function found(passagesBySite: readonly SitePassages[], key: string): Found | null {
  for (const site of passagesBySite) {
    const passage = site.passages.find(({ url }) => pageKey(url) === key);
    if (passage !== undefined) return { site, passage };
  }
  return null;
}
