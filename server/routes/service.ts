import type { FactChecker } from "../fact-check/check.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { KnownCities } from "../query/cities.ts";
import type { Store } from "../store/database.ts";

/** What the routes work with. */
export interface Service {
  readonly store: Store;
  readonly cities: KnownCities;
  readonly checkFact: FactChecker;
  readonly factCheckLimit: RateLimit;
  readonly now: () => Date;
}
