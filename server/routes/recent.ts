import type { Hono } from "hono";
import type * as v from "valibot";
import { readParameters } from "../http/parameters.ts";
import { Refusal } from "../http/refusal.ts";
import { FeedParameters, RecentParameters } from "../http/schemas.ts";
import { shown } from "../query/read-names.ts";
import { select } from "../query/select.ts";
import { readBound } from "../query/since.ts";
import { RECENT_ORDERS, type RecentOrder, recent, type Span } from "../store/recent.ts";
import { escapeHtml, type Hit, withoutMarkers } from "../store/results.ts";
import { isoTime } from "../store/rows.ts";
import { envelope, sliceOf } from "./search.ts";
import type { Service } from "./service.ts";

type Sent = v.InferOutput<typeof RecentParameters>;

/** Contract 4.2 and 4.3. */
export function addRecent(app: Hono, service: Service): void {
  app.get("/api/v1/recent", (context) => {
    const started = performance.now();
    const sent = readParameters(RecentParameters, context.req.url);
    const { order, span, found } = listRecent(service, sent);
    return context.json({
      ...envelope(sent, found, started),
      sort: order,
      sort_meaning: RECENT_ORDERS[order].meaning,
      window: { since: span.since > 0 ? isoTime(span.since) : null, until: isoTime(span.until) },
      place: { country: sent.country, state: sent.state, city: sent.city },
    });
  });

  app.get("/api/v1/recent.rss", (context) => {
    const sent = readParameters(FeedParameters, context.req.url);
    const { order, found } = listRecent(service, { ...sent, page: 1, facets: false });
    const feed = rssFeed(found.hits, { order, address: context.req.url, builtAt: service.now() });
    return context.body(feed, 200, { "Content-Type": "application/rss+xml; charset=utf-8" });
  });
}

function listRecent(service: Service, sent: Sent) {
  const now = service.now();
  const order = readOrder(sent.sort);
  const span: Span = {
    since: sent.since === undefined ? 0 : readEdge(sent.since, "since", now),
    until:
      sent.until === undefined ? now.getTime() : Math.min(readEdge(sent.until, "until", now), now.getTime()),
  };
  const found = recent(service.store, select(sent, service.cities), order, span, sliceOf(sent), now);
  return { order, span, found };
}

function readOrder(words: string): RecentOrder {
  const orders = Object.keys(RECENT_ORDERS).filter((name) => isOrder(name));
  const order = orders.find((name) => name === words.trim().toLowerCase());
  if (order) return order;
  throw new Refusal(400, `Unknown sort “${shown(words)}”: use one of ${orders.join(", ")}.`);
}

function isOrder(name: string): name is RecentOrder {
  return name in RECENT_ORDERS;
}

function readEdge(words: string, edge: "since" | "until", now: Date): number {
  const time = readBound(words, edge, now);
  if (time !== undefined) return time;
  throw new Refusal(
    400,
    `“${shown(words)}” can't be read as ${edge}: use 24h, 7d, 3w, 6m, 1y or an ISO date.`,
  );
}

interface Feed {
  readonly order: RecentOrder;
  readonly address: string;
  readonly builtAt: Date;
}

const DATE_OF: Record<RecentOrder, (hit: Hit) => string | null> = {
  updated: (hit) => hit.updated_at,
  published: (hit) => hit.published_at,
  changed: (hit) => hit.content_changed_at,
  crawled: (hit) => hit.last_crawled,
};

/** RSS 2.0. */
export function rssFeed(hits: readonly Hit[], { order, address, builtAt }: Feed): string {
  const { searchParams } = new URL(address);
  const places = [...searchParams.getAll("city"), ...searchParams.getAll("state")].join(", ");
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Government pages${xml(places && ` of ${places}`)}, newest first (${order})</title>
    <link>${xml(new URL("/api-guide.md", address).href)}</link>
    <description>${xml(RECENT_ORDERS[order].meaning)}</description>
    <atom:link href="${xml(address)}" rel="self" type="application/rss+xml"/>
    <lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>
${hits.map((hit) => item(hit, DATE_OF[order](hit))).join("\n")}
  </channel>
</rss>
`;
}

function item(hit: Hit, date: string | null): string {
  return `    <item>
      <title>${xml(hit.title)}</title>
      <link>${xml(hit.url)}</link>
      <guid isPermaLink="true">${xml(hit.url)}</guid>
      <description>${xml(hit.snippet)}</description>
      <category>${xml(hit.level)}</category>
${date ? `      <pubDate>${new Date(date).toUTCString()}</pubDate>\n` : ""}    </item>`;
}

function xml(text: string): string {
  return escapeHtml(withoutMarkers(text));
}
