import type { Hono } from "hono";
import type * as v from "valibot";
import { readParameters } from "../http/parameters.ts";
import { Refusal } from "../http/refusal.ts";
import { FeedParameters, RecentParameters } from "../http/schemas.ts";
import { shown } from "../query/read-names.ts";
import { select } from "../query/select.ts";
import { readBound } from "../query/since.ts";
import { RECENT_ORDERS, type RecentOrder, recent, type Span } from "../store/recent.ts";
import { isoTime } from "../store/rows.ts";
import { envelope, sliceOf } from "./envelope.ts";
import { rssFeed } from "./rss.ts";
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
