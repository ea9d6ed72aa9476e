import type { Hono } from "hono";
import { readParameters } from "../http/parameters.ts";
import { Refusal } from "../http/refusal.ts";
import { SearchParameters } from "../http/schemas.ts";
import { parseQuery } from "../query/parse.ts";
import { select } from "../query/select.ts";
import { type Hit, markedHtml } from "../store/results.ts";
import { type Found, RESULT_WINDOW, type Slice, search } from "../store/search.ts";
import type { Service } from "./service.ts";

/** Contract 4.1. */
export function addSearch(app: Hono, service: Service): void {
  app.get("/api/v1/search", (context) => {
    const started = performance.now();
    const sent = readParameters(SearchParameters, context.req.url);
    if (parseQuery(sent.q).length === 0) {
      throw new Refusal(400, "The query is empty: give q at least one word or operator.");
    }
    const slice = sliceOf(sent);
    const found = search(service.store, select(sent, service.cities), slice, service.now());
    return context.json(envelope(sent, found, started));
  });
}

interface Paging {
  readonly q: string;
  readonly page: number;
  readonly size: number;
  readonly facets: boolean;
}

export function sliceOf({ page, size, facets }: Omit<Paging, "q">): Slice {
  const offset = (page - 1) * size;
  if (offset >= RESULT_WINDOW) {
    throw new Refusal(
      400,
      `Page ${page} lies beyond the first ${RESULT_WINDOW} results, which are all that can be paged through: narrow the search.`,
    );
  }
  return { offset, size, facets };
}

/** The answer of search and recent: contract 2.2. Without facets the member stays, empty. */
export function envelope(sent: Paging, found: Found, started: number) {
  return {
    query: sent.q,
    total: found.total,
    total_is_lower_bound: found.isLowerBound,
    page: sent.page,
    size: sent.size,
    results: found.hits.map(result),
    facets: found.facets ?? {},
    took_ms: Math.round((performance.now() - started) * 100) / 100,
  };
}

/** Title and snippet go out as escaped HTML, everything else raw: contract 2.1. */
function result(hit: Hit) {
  return { ...hit, title: markedHtml(hit.title), snippet: markedHtml(hit.snippet) };
}
