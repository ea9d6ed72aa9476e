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
  /**
   * Searches the claim's words in each country where they are not being searched. What comes is shown while the page is open, and
   * not stored with the check.
   */
  ask(check: Asked): Promise<void>;
  /** The same, only in the countries where it failed. */
  retry(check: Asked): Promise<void>;
  /** The address of the search service, as it is now. What another one answered goes. */
  servedBy(address: string | null): void;
}

interface Asked {
  readonly id: string;
  readonly claim: string;
}

export function createOfficialPagesStore({ send: call }: { send: typeof send }): OfficialPagesStore {
  const asked = signal<ReadonlyMap<string, OfficialPages>>(new Map());
  const set = (id: string, country: CountryCode, pages: CountryPages): void => {
    const asking = { step: "asking" } as const;
    const before = asked.value.get(id) ?? { us: asking, ca: asking, uk: asking };
    asked.value = new Map(asked.value).set(id, { ...before, [country]: pages });
  };
  /** undefined: not known yet. */
  let service: string | null | undefined;
  let ofService = new AbortController();
  const askIn = async (country: CountryCode, claim: string, signal: AbortSignal): Promise<CountryPages> => {
    for (const request of countrySearches(claim, country)) {
      const question = { request, effort: "up-to-date", withoutFacets: true } as const;
      const answer = await call("search", question, signal);
      if (!answer.ok) return { step: "failed", failure: answer.failure };
      // A copy of any age is not what the pages say now.
      if (answer.value.failure !== null) return { step: "failed", failure: answer.value.failure };
      const pages = officialPages(answer.value.value.results);
      if (pages.length > 0) return { step: "found", pages };
    }
    return { step: "found", pages: [] };
  };
  const askWhere = async (
    { id, claim }: Asked,
    isDue: (step: CountryPages["step"]) => boolean,
  ): Promise<void> => {
    const { signal } = ofService;
    const known = asked.value.get(id);
    const due = COUNTRIES.filter((country) => isDue(known?.[country].step ?? "failed"));
    for (const country of due) set(id, country, { step: "asking" });
    await Promise.all(
      due.map(async (country) => {
        const pages = await askIn(country, claim, signal);
        if (!signal.aborted) set(id, country, pages);
      }),
    );
  };
  return {
    of: (id) => asked.value.get(id) ?? null,
    ask: (check) => askWhere(check, (step) => step !== "asking"),
    retry: (check) => askWhere(check, (step) => step === "failed"),
    servedBy(address) {
      const isOther = service !== undefined && service !== address;
      service = address;
      if (!isOther) return;
      ofService.abort();
      ofService = new AbortController();
      asked.value = new Map();
    },
  };
}
