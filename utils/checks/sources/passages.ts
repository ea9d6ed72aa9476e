import type { SearchResult } from "../../search/service-answers.ts";
import { plainHost } from "../../sites/link-host.ts";
import { privateHostIn } from "../../sites/private-host.ts";
import { MOST } from "../../text/input-limits.ts";
import { withoutEndSlashes } from "../../text/tidy.ts";
import { firstSources, type OfficialSource } from "../verdict.ts";

/** What the search service's index holds of a page, as it was sent. */
export interface Passage {
  readonly url: string;
  /** Escaped text with `<mark>`, to be read by `highlightParts`. */
  readonly title: string;
  readonly snippet: string;
  readonly contentType: string | null;
  readonly changedAt: string | null;
  /** When the service last read the page. */
  readonly readAt: string | null;
}

/** What was found on one site. */
export interface SitePassages {
  readonly host: string;
  /** When the service answered. */
  readonly at: number;
  readonly inIndex: boolean;
  /** The sources' own pages, then a few others. */
  readonly passages: readonly Passage[];
}

/** Saved with the verdict it belongs to. A site that is missing was not asked for, or the service did not answer. */
export type PassagesBySite = readonly SitePassages[];

/** What can be shown of one source. */
export type FoundPassages =
  | { readonly kind: "passage"; readonly passage: Passage; readonly at: number }
  /** The page is not in the index, or none of its words match. */
  | { readonly kind: "other-pages"; readonly host: string; readonly others: readonly Passage[] }
  | { readonly kind: "outside-index"; readonly host: string }
  /** The service named no public web page. */
  | { readonly kind: "no-page" }
  | { readonly kind: "missing"; readonly host: string }
  /** Not looked up, because the verdict names more sites than are asked. */
  | { readonly kind: "beyond" };

/** Each site costs one request, and up to four where a page is not found, and a service may name any number of sources. */
export const MOST_SITES = 8;
const MOST_OTHERS = 3;

/** The sites to ask about, in the order of the sources. */
export function sitesOf(sources: readonly OfficialSource[]): readonly string[] {
  return allSites(firstSources(sources)).slice(0, MOST_SITES);
}

/** Every public site that sources name. */
export function allSites(sources: readonly OfficialSource[]): readonly string[] {
  const hosts = sources.flatMap(({ url }) => hostOf(url) ?? []);
  return [...new Set(hosts.filter((host) => !isNumeric(host)))];
}

/** Which sites are still to be asked about. */
export function missingSites(
  sources: readonly OfficialSource[],
  passagesBySite: PassagesBySite | undefined,
): readonly string[] {
  return withoutKnown(sitesOf(sources), passagesBySite);
}

/** The sites after those that are asked about at first. */
export function furtherSites(
  sources: readonly OfficialSource[],
  passagesBySite: PassagesBySite | undefined,
): readonly string[] {
  return withoutKnown(allSites(firstSources(sources)).slice(MOST_SITES), passagesBySite);
}

function withoutKnown(
  hosts: readonly string[],
  passagesBySite: PassagesBySite | undefined,
): readonly string[] {
  return hosts.filter((host) => !passagesBySite?.some((site) => site.host === host));
}

/** Whether a passage is longer than what is kept of one, so that its end is missing. */
export function isCut({ snippet }: Passage): boolean {
  return snippet.length === MOST.serviceText && snippet.endsWith("…");
}

/** What to keep of a site's results: the pages that are sources, and a few others. */
export function sitePassages(
  host: string,
  sources: readonly OfficialSource[],
  results: readonly SearchResult[],
  found: { readonly at: number; readonly inIndex: boolean },
): SitePassages {
  const wanted = new Set(sources.flatMap(({ url }) => pageKey(url) ?? []));
  const pages = new Map<string, SearchResult>();
  for (const result of results) {
    const key = pageKey(result.url);
    if (key !== null && isOf(host, result.url) && !pages.has(key)) pages.set(key, result);
  }
  const own = [...pages].filter(([key]) => wanted.has(key));
  const others = [...pages].filter(([key]) => !wanted.has(key)).slice(0, MOST_OTHERS);
  return { host, ...found, passages: [...own, ...others].map(([, result]) => passageOf(result)) };
}

/** Whether every source on a site was found, so that no broader search is needed. */
export function hasAllPages(host: string, sources: readonly OfficialSource[], site: SitePassages): boolean {
  const found = new Set(site.passages.map(({ url }) => pageKey(url)));
  return sources.every(({ url }) => hostOf(url) !== host || found.has(pageKey(url)));
}

export function passagesOf(
  source: OfficialSource,
  sources: readonly OfficialSource[],
  passagesBySite: PassagesBySite,
): FoundPassages {
  const host = hostOf(source.url);
  if (host === null) return { kind: "no-page" };
  if (isNumeric(host)) return { kind: "outside-index", host };
  const site = passagesBySite.find((each) => each.host === host);
  if (site === undefined) {
    return sitesOf(sources).includes(host) ? { kind: "missing", host } : { kind: "beyond" };
  }
  const key = pageKey(source.url);
  const passage = site.passages.find(({ url }) => pageKey(url) === key);
  if (passage !== undefined) return { kind: "passage", passage, at: site.at };
  if (!site.inIndex) return { kind: "outside-index", host };
  const own = new Set(firstSources(sources).map(({ url }) => pageKey(url)));
  return {
    kind: "other-pages",
    host,
    others: site.passages.filter(({ url }) => isOf(host, url) && !own.has(pageKey(url))),
  };
}

/** The passages that are shown for a source. */
export function passagesIn(found: FoundPassages): readonly Passage[] {
  if (found.kind === "passage") return [found.passage];
  return found.kind === "other-pages" ? found.others : [];
}

/** Equal for two addresses of one page: scheme, `www.`, a slash at the end and the fragment do not tell pages apart. */
export function pageKey(address: string | null): string | null {
  const url = publicPage(address);
  return url && `${plainHost(url.host)}${withoutEndSlashes(url.pathname)}${url.search}`;
}

/** Whether a page is of a site or of one below it, as was asked for: an answer with another's is not shown under its name. */
function isOf(site: string, address: string): boolean {
  const host = hostOf(address);
  return host === site || (host?.endsWith(`.${site}`) ?? false);
}

function hostOf(address: string | null): string | null {
  const url = publicPage(address);
  return url && plainHost(url.hostname.replace(/\.$/, ""));
}

/** A page that others can open too: the address of any other is never sent. */
function publicPage(address: string | null): URL | null {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username === "" && url.password === "" && privateHostIn(url.href) === null ? url : null;
}

/** A bare IP address, which no index of government sites has. */
function isNumeric(host: string): boolean {
  return host.startsWith("[") || /^\d+(\.\d+){3}$/.test(host);
}

export function passageOf({
  url,
  title,
  snippet,
  contentType,
  contentChangedAt,
  lastCrawled,
}: SearchResult): Passage {
  return { url, title, snippet, contentType, changedAt: contentChangedAt, readAt: lastCrawled };
}
