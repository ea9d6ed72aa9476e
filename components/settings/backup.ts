import {
  type ChecksDatabase,
  inChecksDatabase,
  inChecksDatabaseOfAnyVersion,
} from "../../utils/checks/database.ts";
import { inChecks } from "../../utils/checks/transaction.ts";
import { announceChange } from "../../utils/platform/changes.ts";
import { recentSearches, replaceSearches } from "../../utils/search/searches.ts";
import { readServiceAddress } from "../../utils/settings/service-address.ts";
import { lockedSettings, readSettings, type Settings, saveSettings } from "../../utils/settings/settings.ts";
import { localDay } from "../../utils/text/dates.ts";
import { inWatches } from "../../utils/watches/database.ts";
import { rangeOf, readWatches } from "../../utils/watches/read-watches.ts";
import { type NewWatch, newWatch, watchKey } from "../../utils/watches/watch.ts";
import { saveFile } from "../base/save-file.ts";
import { adoptKeptPlaces } from "../watches/kept-places.ts";
import { type Backup, importedCheck, writeBackup } from "./backup-format.ts";

/** Saves the file. Returns how many verdicts it has no room for. */
export function downloadBackup(backup: Backup, now: number): number {
  const { content, leftOut } = writeBackup(backup, now);
  saveFile(`primary-source-${localDay(now)}.json`, "application/json", content);
  return leftOut;
}

/** Everything a person would miss. Checks that still wait in line are not part of the history yet. */
export function collectBackup(): Promise<Backup> {
  return inChecksDatabase(collectFrom);
}

/** The same from a database that is not used otherwise, since a later version left it. Rejects where it cannot be read. */
export function salvageBackup(): Promise<Backup> {
  return inChecksDatabaseOfAnyVersion(collectFrom);
}

async function collectFrom(database: ChecksDatabase): Promise<Backup> {
  await adoptKeptPlaces();
  const [settings, watches, searches, checks] = await Promise.all([
    readSettings(),
    readWatches(),
    recentSearches(),
    database.getAllFromIndex("checks", "order"),
  ]);
  return {
    settings,
    searches,
    watches: watches.filter(({ preset }) => preset === null),
    checks: checks.flatMap((check) => {
      if (check.state !== "done") return [];
      const { id: _, key: _key, order: _order, state: _state, repeatedAt: _repeatedAt, ...kept } = check;
      return [kept];
    }),
  };
}

/** Replaces what is stored with a backup that was read whole. Checks that wait in line stay. */
export async function restoreBackup(backup: Backup): Promise<void> {
  if (backup.watches !== null) await restoreWatches(backup.watches);
  await restoreChecks(backup);
  announceChange("checks");
  await replaceSearches(backup.searches);
  await saveSettings(await withoutLocked(backup.settings));
}

/**
 * A watch for the same view goes on with what it has found, under the name and rhythm of the file. An administrator's watches
 * stay. This is first, so that nothing is replaced where watches find no room.
 */
async function restoreWatches(watches: readonly NewWatch[]): Promise<void> {
  await inWatches(async (stores) => {
    const left = new Map(watches.map((watch) => [watchKey(watch.request), watch]));
    for (const there of await stores.watches.getAll()) {
      const same = left.get(watchKey(there.request));
      if (there.preset !== null) left.delete(watchKey(there.request));
      else if (same === undefined) {
        await stores.watches.delete(there.id);
        await stores.memories.delete(there.id);
        await stores.entries.delete(rangeOf(there.id));
      } else {
        const { name, rhythm, notify, countsInBadge } = same;
        await stores.watches.put({ ...there, name, rhythm, notify, countsInBadge });
        left.delete(watchKey(there.request));
      }
    }
    for (const watch of left.values()) {
      await stores.watches.put(newWatch(watch, crypto.randomUUID(), Date.now()));
    }
  });
  announceChange("watches");
}

/** What is imported is history, so it is ordered before everything in the line. */
async function restoreChecks(backup: Backup): Promise<void> {
  await inChecks(async ({ checks, line, forgetSourceChanges }) => {
    for (const id of await checks.index("state").getAllKeys("done")) await checks.delete(id);
    // The sites of verdicts that are gone would stay behind. What the new ones rest on is asked about again.
    await forgetSourceChanges();
    const [first] = await checks.index("order").getAll(null, 1);
    const before = first?.order ?? (await line.read()).nextOrder;
    for (const [index, check] of backup.checks.entries()) {
      const order = before - backup.checks.length + index;
      await checks.put(importedCheck(check, crypto.randomUUID(), order));
    }
  });
}

async function withoutLocked(settings: Partial<Settings>): Promise<Partial<Settings>> {
  const locked = new Set<string>(await lockedSettings());
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !locked.has(name)));
}

/** The addresses of a backup that would replace those in use. One that an administrator has set stays. */
export async function newAddresses({ settings }: Backup): Promise<readonly string[]> {
  const [current, locked] = await Promise.all([readSettings(), lockedSettings()]);
  const brought = (["searchServiceUrl", "factCheckServiceUrl"] as const).flatMap((name) => {
    const address = settings[name];
    return address && address !== current[name] && !locked.includes(name) ? [address] : [];
  });
  return [...new Set(brought)];
}

/** What the browser has to be asked for before a backup's addresses and notifications can be used. */
export function permissionsOf({ settings, watches }: Backup) {
  const read = [settings.searchServiceUrl, settings.factCheckServiceUrl].map((address) =>
    readServiceAddress(address ?? ""),
  );
  return {
    origins: [...new Set(read.flatMap((address) => (address.ok ? [address.value.origins] : [])))],
    permissions:
      settings.notifications === true || watches?.some(({ notify }) => notify)
        ? (["notifications"] as const)
        : [],
  };
}

export function withoutAddresses(backup: Backup): Backup {
  const { searchServiceUrl: _search, factCheckServiceUrl: _factCheck, ...settings } = backup.settings;
  return { ...backup, settings };
}

export function withoutPermissions(backup: Backup): Backup {
  const { notifications: _notifications, ...settings } = backup.settings;
  const watches = backup.watches?.map((watch) => ({ ...watch, notify: false })) ?? null;
  return withoutAddresses({ ...backup, settings, watches });
}
