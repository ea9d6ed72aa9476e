/** How long the worker waits for an answer, in milliseconds, by what was asked. */
export const TIMEOUTS = {
  search: 10_000,
  watch: 10_000,
  /** A part of the list of government sites is long. */
  siteList: 20_000,
  health: 10_000,
  /** The service reads official sources before it answers, which may take 75 s for a claim. */
  factCheck: 180_000,
} as const;
