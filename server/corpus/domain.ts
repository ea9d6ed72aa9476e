import type { CorpusPage } from "./page.ts";

/** A government domain and the jurisdiction behind it. */
export interface GovernmentDomain {
  domain: string;
  organization: string;
  country: CorpusPage["country"];
  level: string;
  state: string | null;
  city: string | null;
  /** What running text calls the jurisdiction: "Texas", "King County", "Cardiff". */
  place: string;
  /** Languages its pages come in, the main one first. */
  languages: readonly string[];
  /** An office of a larger government, whose pages are about its own work only. */
  isAgency?: true;
}
