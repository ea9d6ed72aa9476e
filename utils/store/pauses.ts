import type { Service } from "../api/failure.ts";
import type { Pauses } from "../api/http.ts";
import { browser } from "../browser.ts";

const SERVICES: readonly Service[] = ["search", "factCheck"];

/**
 * Pauses in memory, and in the store for the next life of the worker: not in the database, whose opening would be the
 * longest part of a stopped worker's first answer. Where the store cannot be used a pause holds for this life: no reason
 * to leave the service alone less, and none to fail.
 */
export function storedPauses(): Pauses {
  const known = new Map<Service, number>();
  let stored: Promise<Record<string, unknown>> | null = null;
  return {
    async until(service) {
      stored ??= area()
        .get(SERVICES.map(keyOf))
        .catch(() => ({}));
      const kept = await stored;
      const until = known.get(service) ?? kept[keyOf(service)];
      return typeof until === "number" ? until : 0;
    },
    async set(service, until) {
      known.set(service, until);
      await area()
        .set({ [keyOf(service)]: until })
        .catch(() => undefined);
    },
  };
}

/** The other windows' store would outlive a private one. */
function area() {
  return browser.extension.inIncognitoContext ? browser.storage.session : browser.storage.local;
}

function keyOf(service: Service): string {
  return `paused-until-${service}`;
}
