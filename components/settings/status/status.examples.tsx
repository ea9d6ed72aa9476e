import { signal } from "@preact/signals";
import type { Examples } from "../../../gallery/examples.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, success } from "../../../utils/platform/result.ts";
import type { Country, Domain, Health, Stats } from "../../../utils/search/service-answers.ts";
import { Coverage } from "./Coverage.tsx";
import { DomainFilters } from "./DomainFilters.tsx";
import { DomainTable } from "./DomainTable.tsx";
import { Figures, WaitingFigures } from "./Figures.tsx";
import { ServiceHealth } from "./ServiceHealth.tsx";
import type { Asked } from "./status-store.ts";

const nothing = (): void => undefined;
const ADDRESS = "https://search.example.org/";
/** Sentences with a time go by the real one. */
const FAR_AWAY = Date.UTC(2100, 0, 15, 12);

const UP: Health = {
  up: true,
  rows: [
    { name: "status", value: "ok" },
    { name: "dependencies.search_backend", value: true },
    { name: "uptime_seconds", value: 86_400 },
  ],
};

interface Healthy {
  readonly answer?: Asked<Health>;
  readonly isChecking?: boolean;
  readonly address?: string | null;
}

const failing = (failure: ApiFailure): Healthy => ({ answer: failed(failure) });

const HEALTH: readonly (readonly [name: string, state: Healthy])[] = [
  ["not asked yet", { isChecking: true }],
  ["up", { answer: success(UP) }],
  ["up, asked again", { answer: success(UP), isChecking: true }],
  ["down, without parts", { answer: success({ up: false, rows: [] }) }],
  ["not set", { ...failing({ kind: "not-configured", service: "search" }), address: null }],
  ["no access", failing({ kind: "no-access", origins: "https://search.example.org/*" })],
  ["a pause", failing({ kind: "rate-limited", until: FAR_AWAY })],
  ["no page of ours", failing({ kind: "unreadable", problem: "not-json" })],
];

const FIGURES: readonly (readonly [name: string, stats: Stats, age: string | null])[] = [
  [
    "all",
    {
      indexedPages: 54_321_000,
      domainsTotal: 32_100,
      crawl: [{ name: "pages_due", value: 1_200_000 }],
      crawlIsEstimate: true,
      details: [
        { name: "index.version", value: "v7" },
        { name: "is_public", value: false },
      ],
    },
    "Figures of 10:32 AM.",
  ],
  ["none", { indexedPages: null, domainsTotal: null, crawl: [], crawlIsEstimate: false, details: [] }, null],
];

const US: Country = {
  code: "US",
  name: "United States",
  aliases: [],
  levels: ["federal", "state", "city"],
  domains: 24_000,
  pages: 40_000_000,
};
const NOBODY_KNOWS: Country = {
  ...US,
  code: "ZZ",
  name: "Atlantis",
  levels: ["island"],
  domains: 0,
  pages: 0,
};
const LEVELS = [
  { value: "federal", count: 20_000_000 },
  { value: "island", count: 0 },
];
const served = (countries: readonly Country[]) =>
  success({ value: { countries }, fetchedAt: 0, from: "service", failure: null } as const);

const DOMAIN: Domain = {
  domain: "texas.gov",
  organization: "State of Texas",
  country: "US",
  level: "state",
  state: "TX",
  city: null,
};
const BARE: Domain = {
  ...DOMAIN,
  domain: "x.gov",
  organization: null,
  country: null,
  level: null,
  state: null,
};

/** Whether the services work, and what they hold. */
export const EXAMPLES: Examples = {
  of: "State of the services",
  states: [
    ...HEALTH.map(([name, { answer = null, isChecking = false, address = ADDRESS }]) => ({
      name: `Service: ${name}`,
      width: "page" as const,
      draw: () => (
        <ServiceHealth
          status={{
            health: { search: signal(answer), factCheck: signal(null) },
            checking: { search: signal(isChecking), factCheck: signal(false) },
            checkHealth: async () => undefined,
          }}
          service="search"
          name="Search service"
          address={address}
        />
      ),
    })),
    ...FIGURES.map(([name, stats, age]) => ({
      name: `Figures: ${name}`,
      width: "page" as const,
      draw: () => <Figures stats={stats} age={age} />,
    })),
    { name: "Figures: awaited", width: "page", draw: () => <WaitingFigures rows={3} /> },
    ...[LEVELS, null].map((levels) => ({
      name: levels === null ? "Countries alone" : "Countries and levels",
      width: "page" as const,
      draw: () => <Coverage countries={signal(served([US, NOBODY_KNOWS]))} levels={signal(levels)} />,
    })),
    {
      name: "Filters of domains",
      width: "page",
      draw: () => <DomainFilters countries={[US]} states={[]} onAsk={nothing} />,
    },
    ...[false, true].map((isBusy) => ({
      name: isBusy ? "Domains, others are asked for" : "Domains",
      width: "page" as const,
      draw: () => (
        <DomainTable
          domains={[DOMAIN, BARE]}
          isBusy={isBusy}
          searchAddress={(domain) => `search.html?q=${domain}`}
        />
      ),
    })),
  ],
};
