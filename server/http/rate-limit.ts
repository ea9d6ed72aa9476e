import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Counts the requests of one address in a sliding window. */
export interface RateLimit {
  /** Seconds to wait, or 0 where the request may go on (and is counted). */
  take(address: string, now: number): number;
  clear(): void;
}

/** Addresses that were quiet for a window are forgotten, so the map stays as small as the traffic. */
export function createRateLimit(most: number, windowMs: number): RateLimit {
  const starts = new Map<string, number[]>();
  return {
    take(address, now) {
      for (const [other, times] of starts) {
        if ((times.at(-1) ?? 0) <= now - windowMs) starts.delete(other);
      }
      const recent = (starts.get(address) ?? []).filter((time) => time > now - windowMs);
      const oldest = recent[0];
      if (recent.length >= most && oldest !== undefined) {
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      }
      starts.set(address, [...recent, now]);
      return 0;
    },
    clear: () => starts.clear(),
  };
}

/** The address a request came from; requests without a socket (in tests) share one. */
export function clientAddress(context: Context): string {
  const address = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return address ?? "unknown";
}
