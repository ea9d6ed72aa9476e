import type { Handlers } from "../../utils/platform/answer.ts";
import { ownSearches, rememberSearch } from "../../utils/platform/searches.ts";
import * as checks from "./checks/actions.ts";
import * as lookUps from "./search/look-ups.ts";
import { completeOperator } from "./search/operator-completion.ts";
import * as search from "./search/service.ts";
import * as services from "./service-health.ts";

/** What pages may ask, and the function that answers. `Calls` in utils/platform/messages.ts describes each call. */
export const calls: Handlers = {
  search: search.search,
  recent: search.recent,
  suggest: search.suggest,
  places: search.places,
  countries: search.countries,
  domains: search.domains,
  stats: search.stats,
  clearCache: search.clearCache,
  cacheSize: search.cacheSize,

  findCities: lookUps.findCities,
  findDomains: lookUps.findDomains,
  completeOperator,

  health: services.health,
  probe: services.probe,
  serviceStates: services.serviceStates,

  latestChecks: checks.latest,
  addCheck: checks.add,
  retryCheck: checks.retry,
  hurryChecks: checks.hurry,
  removeCheck: checks.remove,
  removeAllChecks: checks.removeAll,
  restoreCheck: checks.restore,
  seeChecks: checks.see,
  verdictText: checks.verdictText,

  ownSearches,
  rememberSearch: async (request) => {
    await rememberSearch(request, Date.now());
    return null;
  },
};
