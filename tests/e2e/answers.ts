/** A result as the service sends it, with whatever a test says instead. */
export function resultBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    url: "https://www.austintexas.gov/page",
    title: "Property <mark>tax</mark> exemptions",
    snippet: "How to file for a homestead <mark>tax</mark> exemption.",
    domain: "austintexas.gov",
    organization: "City of Austin",
    country: "US",
    level: "city",
    state: "TX",
    city: "Austin",
    language: "en",
    content_type: "text/html",
    published_at: "2026-11-02T09:00:00Z",
    content_changed_at: "2026-11-03T09:00:00Z",
    updated_at: "2026-11-03T09:00:00Z",
    last_crawled: "2026-11-04T09:00:00Z",
    word_count: 100,
    score: 1,
    ...change,
  };
}

/** A whole answer to a search, as the body of the fault `custom`. */
export function answerBody(results: readonly unknown[], change: Record<string, unknown> = {}): string {
  return JSON.stringify({
    query: "tax",
    total: results.length,
    total_is_lower_bound: false,
    page: 1,
    size: 10,
    results,
    facets: {},
    took_ms: 3,
    ...change,
  });
}
