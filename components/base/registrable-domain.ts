import { signal } from "@preact/signals";

type Reader = (host: string) => string | null;

const reader = signal<Reader | null>(null);
let loading = false;

/**
 * The registrable domain of a host: who owns `irs.gov.evil.example` is told by `evil.example`. Null until the list of
 * public suffixes has been loaded, which no page waits for, and for what has none, such as an IP address.
 */
export function registrableDomain(host: string): string | null {
  if (reader.value === null) load();
  return reader.value?.(host) ?? null;
}

function load(): void {
  if (loading) return;
  loading = true;
  import("tldts").then(
    ({ getDomain }) => {
      reader.value = (host) => getDomain(host, { allowPrivateDomains: true });
    },
    // The whole host is shown all the same.
    (error: unknown) => console.error("The list of public suffixes could not be loaded:", error),
  );
}
