import { type AppOptions, createApp } from "../../../server/app.ts";
import { createFactChecker } from "../../../server/fact-check/check.ts";
import type { CorpusPage } from "../../../server/load/corpus-file.ts";
import { readClaims, readScope } from "../../../server/load/data.ts";
import { addPage, finishAdding } from "../../../server/store/add-pages.ts";
import { inTransaction, openStore } from "../../../server/store/database.ts";
import { factCheckLookup } from "../../../server/store/lookup.ts";
import { knownCities } from "../../../server/store/places.ts";

export const NOW = new Date("2026-11-21T12:00:00Z");

const CLAIMS = readClaims();
const SCOPE = readScope();

export function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * 86_400_000).toISOString();
}

export function page(url: string, more: Partial<CorpusPage> = {}): CorpusPage {
  const domain = new URL(url).hostname.replace(/^www\./, "");
  return {
    url,
    title: "A page about permits",
    text: "Plain words about permits and fees.",
    domain,
    organization: `Office of ${domain}`,
    country: "US",
    level: "federal",
    state: null,
    city: null,
    language: "en",
    content_type: "text/html",
    published_at: null,
    content_changed_at: daysAgo(10),
    last_crawled: daysAgo(1),
    ...more,
  };
}

const city = (name: string, state: string | null, more: Partial<CorpusPage> = {}): Partial<CorpusPage> => ({
  level: "city",
  city: name,
  state,
  ...more,
});

export const PAGES: readonly CorpusPage[] = [
  page("https://www.irs.gov/forms", {
    title: "Tax forms & <instructions>",
    text: 'The "best" tax form is <b>short</b> & clear.',
  }),
  page("https://www.irs.gov/refunds.pdf", {
    title: "Refunds",
    text: "Where a tax refund is.",
    content_type: "application/pdf",
  }),
  page("https://www.dol.gov/wage", {
    title: "Minimum wage",
    text: "The minimum wage is set by law.",
    published_at: daysAgo(3),
  }),
  page("https://www.texas.gov/permits", { level: "state", state: "TX", title: "State permits" }),
  page("https://www.stlouis-mo.gov/parking", city("St. Louis", "MO", { title: "Parking in St. Louis" })),
  page(
    "https://www.portland.gov/water",
    city("Portland", "OR", { title: "Water in Portland", text: "Water bills." }),
  ),
  page(
    "https://www.portlandmaine.gov/water",
    city("Portland", "ME", { title: "Water by the sea", text: "Water bills." }),
  ),
  page("https://www.ville.quebec.qc.ca/taxes", {
    ...city("Québec", "QC"),
    country: "CA",
    level: "municipal",
    language: "fr",
    title: "Impôt foncier à Québec",
    text: "Le compte de taxes et les dates de paiement.",
  }),
  page("https://www.canada.ca/passport", {
    country: "CA",
    title: "Passports",
    text: "Renew a passport.",
    content_type: "application/msword",
  }),
  page("https://www.leeds.gov.uk/council-tax", {
    ...city("Leeds", null),
    country: "UK",
    level: "local_authority",
    title: "Council tax",
    text: "Pay council tax.",
    content_type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  }),
  page("https://www.gov.uk/bins", {
    country: "UK",
    level: "national",
    title: "Bins",
    text: "Rubbish and recycling.",
  }),
  page("https://www.gao.gov/undated", { title: "Undated report", content_changed_at: null }),
  page("https://www.gao.gov/future", { title: "Future report", published_at: daysAgo(-5) }),
  page("https://www.gao.gov/once", {
    title: "Once crawled",
    content_changed_at: null,
    published_at: daysAgo(40),
  }),
];

export function testApp(pages: readonly CorpusPage[] = PAGES, options: AppOptions = {}) {
  const store = openStore();
  inTransaction(store, () => {
    for (const each of pages) addPage(store, each);
  });
  finishAdding(store);
  let now = NOW;
  const app = createApp(
    {
      store,
      cities: knownCities(store),
      checkFact: createFactChecker(CLAIMS, SCOPE, factCheckLookup(store)),
      now: () => now,
    },
    { rateLimit: 1_000_000, ...options },
  );
  return {
    app,
    store,
    wait: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    get: async (path: string) => {
      const response = await app.request(path);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parsed(text) };
    },
    check: async (body: unknown, path = "/api/v1/fact-check") => {
      const response = await app.request(path, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parsed(text) };
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape is what they test.
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function urlsOf(body: { results: { url: string }[] }): string[] {
  return body.results.map(({ url }) => url.replace("https://www.", ""));
}
