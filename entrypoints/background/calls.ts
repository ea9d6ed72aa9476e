import type { Handlers } from "../../utils/calls/answer-calls.ts";
import { recordBackup } from "../../utils/checks/backup-reminder.ts";
import { success } from "../../utils/platform/result.ts";
import { forgetAllSearches, ownRequests, rememberSearch } from "../../utils/search/kept-searches.ts";
import * as checks from "./checks/actions.ts";
import * as groups from "./checks/groups/actions.ts";
import { findSourceChanges } from "./checks/sources/find-source-changes.ts";
import { lookUpPassages } from "./checks/sources/look-up-passages.ts";
import * as search from "./search/actions.ts";
import * as lookUps from "./search/look-ups.ts";
import { completeOperator } from "./search/operator-completion.ts";
import * as services from "./service-health.ts";
import * as settings from "./settings/actions.ts";
import { restoreBackup } from "./settings/restore-backup.ts";
import * as sites from "./sites/renew-site-list.ts";
import { markToolbar } from "./sites/toolbar-mark.ts";
import { removeSynced } from "./sync/actions.ts";
import * as watches from "./watches/actions.ts";

/**
 * What pages may ask, and the function that answers. `Calls` in utils/calls/calls-table.ts describes each call. What a
 * function throws reaches the page as a failure too: see `answerCalls`.
 */
export const calls: Handlers = {
  search: search.search,
  recent: search.recent,
  suggest: search.suggest,
  places: search.places,
  countries: search.countries,
  domains: search.domains,
  stats: search.stats,
  renewSiteList: sites.renewSiteList,
  lookUpSite: lookUps.lookUpSite,
  markToolbar,
  saveSettings: async (request) => success(await settings.save(request)),
  removeSynced: async () => success(await removeSynced()),
  restoreBackup: async (request) => {
    try {
      const restored = await restoreBackup(request);
      // Last, and here: a page that is closed meanwhile leaves nothing half restored.
      if (request.settings !== undefined) await settings.save(request.settings);
      return success(restored);
    } finally {
      await watches.plan();
    }
  },
  recordBackup: async (request) => {
    if (request.what === "closed") await recordBackup("closed");
    else await recordBackup("exported", Math.min(request.at, Date.now()));
    return success(null);
  },
  forgetAllSearches: async () => {
    await forgetAllSearches();
    return success(null);
  },
  clearCache: async () => success(await search.clearCache()),
  cacheSize: async () => success(await search.cacheSize()),

  findCities: lookUps.findCities,
  findDomains: lookUps.findDomains,
  completeOperator: async (request, signal) => success(await completeOperator(request, signal)),

  health: services.health,
  probe: services.probe,
  serviceStates: async () => success(await services.serviceStates()),

  addCheck: checks.add,
  retryCheck: async (request) => success(await checks.retry(request)),
  sendJudged: async (request) => success(await checks.sendJudged(request)),
  hurryChecks: async () => success(await checks.hurry()),
  removeCheck: async (request) => success(await checks.remove(request)),
  removeAllChecks: async () => {
    await checks.removeAll();
    await watches.forgetDeletedClaims();
    return success(null);
  },
  restoreCheck: async (request) => success(await checks.restore(request)),
  addGroup: groups.addGroup,
  changeGroup: async (request) => success(await groups.change(request)),
  stopGroup: async (request) => success(await groups.stop(request)),
  removeGroup: async (request) => success(await groups.remove(request)),
  restoreGroup: async (request) => success(await groups.restore(request)),
  noteCheck: async (request) => success(await groups.note(request)),
  seeChecks: async (request) => success(await checks.see(request)),
  verdictText: checks.verdictText,
  lookUpPassages: (request, signal) => lookUpPassages(request, signal),
  findSourceChanges,

  saveWatch: async (request) => success(await watches.save(request)),
  changeWatches: async (request) => success(await watches.changeAll(request)),
  addWatches: async (request) => success(await watches.add(request)),
  removeWatch: async (request) => success(await watches.remove(request)),
  restoreWatch: async (request) => success(await watches.restore(request)),
  removeAllWatches: async () => success(await watches.removeAll()),
  markRead: async (request) => success(await watches.markRead(request)),
  markUnread: async (request) => success(await watches.markUnread(request)),
  lookAtWatches: async (request) => success(await watches.look(request)),

  ownSearches: async () => success(await ownRequests()),
  rememberSearch: async (request) => {
    await rememberSearch(request, Date.now());
    return success(null);
  },
};
