import { LIMITS } from "../search/service-limits.ts";

/** How much of what is followed is kept at most. */
export const WATCH_LIMITS = {
  watches: 200,
  /** Entries kept for each watch. */
  entries: 500,
  nameLength: 120,
} as const;

/** New pages are counted up to here: the search service lists no more of a view, so that what is beyond is only "more". */
export const MOST_COUNTED = LIMITS.window;
