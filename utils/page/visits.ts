import { cacheKey } from "../query/parameters.ts";
import type { RecentRequest } from "../query/request.ts";
import { localRecord } from "./local-record.ts";

/** When each feed was last looked at, so that what is new since then can be marked. */
type Visits = Readonly<Record<string, number>>;

const record = localRecord<Visits>("visits", 1);
const FEEDS_KEPT = 60;

/** A feed is its filters and order: going to its second page or another period is no new visit of another feed. */
function feedKey(request: RecentRequest): string {
  return cacheKey({ ...request, page: 1, size: 20, since: null, until: null });
}

/** Answers when this feed was looked at before, null for the first time, and remembers this visit. */
export function visitFeed(request: RecentRequest, now: number): number | null {
  const visits = record.read() ?? {};
  const key = feedKey(request);
  const before = visits[key] ?? null;
  record.write(latest({ ...visits, [key]: now }));
  return before;
}

function latest(visits: Visits): Visits {
  return Object.fromEntries(
    Object.entries(visits)
      .sort(([, a], [, b]) => b - a)
      .slice(0, FEEDS_KEPT),
  );
}
