/** How much of what is followed is kept at most. */
export const WATCH_LIMITS = {
  watches: 200,
  /** Entries kept for each watch. */
  entries: 500,
  nameLength: 120,
} as const;
