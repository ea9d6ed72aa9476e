import type { SourceChanges, SourceSite } from "../../../../utils/checks/sources/source-changes.ts";
import { HOUR } from "../../../../utils/platform/durations.ts";

/** A site is not asked about again sooner than this. */
export const ASKED_AGAIN_AFTER = HOUR;
/** For all verdicts together, however many there are. */
export const MOST_REQUESTS = 20;
/** Of the domains in one address. Servers and proxies refuse addresses that are much longer. */
const LONGEST_DOMAINS = 3_000;
/** In one request. The contract names no limit, but services refuse long lists of values. */
const MOST_DOMAINS = 50;

/** Sites to ask about in one go, and from when on. */
export interface Batch {
  readonly hosts: readonly string[];
  readonly since: number;
  /** How many pages of the answer may be read. */
  readonly requests: number;
}

/**
 * The requests for all sites that were not asked about within the hour. Sites with checks of about the same age go together,
 * so that recent checks do not make the service list the changes of years.
 */
export function planBatches(
  sites: readonly SourceSite[],
  { askedAt }: SourceChanges,
  now: number,
): readonly Batch[] {
  const due = sites
    .filter(({ host }) => Math.abs(now - (askedAt[host] ?? Number.NEGATIVE_INFINITY)) >= ASKED_AGAIN_AFTER)
    .sort((one, other) => other.since - one.since);
  const batches: { hosts: string[]; since: number; length: number }[] = [];
  for (const { host, since } of due) {
    const length = `&domain=${host}`.length;
    const last = batches.at(-1);
    const isFull = last !== undefined && last.hosts.length >= MOST_DOMAINS;
    if (last === undefined || isFull || last.length + length > LONGEST_DOMAINS) {
      batches.push({ hosts: [host], since, length });
    } else {
      last.hosts.push(host);
      last.since = since;
      last.length += length;
    }
  }
  const kept = batches.slice(0, MOST_REQUESTS);
  const each = Math.floor(MOST_REQUESTS / Math.max(1, kept.length));
  return kept.map(({ hosts, since }) => ({ hosts, since, requests: each }));
}
