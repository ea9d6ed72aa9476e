import { localRecord } from "../../utils/platform/local-record.ts";
import { cacheKey } from "../../utils/requests/parameters.ts";
import type { RecentRequest } from "../../utils/requests/request.ts";

/** When each feed was last looked at, so that what is new since then can be marked. */
type Visits = Readonly<Record<string, number>>;

const record = localRecord<Visits>("visits", 1);
const FEEDS_KEPT = 60;

/** A feed is its filters and order: going to its second page or another period is no new visit of another feed. */
function feedKey(request: RecentRequest): string {
  return cacheKey({ ...request, page: 1, size: 20, since: null, until: null });
}

/** As long as a page is open its marks stay: what was new when it came is new still. */
const beforeThisPage = new Map<string, number | null>();

/** Remembers from when the feed shown is; answers when it was looked at before this page, null for never. */
export function visitFeed(request: RecentRequest, seen: number): number | null {
  const visits = record.read() ?? {};
  const key = feedKey(request);
  const last = visits[key] ?? null;
  const before = beforeThisPage.get(key);
  if (before === undefined) beforeThisPage.set(key, last);
  // A saved copy can be older than what was seen already.
  record.write(latest({ ...visits, [key]: Math.max(seen, last ?? 0) }));
  return before === undefined ? last : before;
}

function latest(visits: Visits): Visits {
  return Object.fromEntries(
    Object.entries(visits)
      .sort(([, a], [, b]) => b - a)
      .slice(0, FEEDS_KEPT),
  );
}
