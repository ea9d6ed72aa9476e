import type { Service } from "../api/failure.ts";
import type { Pauses } from "../api/http.ts";
import { readMark, writeMark } from "./marks.ts";

/**
 * Pauses in memory, and in the store for the next life of the worker. Where the store cannot be used a pause holds for
 * this life: no reason to leave the service alone less, and none to fail.
 */
export function storedPauses(): Pauses {
  const known = new Map<Service, Promise<number>>();
  return {
    until(service) {
      const until =
        known.get(service) ??
        readMark(markOf(service)).then(
          (mark) => mark ?? 0,
          () => 0,
        );
      known.set(service, until);
      return until;
    },
    async set(service, until) {
      known.set(service, Promise.resolve(until));
      await writeMark(markOf(service), until).catch(() => undefined);
    },
  };
}

function markOf(service: Service): string {
  return `paused-until-${service}`;
}
