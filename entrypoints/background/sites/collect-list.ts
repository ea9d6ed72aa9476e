import { DAY } from "../../../utils/platform/durations.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import type { Domains } from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { listLine, type Renewal, type SiteList } from "../../../utils/sites/site-list.ts";
import { LIST_LIMIT } from "../network/json.ts";

/** 50,000 sites at 500 a request; the whole registry of .gov takes 34. */
const MOST_REQUESTS = 100;

/** A list that has shrunk to less than this part is more likely a mistake of the service than the truth. */
const BELIEVED = 1 / 10;

interface Collected {
  readonly lines: readonly string[];
  readonly next: number | null;
  /** Why it stopped half way; null: it did not. */
  readonly failure: ApiFailure | null;
}

export interface CollectParts {
  ask(offset: number): Promise<Result<Domains, ApiFailure>>;
  now(): number;
  /** Whether the user takes a list that has shrunk. Asked at the end, since that may be said while it is fetched. */
  isAgreed(): boolean;
  save(list: SiteList): Promise<void>;
  /** Keeps what came of a renewal that stopped half way; null: there is none any more. */
  saveRenewal(renewal: Renewal | null): Promise<void>;
}

/** A renewal that began longer ago starts again: where the service's list goes on may have moved since. */
const LONGEST_RENEWAL = DAY;

/**
 * Fetches the list page by page and saves what came. A part is saved where there was no whole list before, so that it can
 * be used and continued. A whole list stays in use while it is renewed, and what came of a renewal is continued by the next one.
 */
export async function collectList(
  earlier: SiteList | null,
  renewal: Renewal | null,
  { ask, now, isAgreed, save, saveRenewal }: CollectParts,
): Promise<ApiFailure | null> {
  const isPart = earlier !== null && earlier.next !== null;
  const whole = isPart ? null : earlier;
  const isGoingOn =
    whole !== null && renewal !== null && Math.abs(now() - renewal.begunAt) <= LONGEST_RENEWAL;
  const begunAt = isGoingOn ? renewal.begunAt : now();
  const begun = isPart ? earlier : isGoingOn ? renewal : null;
  const { lines, next, failure } = await collect(begun?.lines ?? "", begun?.next ?? 0, ask);
  const at = now();
  if (whole !== null && failure !== null) {
    // First: a part that finds no room is not needed for the list to be used.
    await save({ ...whole, triedAt: at });
    if (next !== null && next > 0) await saveRenewal({ lines: lines.join("\n"), next, begunAt });
    return failure;
  }
  if (whole !== null && !isAgreed() && lines.length < whole.count * BELIEVED) {
    await save({ ...whole, fetchedAt: at, triedAt: at, shrunkTo: lines.length });
  } else if (lines.length > 0 || failure === null) {
    const list = { lines: lines.join("\n"), count: lines.length, next, fetchedAt: at, triedAt: at };
    await save({ ...list, shrunkTo: null });
  }
  if (renewal !== null) await saveRenewal(null);
  return failure;
}

async function collect(begun: string, from: number, ask: CollectParts["ask"]): Promise<Collected> {
  const lines = new Map<string, string>();
  for (const line of begun.split("\n")) if (line !== "") lines.set(nameOf(line), line);
  const end = (next: number | null, failure: ApiFailure | null): Collected => ({
    next,
    failure,
    lines: [...lines.values()],
  });
  const named = new Set<string>();
  let requests = 0;
  for (let offset = from; offset <= LIMITS.domainsFarthest; requests += 1) {
    if (requests === MOST_REQUESTS) return end(offset, { kind: "unreadable", problem: "too-many-parts" });
    const answer = await ask(offset);
    if (!answer.ok) return end(offset, answer.failure);
    const { domains, dropped = 0, total } = answer.value;
    const before = named.size;
    for (const domain of domains) {
      named.add(domain.domain);
      const line = listLine(domain);
      if (line !== null) lines.set(nameOf(line), line);
    }
    // Also what could not be read: a list with such sites has not ended there.
    const sent = Math.min(domains.length + dropped, LIST_LIMIT);
    offset += sent;
    const isLast = sent < LIMITS.domainsAtOnce && (total === null || offset >= total);
    // A service that knows no offset sends the same sites for ever.
    const isRepeated = named.size === before;
    if (isLast || isRepeated) break;
  }
  return end(null, null);
}

function nameOf(line: string): string {
  const end = line.indexOf("\t");
  return end < 0 ? line : line.slice(0, end);
}
