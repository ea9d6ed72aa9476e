import { signal } from "@preact/signals";
import { AFTER_FIRST_PAINT, pageClock } from "./clock.ts";

type Reader = (host: string) => string | null;

const reader = signal<Reader | null>(null);
let loading = false;

/**
 * The part of a host that its owner registered, such as `evil.example` in `irs.gov.evil.example`. Null until the list of
 * public suffixes is loaded, which no page waits for, and for hosts without one, such as IP addresses.
 */
export function registrableDomain(host: string): string | null {
  if (reader.value === null) loadSoon();
  return reader.value?.(host) ?? null;
}

function loadSoon(): void {
  if (loading) return;
  loading = true;
  pageClock.after(AFTER_FIRST_PAINT, () => {
    import("tldts").then(
      ({ getDomain }) => {
        reader.value = (host) => getDomain(host, { allowPrivateDomains: true });
      },
      // Without the list the whole host is shown.
      (error: unknown) => console.error("The list of public suffixes could not be loaded:", error),
    );
  });
}
