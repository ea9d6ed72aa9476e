import type { BackedUp, Restored } from "../../../utils/calls/calls-table.ts";
import {
  type BackupCheck,
  type BackupGroup,
  importedCheck,
  importedGroup,
  isSameVerdict,
} from "../../../utils/checks/backup-check.ts";
import { areAllInBackup, recordBackup } from "../../../utils/checks/backup-reminder.ts";
import { claimKey } from "../../../utils/checks/claims/claim.ts";
import { type Group, isStoredGroup } from "../../../utils/checks/groups/group.ts";
import { answersKey } from "../../../utils/checks/history/earlier-answers.ts";
import { isStoredCheck } from "../../../utils/checks/stored-check.ts";
import { type ChecksTransaction, inChecks } from "../../../utils/checks/transaction.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import { mergeSearches, replaceSearches } from "../../../utils/search/kept-searches.ts";
import { inWatches, type WatchesTransaction } from "../../../utils/watches/database.ts";
import type { KeptStates } from "../../../utils/watches/kept-states.ts";
import { freshMemory } from "../../../utils/watches/memory.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";
import { choicesOf, type NewWatch, newWatch, type Watch, watchKey } from "../../../utils/watches/watch.ts";
import { WATCH_LIMITS } from "../../../utils/watches/watch-limits.ts";
import { withChoices } from "../../../utils/watches/with-choices.ts";
import { type Placed, placesAmong } from "../checks/merged-order.ts";
import { forgetWhenSourcesWereAsked } from "../checks/sources/find-source-changes.ts";

type Followed = Pick<Restored, "follows" | "leftOut">;

interface BroughtWatch {
  readonly watch: NewWatch;
  /** What it knew of its pages. */
  readonly states: KeptStates | undefined;
}

/** Adds to what is stored, or replaces it. Checks that wait in line stay. */
export async function restoreBackup({
  how,
  watches,
  states = [],
  checks,
  groups = [],
  searches,
}: BackedUp): Promise<Restored> {
  const brought = watches.map((watch, at) => ({ watch, states: states.find((each) => each.watch === at) }));
  // What the file brings is in a backup; what was here beside it may not be.
  const isAllInBackup = how === "replace" || (await areAllInBackup());
  const followed = await (how === "merge" ? mergeWatches : restoreWatches)(brought);
  announceChange("watches");
  const verdicts = await (how === "merge" ? mergeChecks : restoreChecks)(checks, groups);
  if (isAllInBackup) await recordBackup("imported");
  // The sources of what has come may be asked about at once.
  await forgetWhenSourcesWereAsked();
  announceChange("checks");
  await (how === "merge" ? mergeSearches : replaceSearches)(searches);
  return { verdicts, ...followed };
}

/** A view that is followed already stays as it is, and takes a note where it has none. */
function mergeWatches(brought: readonly BroughtWatch[]): Promise<Followed> {
  return inWatches(async (stores) => {
    const there = await stores.watches.getAll();
    const followed = new Map(there.map((watch) => [watchKey(watch.request), watch]));
    const added = new Map<string, BroughtWatch>();
    for (const each of brought) {
      const key = watchKey(each.watch.request);
      const same = followed.get(key);
      if (same !== undefined) await takeNote(stores, same, each.watch);
      else if (!added.has(key)) added.set(key, each);
    }
    return putWithinLimit(stores, there.length, [...added.values()]);
  });
}

async function takeNote(
  { watches }: Pick<WatchesTransaction, "watches">,
  there: Watch,
  { details }: NewWatch,
): Promise<void> {
  const choices = choicesOf(there);
  if (!details?.note || choices.details?.note || there.preset !== null) return;
  const noted = { ...choices, details: { ...choices.details, note: details.note } };
  await watches.put(withChoices(there, noted, Date.now()));
}

/**
 * A verdict is known by its claim and the time at which it came. Others come between those that are there, by that time. What is
 * there stays as it is, and takes a note where it has none. Returns how many came.
 */
function mergeChecks(
  brought: readonly BackupCheck[],
  broughtGroups: readonly BackupGroup[],
): Promise<number> {
  return inChecks(async ({ checks, groups, line }) => {
    const added: BackupCheck[] = [];
    for (const check of brought) {
      const key = claimKey(check.claim);
      const sameTime = (await checks.index("finishedAt").getAll(check.finishedAt)).filter(isStoredCheck);
      // By its words: the key of one that was stored by an earlier version may be made otherwise.
      const same = sameTime.find((each) => isSameVerdict(each, check) && claimKey(each.claim) === key);
      if (same === undefined) added.push(check);
      else if (check.note && !same.note) await checks.put({ ...same, note: check.note });
    }
    for (const group of broughtGroups) {
      const same = await groups.get(group.id);
      if (same === undefined) await groups.put(importedGroup(group));
      else if (isStoredGroup(same) && same.note === "") await groups.put({ ...same, note: group.note });
    }
    added.sort((one, other) => one.finishedAt - other.finishedAt);
    const orders = new Map<string, number>();
    for (let at = await checks.index("order").openKeyCursor(); at !== null; at = await at.continue()) {
      orders.set(at.primaryKey, at.key);
    }
    const groupOf = new Map<string, string>();
    for (let at = await checks.index("group").openKeyCursor(); at !== null; at = await at.continue()) {
      groupOf.set(at.primaryKey, at.key);
    }
    const keys = new Map<string, string>();
    for (let at = await checks.index("key").openKeyCursor(); at !== null; at = await at.continue()) {
      keys.set(at.primaryKey, answersKey(at.key, groupOf.get(at.primaryKey)));
    }
    const ended: Placed[] = [];
    for (let at = await checks.index("finishedAt").openKeyCursor(); at !== null; at = await at.continue()) {
      const [order, key] = [orders.get(at.primaryKey), keys.get(at.primaryKey)];
      if (order !== undefined && key !== undefined) ended.push({ order, key, finishedAt: at.key });
    }
    const comes = added.map(({ claim, group, finishedAt }) => ({
      key: answersKey(claimKey(claim), group),
      finishedAt,
    }));
    const places = placesAmong(ended, [...orders.values()], comes, (await line.read()).nextOrder);
    await Promise.all(
      added.map((check, index) => checks.put(importedCheck(check, crypto.randomUUID(), places[index] ?? 0))),
    );
    await partGroups(
      groups,
      places.toSorted((one, other) => one - other),
    );
    return added.length;
  });
}

/** Groups among whose places others have come, which the history would pass over. `sorted`: the places of the others, ascending. */
async function partGroups(groups: ChecksTransaction["groups"], sorted: readonly number[]): Promise<void> {
  for (const group of await groups.getAll()) {
    if (isStoredGroup(group) && isParted(group, sorted)) await groups.put({ ...group, places: null });
  }
}

function isParted({ places }: Group, sorted: readonly number[]): boolean {
  if (places === null) return false;
  const [first, last] = places;
  const next = sorted.find((place) => place > first);
  return next !== undefined && next < last;
}

/**
 * A watch for the same view goes on with what it has found, under the name and rhythm of the file. An administrator's watches
 * stay. This is first, so that nothing is replaced where watches find no room on the disk.
 */
function restoreWatches(brought: readonly BroughtWatch[]): Promise<Followed> {
  return inWatches(async (stores) => {
    let staying = 0;
    const left = new Map(brought.map((each) => [watchKey(each.watch.request), each]));
    for (const there of await stores.watches.getAll()) {
      const same = left.get(watchKey(there.request));
      if (there.preset === null && same === undefined) {
        await stores.watches.delete(there.id);
        await stores.memories.delete(there.id);
        await stores.entries.delete(rangeOf(there.id));
        continue;
      }
      staying += 1;
      left.delete(watchKey(there.request));
      if (there.preset === null && same !== undefined) {
        await stores.watches.put(withChoices(there, choicesOf(same.watch), Date.now()));
      }
    }
    return putWithinLimit(stores, staying, [...left.values()]);
  });
}

/** As many as have room beside those that are there. */
async function putWithinLimit(
  stores: Pick<WatchesTransaction, "watches" | "memories">,
  there: number,
  added: readonly BroughtWatch[],
): Promise<Followed> {
  const room = Math.max(0, WATCH_LIMITS.watches - there);
  for (const each of added.slice(0, room)) await putRestored(stores, each);
  return { follows: Math.min(room, added.length), leftOut: Math.max(0, added.length - room) };
}

/** What it remembers of its pages goes on from there; what is new since is not known. */
async function putRestored(
  { watches, memories }: Pick<WatchesTransaction, "watches" | "memories">,
  { watch, states }: BroughtWatch,
): Promise<void> {
  const now = Date.now();
  const id = crypto.randomUUID();
  await watches.put({ ...newWatch(watch, id, now), restoredAt: now });
  if (states !== undefined)
    await memories.put({ ...freshMemory(id, states.service, now), pages: states.pages });
}

/** What is imported is history, so it is ordered before everything in the line. Returns how many came. */
function restoreChecks(
  restored: readonly BackupCheck[],
  restoredGroups: readonly BackupGroup[],
): Promise<number> {
  return inChecks(async ({ checks, groups, drafts, line, forgetSourceChanges }) => {
    const answered = await checks.index("state").getAllKeys("done");
    await Promise.all(answered.map((id) => checks.delete(id)));
    const comesBack = new Set(restoredGroups.map(({ id }) => id));
    for (const id of await groups.getAllKeys()) {
      if ((await checks.index("group").count(id)) > 0) continue;
      await groups.delete(id);
      // The file has no texts, so that of a group that it brings back stays.
      if (!comesBack.has(id)) await drafts.delete(id);
    }
    for (const group of restoredGroups) {
      if ((await groups.getKey(group.id)) === undefined) await groups.put(importedGroup(group));
    }
    // The sites of verdicts that are gone would stay behind. What the new ones rest on is asked about again.
    await forgetSourceChanges();
    const [first] = await checks.index("order").getAll(null, 1);
    const before = first?.order ?? (await line.read()).nextOrder;
    const orders = restored.map((_, index) => before - restored.length + index);
    await Promise.all(
      restored.map((check, index) =>
        checks.put(importedCheck(check, crypto.randomUUID(), orders[index] ?? before)),
      ),
    );
    await partGroups(groups, orders);
    return restored.length;
  });
}
