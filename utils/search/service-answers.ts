/** The services' answers after the schemas have read them. */
export interface SearchResult {
  /** As the service sent it. Only what `safeLink` allows may become a link. */
  readonly url: string;
  /** Escaped text with `<mark>`, to be read by `highlightParts`. May be empty. */
  readonly title: string;
  readonly snippet: string;
  readonly domain: string;
  readonly organization: string;
  readonly country: string;
  readonly level: string;
  readonly state: string | null;
  readonly city: string | null;
  readonly language: string | null;
  readonly contentType: string | null;
  readonly publishedAt: string | null;
  readonly contentChangedAt: string | null;
  readonly updatedAt: string | null;
  readonly lastCrawled: string | null;
  /** Only where the service sent a number of words. */
  readonly wordCount?: number;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export type FacetName = "countries" | "levels" | "states" | "cities" | "domains" | "types";
/** A missing key means "no counts". */
export type Facets = Partial<Record<FacetName, readonly FacetCount[]>>;

export interface ResultPage {
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly page: number;
  readonly size: number;
  readonly results: readonly SearchResult[];
  /** How many elements of the list could not be read and were left out. */
  readonly dropped: number;
  readonly facets: Facets;
  readonly tookMs: number | null;
}

export interface RecentPage extends ResultPage {
  /** The service's words for the period and the place, where it sent strings; absent in older copies. */
  readonly echoes?: readonly string[];
}

export interface StatePlace {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly type: string | null;
  readonly cities: number;
}

export interface CityPlace {
  readonly city: string;
  readonly state: string | null;
  readonly stateName: string | null;
  readonly country: string;
  readonly domains: number;
  /** There is another city of this name, and the service counts both together. */
  readonly isShared?: boolean;
}

export interface Places {
  readonly states: readonly StatePlace[];
  readonly cities: readonly CityPlace[];
  readonly citiesKnown: number | null;
}

export interface PlacesRequest {
  readonly country: readonly string[];
  readonly state: string | null;
  readonly q: string;
  readonly limit: number;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly levels: readonly string[];
  readonly domains: number;
  readonly pages: number;
}

export interface Countries {
  readonly countries: readonly Country[];
}

/** The values that operators and filters can have, as `/countries` and `/places` list them. */
export interface KnownValues {
  readonly countries: readonly Country[];
  readonly states: readonly StatePlace[];
  /** The busiest cities and those that were looked up: which states a chosen name may mean. */
  readonly cities?: readonly CityPlace[];
}

export interface Domain {
  readonly domain: string;
  readonly organization: string | null;
  readonly country: string | null;
  readonly level: string | null;
  readonly state: string | null;
  readonly city: string | null;
}

export interface DomainsRequest {
  readonly country: readonly string[];
  readonly level: string | null;
  readonly state: readonly string[];
  readonly city: readonly string[];
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

export interface Domains {
  readonly domains: readonly Domain[];
  /** How many more were sent, which could not be read or were too many; none: all are here. */
  readonly dropped?: number;
  /** null: the service did not say how many there are. */
  readonly total: number | null;
}

/** One row of a service's own figures. */
export interface DetailRow {
  readonly name: string;
  readonly value: string | number | boolean;
}

export interface Stats {
  readonly indexedPages: number | null;
  readonly domainsTotal: number | null;
  readonly crawl: readonly DetailRow[];
  readonly crawlIsEstimate: boolean;
  readonly details: readonly DetailRow[];
}

export interface Health {
  readonly up: boolean;
  readonly rows: readonly DetailRow[];
}
