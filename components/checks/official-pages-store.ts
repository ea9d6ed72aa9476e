import { signal } from "@preact/signals";
import type { send } from "../../utils/calls/send.ts";
import {
  COUNTRIES,
  type CountryCode,
  countrySearches,
  officialPages,
} from "../../utils/checks/sources/official-pages.ts";
import type { Passage } from "../../utils/checks/sources/passages.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";

/** What is known of one country's pages for a claim. */
export type CountryPages =
  | { readonly step: "asking" }
  | { readonly step: "failed"; readonly failure: ApiFailure }
  | { readonly step: "found"; readonly pages: readonly Passage[] };

export type OfficialPages = Readonly<Record<CountryCode, CountryPages>>;

export interface OfficialPagesStore {
  /** What official pages of the three countries say about the claim of a check; null: nobody asked. */
  of(id: string): OfficialPages | null;
  /** Searches the claim's words in each country. What comes is shown while the page is open, and not stored with the check. */
  ask(check: { readonly id: string; readonly claim: string }): Promise<void>;
}

export function createOfficialPagesStore({ send: call }: { send: typeof send }): OfficialPagesStore {
  const asked = signal<ReadonlyMap<string, OfficialPages>>(new Map());
  const set = (id: string, country: CountryCode, pages: CountryPages): void => {
    const asking = { step: "asking" } as const;
    const before = asked.value.get(id) ?? { us: asking, ca: asking, uk: asking };
    asked.value = new Map(asked.value).set(id, { ...before, [country]: pages });
  };
  const askIn = async (country: CountryCode, claim: string): Promise<CountryPages> => {
    for (const request of countrySearches(claim, country)) {
      const answer = await call("search", { request, effort: "saved", withoutFacets: true });
      if (!answer.ok) return { step: "failed", failure: answer.failure };
      const pages = officialPages(answer.value.value.results);
      if (pages.length > 0) return { step: "found", pages };
    }
    return { step: "found", pages: [] };
  };
  return {
    of: (id) => asked.value.get(id) ?? null,
    async ask({ id, claim }) {
      const known = asked.value.get(id);
      const open = COUNTRIES.filter((country) => (known?.[country].step ?? "failed") === "failed");
      for (const country of open) set(id, country, { step: "asking" });
      await Promise.all(open.map(async (country) => set(id, country, await askIn(country, claim))));
    },
  };
}
