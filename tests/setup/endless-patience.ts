/** How long the extension waits, in milliseconds, before it goes on without: for rows of the address bar, lists, and a page's words. */
export const PATIENCES = { addressBar: 700, lists: 1000, selection: 1000 } as const;

/**
 * A wait of so many milliseconds never ends here, so that what is waited for comes, however busy the machine is. To be run in a
 * worker, or in a page before its scripts.
 */
export function patienceNeverEnds(milliseconds: number): void {
  const start = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, time?: number, ...rest: readonly unknown[]) =>
    time === milliseconds ? 0 : start(work, time, ...rest)) as never;
}
