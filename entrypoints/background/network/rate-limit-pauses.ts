import { browser } from "../../../utils/platform/browser.ts";
import type { Service } from "../../../utils/requests/failure.ts";
import type { Pauses } from "./http.ts";

const SERVICES: readonly Service[] = ["search", "factCheck"];

interface Kept {
  readonly since: number;
  readonly until: number;
}

/**
 * Pauses in memory, and in the store for the next life of the worker: not in the database, whose opening would be the
 * longest part of a stopped worker's first answer. Where the store cannot be used a pause holds for this life: no reason
 * to leave the service alone less, and none to fail.
 */
export function storedPauses(now: () => number = Date.now): Pauses {
  const known = new Map<Service, Kept>();
  let stored: Promise<Record<string, unknown>> | null = null;
  return {
    async until(service) {
      stored ??= area()
        .get(SERVICES.map(keyOf))
        .catch(() => ({}));
      const kept = await stored;
      const pause = known.get(service) ?? kept[keyOf(service)];
      // One that has yet to begin is of a clock that was set back since: it might last for years.
      return isKept(pause) && pause.since <= now() ? pause.until : 0;
    },
    async set(service, until) {
      const pause: Kept = { since: now(), until };
      known.set(service, pause);
      await area()
        .set({ [keyOf(service)]: pause })
        .catch(() => undefined);
    },
  };
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    "since" in value &&
    typeof value.since === "number" &&
    "until" in value &&
    typeof value.until === "number"
  );
}

/** The other windows' store would outlive a private one. */
function area() {
  return browser.extension.inIncognitoContext ? browser.storage.session : browser.storage.local;
}

function keyOf(service: Service): string {
  return `paused-until-${service}`;
}
