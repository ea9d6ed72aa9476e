import type { Check, DoneCheck } from "../check.ts";
import {
  lastChanges,
  latestChange,
  type PageChanges,
  type SourceChange,
} from "../history/earlier-answers.ts";
import { allSites, pageKey } from "./passages.ts";

/** What is known of changes of the pages that verdicts rest on. One record. */
export interface SourceChanges {
  /** When the service was last asked about a site. */
  readonly askedAt: Readonly<Record<string, number>>;
  readonly pages: PageChanges;
}

export const NO_SOURCE_CHANGES: SourceChanges = { askedAt: {}, pages: {} };

/** A site, and the time of the oldest check that names a page of it. */
export interface SourceSite {
  readonly host: string;
  readonly since: number;
}

export interface Sources {
  readonly sites: readonly SourceSite[];
  /** The pages named as sources, by `pageKey`. */
  readonly pages: ReadonlySet<string>;
}

/** Collects what verdicts rest on, however many there are. */
export function collectSources() {
  const oldest = new Map<string, number>();
  const pages = new Set<string>();
  return {
    add(check: Check): void {
      if (check.state !== "done") return;
      for (const host of allSites(check.verdict.sources)) {
        oldest.set(host, Math.min(check.finishedAt, oldest.get(host) ?? Number.POSITIVE_INFINITY));
      }
      for (const { url } of check.verdict.sources) {
        const key = pageKey(url);
        if (key !== null) pages.add(key);
      }
    },
    sources: (): Sources => ({ sites: [...oldest].map(([host, since]) => ({ host, since })), pages }),
  };
}

/** What is known of the pages that these checks rest on. */
export function changesOf(checks: readonly Check[], known: SourceChanges): PageChanges {
  const collected = collectSources();
  for (const check of checks) collected.add(check);
  const { pages } = collected.sources();
  return Object.fromEntries(Object.entries(known.pages).filter(([key]) => pages.has(key)));
}

/** The last change of a source after its verdict, as far as one is known. */
export function changeSince(check: DoneCheck, { pages }: SourceChanges): SourceChange | null {
  return latestChange([check], pages, { after: check.finishedAt, until: Number.POSITIVE_INFINITY });
}

/** What is known after changes of some pages were found otherwise. */
export function withChanges(known: SourceChanges, changes: PageChanges): SourceChanges {
  return { ...known, pages: lastChanges(known.pages, changes) };
}

/** What is known after a batch was answered, without what no verdict rests on any more. */
export function withAnswers(
  known: SourceChanges,
  sources: Sources,
  answered: { readonly hosts: readonly string[]; readonly at: number; readonly changes: PageChanges },
): SourceChanges {
  const hosts = new Set(sources.sites.map(({ host }) => host));
  const askedAt = {
    ...known.askedAt,
    ...Object.fromEntries(answered.hosts.map((host) => [host, answered.at])),
  };
  const pages = Object.entries(lastChanges(known.pages, answered.changes));
  return {
    askedAt: Object.fromEntries(Object.entries(askedAt).filter(([host]) => hosts.has(host))),
    pages: Object.fromEntries(pages.filter(([key]) => sources.pages.has(key))),
  };
}
