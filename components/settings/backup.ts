import type { BackedUp, Restored } from "../../utils/calls/calls-table.ts";
import { send } from "../../utils/calls/send.ts";
import { type BackupCheck, backupCheck, backupGroup } from "../../utils/checks/backup-check.ts";
import { claimKey } from "../../utils/checks/claims/claim.ts";
import {
  type ChecksDatabase,
  inChecksDatabase,
  inChecksDatabaseOfAnyVersion,
} from "../../utils/checks/database.ts";
import { isStoredGroup } from "../../utils/checks/groups/group.ts";
import { answersKey } from "../../utils/checks/history/earlier-answers.ts";
import { keysIn } from "../../utils/checks/history/keys-in.ts";
import { isStoredCheck } from "../../utils/checks/stored-check.ts";
import { browser } from "../../utils/platform/browser.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import type { Result } from "../../utils/platform/result.ts";
import { recentSearches } from "../../utils/search/kept-searches.ts";
import type { Lost, Refused, UnreadPart } from "../../utils/settings/backup-sentences.ts";
import { readServiceAddress } from "../../utils/settings/service-address.ts";
import { lockedSettings, ownSettings, readSettings } from "../../utils/settings/settings.ts";
import { isPermittedService } from "../../utils/settings/settings-in-force.ts";
import { localDay } from "../../utils/text/dates.ts";
import { readKeptStatesOf, readWatches } from "../../utils/watches/read-watches.ts";
import { watchKey } from "../../utils/watches/watch.ts";
import { saveFile } from "../base/save-file.ts";
import { type Backup, writeBackup } from "./backup-format.ts";

/** Saves the file. Returns how many verdicts it has no room for. */
export async function downloadBackup(backup: Backup, now: number): Promise<number> {
  const { content, leftOut } = writeBackup(backup, now);
  await saveFile(`primary-source-${localDay(now)}.json`, "application/json", content);
  return leftOut;
}

export interface Collected {
  readonly backup: Backup;
  /** What could not be read, and is missing. */
  readonly unread: readonly UnreadPart[];
}

/**
 * Everything a user would miss. Checks that still wait in line are not part of the history yet. Rejects where the checks
 * cannot be read; nothing else keeps them from being saved.
 */
export function collectBackup(): Promise<Collected> {
  return inChecksDatabase(collectFrom);
}

/** The same from a database that is not used otherwise, since a later version left it. */
export function salvageBackup(): Promise<Collected> {
  return inChecksDatabaseOfAnyVersion(collectFrom);
}

async function collectFrom(database: ChecksDatabase): Promise<Collected> {
  const unread: UnreadPart[] = [];
  const read = <Value>(part: UnreadPart, reading: Promise<Value>, nothing: Value): Promise<Value> =>
    reading.catch((error: unknown) => {
      console.error(`A backup goes without ${part}:`, error);
      unread.push(part);
      return nothing;
    });
  const [settings, followed, searches, checks, groups] = await Promise.all([
    ownSettings(),
    read("watches", readFollowed(), { watches: [], states: [] }),
    read("searches", recentSearches(), []),
    database.getAllFromIndex("checks", "order"),
    // A database that could not be brought up to date may have none.
    database.objectStoreNames.contains("groups") ? database.getAll("groups") : [],
  ]);
  const verdictsOf = new Set(
    checks.flatMap(({ state, group }) => (state === "done" && group ? [group] : [])),
  );
  const backup: Backup = {
    groups: groups
      .filter(isStoredGroup)
      .filter(({ id }) => verdictsOf.has(id))
      .map(backupGroup),
    settings,
    searches,
    ...followed,
    checks: checks.filter(isStoredCheck).flatMap((check) => backupCheck(check) ?? []),
  };
  return { backup, unread };
}

/** What a policy follows comes again with the policy. */
async function readFollowed(): Promise<Required<Pick<Backup, "watches" | "states">>> {
  const watches = (await readWatches()).filter(({ preset }) => preset === null);
  return { watches, states: await readKeptStatesOf(watches) };
}

/**
 * Adds a backup that was read whole to what is stored, or replaces that. The worker does it, since it also reads what it replaces.
 * Settings cannot be added to each other, so they come only with a replacement.
 */
export async function restoreBackup(
  backup: Backup,
  how: BackedUp["how"],
): Promise<Result<Restored, ApiFailure>> {
  const { watches, states = [], checks, groups = [], searches, settings } = backup;
  const replacing = how === "merge" ? {} : { settings: await usableSettings(settings) };
  return send("restoreBackup", { how, watches, states, checks, groups, searches, ...replacing });
}

/** How many verdicts and follows a replacement deletes, since the file does not have them. */
export async function lostByReplacing({ checks, watches }: Backup): Promise<Lost> {
  const views = new Set(watches.map(({ request }) => watchKey(request)));
  const verdicts = await inChecksDatabase((database) => countMissing(database, checks));
  const follows = (await readFollowed()).watches.filter(({ request }) => !views.has(watchKey(request)));
  return { verdicts, follows: follows.length };
}

/** How many verdicts are not among these. One is known as in `isSameVerdict`: another of its time may be of a text. */
async function countMissing(database: ChecksDatabase, kept: readonly BackupCheck[]): Promise<number> {
  const moments = new Set(kept.map(({ finishedAt, group }) => knownBy(finishedAt, group)));
  const known = new Set(
    kept.map(({ finishedAt, group, claim }) => knownBy(finishedAt, group, claimKey(claim))),
  );
  const { store } = database.transaction("checks");
  const [done, times, groups, keys] = await Promise.all([
    store.index("state").getAllKeys("done"),
    keysIn(store.index("finishedAt")),
    keysIn(store.index("group")),
    keysIn(store.index("key")),
  ]);
  let missing = 0;
  for (const id of done) {
    const [finishedAt, group] = [times.get(id), groups.get(id)];
    if (known.has(knownBy(finishedAt, group, keys.get(id)))) continue;
    // The key of one that was stored by an earlier version may be made otherwise. Few are read for that.
    const claim = moments.has(knownBy(finishedAt, group)) ? (await store.get(id))?.claim : undefined;
    if (claim === undefined || !known.has(knownBy(finishedAt, group, claimKey(claim)))) missing += 1;
  }
  return missing;
}

function knownBy(finishedAt: number | undefined, group: string | undefined, key = ""): string {
  return `${finishedAt} ${answersKey(key, group)}`;
}

/**
 * A backup's values that an administrator has not decided. An address that is not permitted must not replace one that is, and
 * neither must none: the file may be of a browser whose administrator gives the addresses.
 */
export async function usableSettings(settings: Backup["settings"]): Promise<Backup["settings"]> {
  // A file that was written elsewhere must not have verdicts deleted here, its own among them.
  const locked = new Set<string>([...(await lockedSettings()), "deleteVerdictsAfterDays"]);
  for (const name of SERVICE_NAMES) {
    const address = settings[name];
    if (!address || !isPermittedService(await readSettings(), address)) locked.add(name);
  }
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !locked.has(name)));
}

const SERVICE_NAMES = ["searchServiceUrl", "factCheckServiceUrl"] as const;

/** The addresses of a backup that would replace the user's. One that an administrator has set stays. */
export async function newAddresses({ settings }: Backup): Promise<readonly string[]> {
  const [own, usable] = await Promise.all([ownSettings(), usableSettings(settings)]);
  const brought = SERVICE_NAMES.flatMap((name) => {
    const address = usable[name];
    return address && address !== own[name] ? [address] : [];
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
      settings.notifications === true || watches.some(({ notify }) => notify)
        ? (["notifications"] as const)
        : [],
  };
}

export function withoutAddresses(backup: Backup): Backup {
  const { searchServiceUrl: _search, factCheckServiceUrl: _factCheck, ...settings } = backup.settings;
  return { ...backup, settings };
}

/** What the browser refused one of does not come; what it allowed before stays allowed. */
export async function withoutRefused(backup: Backup): Promise<{ backup: Backup; refused: Refused | null }> {
  const { origins, permissions } = permissionsOf(backup);
  const isGiven = (asked: Parameters<typeof browser.permissions.contains>[0]): Promise<boolean> =>
    browser.permissions.contains(asked).catch(() => false);
  const mayAsk = origins.length === 0 || (await isGiven({ origins }));
  const mayNotify = permissions.length === 0 || (await isGiven({ permissions: [...permissions] }));
  const permitted = mayAsk ? backup : withoutAddresses(backup);
  return {
    backup: mayNotify ? permitted : withoutNotifications(permitted),
    refused: mayAsk ? (mayNotify ? null : "notifications") : mayNotify ? "addresses" : "both",
  };
}

function withoutNotifications(backup: Backup): Backup {
  const { notifications: _notifications, ...settings } = backup.settings;
  return { ...backup, settings, watches: backup.watches.map((watch) => ({ ...watch, notify: false })) };
}
