import { browser } from "../../../utils/platform/browser.ts";
import { DAY, MINUTE, SECOND } from "../../../utils/platform/durations.ts";
import type { Service } from "../../../utils/platform/failure.ts";
import { isPrivateWindow } from "../../../utils/platform/private-window.ts";
import { type StorageKey, storageArea } from "../../../utils/platform/stored-data.ts";

/** How long each service asked not to be called (HTTP 429), for every window and across restarts of the worker. */
export interface RateLimitPauses {
  readonly until: (service: Service) => Promise<number>;
  /** Takes the one request that a user may send in spite of a pause; false where it was sent already. */
  readonly takeRequest: (service: Service) => Promise<boolean>;
  readonly isRequestTaken: (service: Service) => Promise<boolean>;
  /** A later 429 in a pause makes that pause longer, never shorter. 0 ends it. */
  readonly set: (service: Service, until: number) => Promise<void>;
}

/** Used where a 429 has no `Retry-After`. The fact-check service counts over 60 s (§8). */
const DEFAULT_PAUSE: Record<Service, number> = { search: 30 * SECOND, factCheck: MINUTE };
/** A service whose clock is wrong must not be out of use for good. */
const LONGEST_PAUSE = DAY;
const SHORTEST_PAUSE = 1000;

/** When a service that answered 429 may be called again. */
export function pauseEnd(service: Service, headers: Headers, now: number): number {
  const wait = retryAfterMs(headers, now) ?? DEFAULT_PAUSE[service];
  return now + Math.min(Math.max(wait, SHORTEST_PAUSE), LONGEST_PAUSE);
}

/**
 * Reads `Retry-After` as seconds or as an HTTP date; null where it is missing or unreadable. A date is of the service's
 * clock, which its `Date` tells; this device's own may differ by hours.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const time = httpDate(text);
  return time === null ? null : time - (httpDate(headers.get("date")?.trim() ?? "") ?? now);
}

const LONGEST_DATE = 40;

/** HTTP dates start with the weekday; `Date.parse` alone would also accept "-5" and "soon 2". */
function httpDate(text: string): number | null {
  if (text.length > LONGEST_DATE || !/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  // The form of asctime names no zone and means UTC (RFC 9110, 5.6.7), but `Date.parse` takes it for local time.
  const isAscTime = /^[a-z]{3} [a-z]{3} +\d{1,2} [\d:]{8} \d{4}$/i.test(text);
  const time = Date.parse(isAscTime ? `${text} GMT` : text);
  return Number.isNaN(time) ? null : time;
}

const SERVICES: readonly Service[] = ["search", "factCheck"];

interface Pause {
  readonly since: number;
  readonly until: number;
  readonly asked?: true;
}

/**
 * Pauses in memory and in `storage`, for the next life of the worker. Not in the database: opening that would be the
 * longest part of a stopped worker's first answer. If storage fails, a pause still holds until the worker stops.
 */
export function storedPauses(now: () => number = Date.now): RateLimitPauses {
  const known = new Map<Service, Pause>();
  let stored: Promise<Record<string, unknown>> | null = null;

  async function current(service: Service): Promise<Pause | null> {
    stored ??= area().get(SERVICES.map(keyOf)).catch(unread);
    const kept = await stored;
    const pause = known.get(service) ?? kept[keyOf(service)];
    if (!isPause(pause)) return null;
    // One that starts in the future is from before the clock was set back, and could last for years: it begins again.
    if (pause.since <= now()) return pause;
    const again = fromNow(pause, now());
    await keep(service, again);
    return again;
  }

  /** The next request reads again: what an earlier life of the worker stored still holds. */
  function unread(error: unknown): Record<string, unknown> {
    console.warn("Pauses could not be read:", error);
    stored = null;
    return {};
  }

  async function keep(service: Service, pause: Pause): Promise<void> {
    known.set(service, pause);
    await area()
      .set({ [keyOf(service)]: pause })
      .catch(heldInMemory);
  }

  return {
    until: async (service) => (await current(service))?.until ?? 0,
    isRequestTaken: async (service) => (await current(service))?.asked === true,
    async takeRequest(service) {
      const before = await current(service);
      // Another page may have taken it since.
      const pause = known.get(service) ?? before;
      if (pause === null || pause.asked) return false;
      await keep(service, { ...pause, asked: true });
      return true;
    },
    async set(service, until) {
      const read = await current(service);
      // Another request may have been told to wait since.
      const before = known.get(service) ?? read;
      const isLonger = until > 0 && before !== null && before.until > now();
      await keep(service, {
        since: now(),
        until: isLonger ? Math.max(before.until, until) : until,
        ...(isLonger && before.asked && { asked: true }),
      });
    },
  };
}

function fromNow(pause: Pause, now: number): Pause {
  return { ...pause, since: now, until: now + Math.max(0, pause.until - pause.since) };
}

/** A pause that cannot be stored holds for this life of the worker. */
function heldInMemory(error: unknown): void {
  console.warn("A pause could not be stored:", error);
}

function isPause(value: unknown): value is Pause {
  return (
    typeof value === "object" &&
    value !== null &&
    "since" in value &&
    typeof value.since === "number" &&
    "until" in value &&
    typeof value.until === "number"
  );
}

function area() {
  const name = storageArea(keyOf("search"), isPrivateWindow());
  return browser.storage[name ?? "session"];
}

function keyOf(service: Service): StorageKey {
  return `paused-until-${service}`;
}
