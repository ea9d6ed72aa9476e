import type { AddedWatches, ManyChoices } from "../../../utils/calls/calls-table.ts";
import type { PageChanges } from "../../../utils/checks/history/earlier-answers.ts";
import { checksOf } from "../../../utils/checks/history/read-checks.ts";
import { changeSourceChanges } from "../../../utils/checks/sources/kept-source-changes.ts";
import { withChanges } from "../../../utils/checks/sources/source-changes.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import { MINUTE } from "../../../utils/platform/durations.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { askToKeepStored } from "../../../utils/platform/keep-stored.ts";
import { isPrivateWindow } from "../../../utils/platform/private-window.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { quietUntil } from "../../../utils/settings/quiet-hours.ts";
import { managedWatches, settingsForSending } from "../../../utils/settings/settings.ts";
import { localZone } from "../../../utils/text/hours.ts";
import type { MarkedRead, ReadWhich } from "../../../utils/watches/entry.ts";
import { readPresets } from "../../../utils/watches/read-presets.ts";
import { readWatches } from "../../../utils/watches/read-watches.ts";
import {
  choicesOf,
  isPaused,
  type LookedAt,
  type NewWatch,
  newWatch,
  presetId,
  type Watch,
  type WatchChoices,
  type WholeWatch,
  watchKey,
  watchName,
} from "../../../utils/watches/watch.ts";
import { withPause } from "../../../utils/watches/watch-details.ts";
import { changedFrom } from "../../../utils/watches/with-choices.ts";
import { inBackground } from "../in-background.ts";
import { stayAwake } from "../keep-alive.ts";
import { browserNetwork, serviceAddress } from "../network/browser-network.ts";
import { ask } from "../network/http.ts";
import { TIMEOUTS } from "../network/timeouts.ts";
import { type Question, recentQuestion, searchQuestion } from "../search/search-client.ts";
import { beginInventory, settleInventory } from "./inventory-store.ts";
import * as reads from "./mark-read.ts";
import { storePresets } from "./presets.ts";
import { createRounds } from "./rounds.ts";
import * as store from "./store.ts";
import { tellNews } from "./tell-news.ts";

const ALARM = "watches";
const RING_AGAIN_MINUTES = 60;
/** Opening What's new asks for no more than these; its Refresh asks for all. */
const LOOKED_AT_ONCE = 20;
const PACE_MS = 1000;
/** What was checked that recently is not asked for again because a page is opened. */
const LOOK_AGAIN_AFTER = 10 * MINUTE;

/** Without a second try: the next round tries again. */
async function askOnce<Value>({
  url,
  read,
}: Pick<Question<Value>, "url" | "read">): Promise<Result<Value, ApiFailure>> {
  const { signal } = new AbortController();
  const answer = await ask(
    { service: "search", url, body: null, alsoAnswers: [], timeoutMs: TIMEOUTS.watch, once: true, signal },
    browserNetwork,
  );
  return answer.ok ? read(answer.value) : answer;
}

const rounds = createRounds({
  now: () => Date.now(),
  service: () => serviceAddress("search"),
  pausedUntil: () => browserNetwork.pauses.until("search"),
  ask: (service, request) => askOnce(recentQuestion(service, request, true)),
  search: (service, request) => askOnce(searchQuestion(service, request, true)),
  store: {
    readForRound: async () => {
      const round = await store.readForRound();
      return { ...round, watches: await asPolicyAllows(round.watches) };
    },
    spendRequest: store.spendRequest,
    beginReading: store.beginReading,
    beginInventory,
    settleInventory,
    async settleReading(id, reading, now) {
      // First, since noting a change twice changes nothing, and a reading that is stored does not find it again.
      await noteSourceChanges(reading.outcome?.sourceChanges ?? {});
      await store.settleReading(id, reading, now);
    },
  },
  storageFailure(error) {
    const problem = storageProblem(error);
    return problem === null ? null : { kind: "storage", problem };
  },
  async quietUntil() {
    const { quietHours } = await settingsForSending();
    return quietUntil(quietHours, Date.now(), localZone());
  },
  tell: tellNews,
  wakeAt(time) {
    // It rings on, in case the worker is stopped before it can set the next one.
    const alarm = { when: time ?? 0, periodInMinutes: RING_AGAIN_MINUTES };
    inBackground(
      "The alarm of the watches",
      time === null ? browser.alarms.clear(ALARM) : browser.alarms.create(ALARM, alarm),
    );
  },
  pace: () => new Promise((resolve) => setTimeout(resolve, PACE_MS)),
  stayAwake: (busy) => stayAwake("watches", busy),
});

/** The card of a verdict says which of its sources changed. */
async function noteSourceChanges(changes: PageChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await changeSourceChanges((known) => withChanges(known, changes));
  announceChange("checks");
}

/** Where an administrator forbids requests in the background, every watch asks only when a user looks. */
async function asPolicyAllows(watches: readonly Watch[]): Promise<readonly Watch[]> {
  const { forbidBackgroundWatches } = await settingsForSending();
  return forbidBackgroundWatches ? watches.map((watch) => ({ ...watch, rhythm: "look" })) : watches;
}

export function isWatchesAlarm({ name }: { readonly name: string }): boolean {
  return name === ALARM;
}

/** Asks for what is due and plans the rest. Private windows have no watches. */
export function startRounds(): void {
  if (!isPrivateWindow()) inBackground("A round of the watches", rounds.run());
}

/** The same when the worker starts: an administrator may have changed the presets while it was stopped. */
export async function resumeWatches(): Promise<void> {
  if (isPrivateWindow()) return;
  // A policy that cannot be read or stored stops no watch.
  await syncPresets().catch((error: unknown) => console.error("The presets:", error));
  await rounds.resume();
}

/** Asks soon for what failed for a reason that is gone, however often it has failed. */
export async function askFailedAgain(isGone: (failure: ApiFailure) => boolean): Promise<void> {
  if (isPrivateWindow()) return;
  await store.forgetFailures(isGone);
  startRounds();
}

export async function syncPresets(): Promise<void> {
  const { presets, isWhole } = readPresets(await managedWatches(), await serviceAddress("search"));
  // Whoever follows only these may never open a page that asks.
  if (presets.length > 0) inBackground("Keeping what is stored", askToKeepStored());
  await storePresets(
    presets.map(({ watch, isRemovable }) =>
      newWatch(watch, presetId(watch.request, watch.name), Date.now(), isRemovable ? "removable" : "fixed"),
    ),
    isWhole,
  );
}

/** Adds watches of views that are not watched yet. A private window keeps none. */
export async function add({ watches }: { watches: readonly NewWatch[] }): Promise<AddedWatches> {
  if (isPrivateWindow()) return { known: [], leftOut: watches.length };
  const made = watches.map((watch) => newWatch(watch, crypto.randomUUID(), Date.now()));
  const added = await store.addWatches(made, ({ request }) => watchKey(request));
  // The first reading learns what is there, so that the next change is told.
  startRounds();
  return added;
}

/** In one call, since the page may be gone before it could send a second one. */
export async function save({
  watch,
  id,
  before,
  insteadOf,
}: {
  watch: NewWatch;
  id: string | null;
  before?: WatchChoices;
  insteadOf?: string;
}): Promise<{ hasRoom: boolean }> {
  if (insteadOf !== undefined) await remove({ id: insteadOf });
  const added = id === null ? await add({ watches: [watch] }) : { known: [id], leftOut: 0 };
  // Another window may have added it since, or it is watched by its other date.
  const choices = choicesOf({ ...watch, name: watchName(watch.name) });
  const change = (there: Watch): WatchChoices =>
    before === undefined ? choices : changedFrom(there, before, choices);
  if (added.known.length > 0) await goOn(await store.changeWatches(added.known, change));
  return { hasRoom: added.leftOut === 0 };
}

/** Changes the rhythm, notification, count or pause of several at once. */
export async function changeAll({ ids, choices }: ManyChoices): Promise<null> {
  const { paused, ...others } = choices;
  const change = ({ details }: Watch): Partial<WatchChoices> =>
    paused === undefined ? others : { ...others, details: withPause(details, paused) };
  await goOn(await store.changeWatches(ids, change));
  return null;
}

/** Plans the next round. What was resumed tells what came meanwhile: who resumes it looks at it. */
async function goOn(resumed: readonly string[]): Promise<void> {
  await rounds.plan();
  if (resumed.length === 0) return;
  const watches = await asPolicyAllows(await readWatches());
  const looked = watches.filter(({ id, rhythm }) => rhythm === "look" && resumed.includes(id));
  if (looked.length > 0) inBackground("A resumed watch", rounds.look(looked.map(({ id }) => id)));
  startRounds();
}

export async function remove({ id }: { id: string }): Promise<null> {
  await store.removeWatch(id);
  await rounds.plan();
  return null;
}

/** Follows no sources any longer of claims whose fact-checks are all deleted: what was cleared is named nowhere. */
export function forgetDeletedClaims(): Promise<void> {
  return forgetClaims((checks) => checks.length === 0);
}

/** Before fact-checks are deleted by their age. What was deleted alone before stays followed. */
export function forgetClaimsOf(ended: readonly string[]): Promise<void> {
  const goes = new Set(ended);
  return forgetClaims((checks) => checks.length > 0 && checks.every((check) => goes.has(check)));
}

async function forgetClaims(isOver: (checks: readonly string[]) => boolean): Promise<void> {
  for (const { id, request } of await readWatches()) {
    if (request.sources && isOver(await checksOf(request.sources.claim))) await remove({ id });
  }
}

export async function restore({ whole }: { whole: WholeWatch }): Promise<{ hasRoom: boolean }> {
  const restored = await store.restoreWatch(whole);
  await rounds.plan();
  return restored;
}

export async function removeAll(): Promise<null> {
  await store.clearWatches(Date.now());
  await rounds.plan();
  return null;
}

export function markRead(which: ReadWhich): Promise<MarkedRead> {
  return reads.markRead(which);
}

export async function markUnread(marked: MarkedRead): Promise<null> {
  await reads.markUnread(marked);
  return null;
}

/** Asks because a user looks: at what was not asked for the longest time first, and at no more than they wait for. */
export async function look({ which }: { which: LookedAt }): Promise<null> {
  if (isPrivateWindow()) return null;
  const watches = (await asPolicyAllows(await readWatches())).filter((watch) =>
    isLookedAt(watch, which, Date.now()),
  );
  const ordered = watches.toSorted((one, other) => (one.lastAsked ?? 0) - (other.lastAsked ?? 0));
  const most = which === "stale" ? LOOKED_AT_ONCE : ordered.length;
  const before = new Map(ordered.slice(0, most).map(({ id, lastAsked }) => [id, lastAsked]));
  // By then another look, which had begun before, may have asked for it.
  const isLeft = (watch: Watch): boolean => !isPaused(watch) && watch.lastAsked === before.get(watch.id);
  await rounds.look([...before.keys()], isLeft);
  return null;
}

/** Plans the next round after a backup was imported, also one of which only the watches could be stored. */
export async function plan(): Promise<void> {
  await rounds.plan();
}

function isLookedAt(watch: Watch, which: LookedAt, now: number): boolean {
  const { id, rhythm, lastAsked, setbacks, failure } = watch;
  if (isPaused(watch)) return false;
  if (which === "all") return true;
  if (which !== "stale") return which.ids.includes(id);
  // Asked, but neither answered nor failed: the worker was stopped meanwhile.
  const isBrokenOff = setbacks > 0 && failure === null;
  const isFresh = lastAsked !== null && lastAsked <= now && now - lastAsked <= LOOK_AGAIN_AFTER;
  return rhythm === "look" && (isBrokenOff || !isFresh);
}
