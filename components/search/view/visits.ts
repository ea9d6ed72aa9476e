import type { RecentRequest } from "../../../utils/search/request.ts";
import { cacheKey } from "../../../utils/search/to-parameters.ts";
import { keptRecord } from "../../base/kept-record.ts";

/** When each feed was last viewed, so that newer results can be marked. */
type Visits = Readonly<Record<string, number>>;

const FEEDS_KEPT = 60;
const record = keptRecord<Visits>("visits", 1, { join: joinVisits });

/** A feed is its filters and order. Its second page, or another period, is still the same feed. */
function feedKey(request: RecentRequest): string {
  return cacheKey({ ...request, page: 1, size: 20, since: null, until: null });
}

/** Marks stay while a page is open: results that were new when it opened are still shown as new. */
const beforeThisPage = new Map<string, number | null>();
/** What was seen while the earlier visits were still being read. */
let unwritten: Visits = {};
/** One visit is written after the other, so that none is lost. */
let writing: Promise<unknown> = Promise.resolve();

/**
 * Stores how recent the shown feed is. Returns when it was viewed before this page was opened; null: never. For a feed that this
 * page knows, it does so at once.
 */
export function visitFeed(request: RecentRequest, seen: number): number | null | Promise<number | null> {
  const key = feedKey(request);
  unwritten = joinVisits(unwritten, { [key]: seen });
  // The page may be closed before the earlier visits are read.
  record.hold(unwritten);
  const visit = writing.then(async () => {
    const visits = notAhead((await record.read()) ?? {}, Math.max(seen, Date.now()));
    const last = visits[key] ?? null;
    const before = beforeThisPage.get(key);
    if (before === undefined) beforeThisPage.set(key, last);
    const { [key]: latest = seen, ...others } = unwritten;
    unwritten = others;
    if (Object.keys(others).length > 0) record.hold(others);
    // Only marks are missing where it has no room.
    await record.write(joinVisits(visits, { [key]: latest }));
    return before === undefined ? last : before;
  });
  writing = visit;
  const before = beforeThisPage.get(key);
  return before === undefined ? visit : before;
}

/** A visit of a clock that was ahead was not after now: until that time nothing would be new. */
function notAhead(visits: Visits, now: number): Visits {
  return Object.fromEntries(Object.entries(visits).map(([key, time]) => [key, Math.min(time, now)]));
}

/** The later visit of each feed: a saved copy can be older than what was already seen. */
function joinVisits(kept: Visits, seen: Visits): Visits {
  const later = Object.entries(seen).map(([key, time]) => [key, Math.max(time, kept[key] ?? 0)] as const);
  return Object.fromEntries(
    Object.entries({ ...kept, ...Object.fromEntries(later) })
      .sort(([, a], [, b]) => b - a)
      .slice(0, FEEDS_KEPT),
  );
}
