import * as v from "valibot";
import type {
  FacetCount,
  FacetName,
  Facets,
  RecentPage,
  ResultPage,
  SearchResult,
} from "../../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../../utils/search/service-limits.ts";
import { linkHost } from "../../../../utils/sites/link-host.ts";
import {
  anyList,
  countOrNothing,
  durationOrNull,
  essentialCount,
  essentialList,
  essentialText,
  flag,
  text,
  textOrNull,
} from "../../network/json.ts";

const result = v.pipe(
  v.object({
    url: essentialText,
    title: text,
    snippet: text,
    domain: text,
    organization: text,
    country: text,
    level: text,
    state: textOrNull,
    city: textOrNull,
    language: textOrNull,
    content_type: textOrNull,
    published_at: textOrNull,
    content_changed_at: textOrNull,
    updated_at: textOrNull,
    last_crawled: textOrNull,
    word_count: countOrNothing,
  }),
  v.transform(
    (sent): SearchResult => ({
      url: sent.url,
      title: sent.title,
      snippet: sent.snippet,
      domain: sent.domain || (linkHost(sent.url) ?? ""),
      organization: sent.organization,
      country: sent.country,
      level: sent.level,
      state: sent.state,
      city: sent.city,
      language: sent.language,
      contentType: sent.content_type,
      publishedAt: sent.published_at,
      contentChangedAt: sent.content_changed_at,
      updatedAt: sent.updated_at,
      lastCrawled: sent.last_crawled,
      ...(sent.word_count !== undefined && { wordCount: sent.word_count }),
    }),
  ),
);

const facetCount: v.GenericSchema<unknown, FacetCount> = v.object({
  value: essentialText,
  count: essentialCount,
});

const FACETS: readonly FacetName[] = ["countries", "levels", "states", "cities", "domains", "types"];
const counts = anyList(facetCount);

/** Facets may be absent, null, empty or partial (contract §2.2); a key without counts is left out. */
const facets = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((sent) => {
    const read: Partial<Record<FacetName, readonly FacetCount[]>> = {};
    for (const name of FACETS) {
      const found = v.parse(counts, sent[name]);
      if (found.length > 0) read[name] = found;
    }
    return read satisfies Facets;
  }),
);

const envelope = {
  total: essentialCount,
  total_is_lower_bound: flag,
  page: v.fallback(v.pipe(essentialCount, v.minValue(1)), 1),
  size: v.fallback(v.pipe(essentialCount, v.minValue(1), v.maxValue(LIMITS.sizeMaximum)), 0),
  results: essentialList(result, LIMITS.sizeMaximum),
  facets,
  took_ms: durationOrNull,
};

type Envelope = v.InferOutput<v.ObjectSchema<typeof envelope, undefined>>;

export const resultPage = v.pipe(v.object(envelope), v.transform(pageOf));

export const recentPage = v.pipe(
  v.object({ ...envelope, window: textOrNull, place: textOrNull }),
  v.transform(
    (sent): RecentPage => ({
      ...pageOf(sent),
      echoes: [sent.window, sent.place].filter((words) => words !== null),
    }),
  ),
);

function pageOf(sent: Envelope): ResultPage {
  return {
    total: sent.total,
    totalIsLowerBound: sent.total_is_lower_bound,
    page: sent.page,
    size: sent.size || Math.max(1, sent.results.items.length),
    results: sent.results.items,
    dropped: sent.results.dropped,
    facets: sent.facets,
    tookMs: sent.took_ms,
  };
}
