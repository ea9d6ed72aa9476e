import { browser } from "../../../utils/platform/browser.ts";
import { type StorageKey, storageArea } from "../../../utils/platform/stored-data.ts";
import type { Service } from "../../../utils/requests/failure.ts";

/** How long each service asked not to be called (HTTP 429), for every window and across restarts of the worker. */
export interface RateLimitPauses {
  readonly until: (service: Service) => Promise<number>;
  readonly set: (service: Service, until: number) => Promise<void>;
}

/** Used where a 429 has no `Retry-After`. The fact-check service counts over 60 s (§8). */
const DEFAULT_PAUSE: Record<Service, number> = { search: 30_000, factCheck: 60_000 };
/** A service whose clock is wrong must not be out of use for good. */
const LONGEST_PAUSE = 24 * 60 * 60_000;
const SHORTEST_PAUSE = 1000;

/** When a service that answered 429 may be called again. */
export function pauseEnd(service: Service, retryAfter: string | null, now: number): number {
  const wait = retryAfterMs(retryAfter, now) ?? DEFAULT_PAUSE[service];
  return now + Math.min(Math.max(wait, SHORTEST_PAUSE), LONGEST_PAUSE);
}

/** Reads `Retry-After` as seconds or as an HTTP date; null where it is missing or unreadable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // HTTP dates start with the weekday; `Date.parse` alone would also accept "-5" and "soon 2".
  const time = /^(mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time - now;
}

const SERVICES: readonly Service[] = ["search", "factCheck"];

interface Pause {
  readonly since: number;
  readonly until: number;
}

/**
 * Pauses in memory and in `storage`, for the next life of the worker. Not in the database: opening that would be the
 * longest part of a stopped worker's first answer. If storage fails, a pause still holds until the worker stops.
 */
export function storedPauses(now: () => number = Date.now): RateLimitPauses {
  const known = new Map<Service, Pause>();
  let stored: Promise<Record<string, unknown>> | null = null;
  return {
    async until(service) {
      stored ??= area()
        .get(SERVICES.map(keyOf))
        .catch(() => ({}));
      const kept = await stored;
      const pause = known.get(service) ?? kept[keyOf(service)];
      // A pause that starts in the future was stored before the clock was set back, and could last for years.
      return isPause(pause) && pause.since <= now() ? pause.until : 0;
    },
    async set(service, until) {
      const pause: Pause = { since: now(), until };
      known.set(service, pause);
      await area()
        .set({ [keyOf(service)]: pause })
        .catch(heldInMemory);
    },
  };
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
  const name = storageArea(keyOf("search"), browser.extension.inIncognitoContext === true);
  return browser.storage[name ?? "session"];
}

function keyOf(service: Service): StorageKey {
  return `paused-until-${service}`;
}
