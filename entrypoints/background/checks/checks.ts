import type { Check } from "../../../utils/claims/check.ts";
import { claimProblem } from "../../../utils/claims/claim-problem.ts";
import { placesInLine } from "../../../utils/claims/line.ts";
import type { Handlers } from "../../../utils/platform/answer.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import { readLine } from "../../../utils/platform/checks-transaction.ts";
import type { NewCheck } from "../../../utils/platform/messages.ts";
import { readLatestChecks, readQueuedChecks } from "../../../utils/platform/read-checks.ts";
import { settingsForSending } from "../../../utils/platform/settings.ts";
import { readUnstored, writeUnstored } from "../../../utils/platform/unstored-answers.ts";
import { failed, success } from "../../../utils/requests/result.ts";
import { showBadge } from "../badge.ts";
import {
  freeLine,
  hurryLine,
  keepServiceText,
  markSeen,
  removeCheck,
  removeEveryCheck,
  reservePlace,
  restoreCheck,
  retryFailed,
} from "./check-store.ts";
import { askFactCheck, askFactCheckText } from "./fact-check-client.ts";
import { notify, startNotices } from "./notices.ts";
import { createCheckRunner } from "./runner.ts";

const ALARM = "checks";
/** The shortest that browsers grant. */
const SHORTEST_ALARM = 30_000;
/** Chrome stops a worker that used no extension API for 30 s, even while it waits for an answer. */
const STAY_AWAKE_EVERY = 20_000;

const runner = createCheckRunner({
  worker: crypto.randomUUID(),
  ask: askFactCheck,
  clock: () => ({ wall: Date.now(), steady: performance.now() }),
  ready: settingsForSending,
  wakeIn,
  stayAwake: (busy) => stayAwake("line", busy),
  onSettled: (check: Check) => void notify(check),
  unstored: { read: readUnstored, write: writeUnstored },
});

/** Adds the listeners and takes up what an earlier life of the worker left. Before the worker's first await. */
export function startChecks(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void runner.turn();
  });
  // Alarms need not outlive the browser: this starts the worker, and so the line, together with it.
  browser.runtime.onStartup.addListener(() => void runner.turn());
  onChange("checks", () => void showBadge());
  startNotices();
  // A page that woke the worker is answered first.
  setTimeout(() => void runner.turn().then(showBadge), 250);
}

export async function addCheck({ claim, origin, again }: NewCheck): Promise<Check> {
  return runner.add({ id: crypto.randomUUID(), claim, origin, again, now: Date.now() });
}

/** What waits for a service that is not asked any more need not wait. */
export async function resumeChecks(): Promise<void> {
  await freeLine();
  await runner.turn();
}

export const checkHandlers = {
  async latestChecks({ count }) {
    const [latest, queued, line] = await Promise.all([
      readLatestChecks(count),
      readQueuedChecks(),
      readLine(),
    ]);
    const places = placesInLine(queued, line, Date.now());
    return latest.map((check) => ({ check, inLine: places.get(check.id) ?? null }));
  },
  async addCheck(asked) {
    const problem = claimProblem(asked.claim);
    if (problem !== null) return failed({ kind: "not-sent", problem });
    return success({ id: (await addCheck(asked)).id });
  },
  async retryCheck({ id }) {
    // An answer that waits for room needs no second request.
    if (!(await runner.storeNow(id))) await retryFailed(id);
    return look();
  },
  async hurryChecks() {
    await hurryLine();
    return look();
  },
  async removeCheck({ id }) {
    await removeCheck(id);
    await runner.drop([id]);
    return look();
  },
  async removeAllChecks() {
    await removeEveryCheck();
    await runner.dropAll();
    return look();
  },
  async restoreCheck({ check }) {
    await restoreCheck(check);
    return look();
  },
  async seeChecks({ ids }) {
    await markSeen(ids, Date.now());
    return null;
  },
  async verdictText({ id, claim }) {
    await settingsForSending();
    const held = await reservePlace(Date.now());
    if (held !== null) return failed(held);
    stayAwake(id, true);
    try {
      // It has its price and is kept: the page that asked may be closed.
      const answer = await askFactCheckText(claim, new AbortController().signal);
      // Where it cannot be kept it is still shown.
      if (answer.ok) await keepServiceText(id, answer.value).catch(console.error);
      return answer;
    } finally {
      stayAwake(id, false);
    }
  },
} satisfies Partial<Handlers>;

function look(): null {
  void runner.turn();
  return null;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** A timer for the exact moment, and an alarm for the case that the worker does not live to see it. */
function wakeIn(milliseconds: number | null): void {
  clearTimeout(timer);
  if (milliseconds === null) {
    void browser.alarms.clear(ALARM);
    return;
  }
  // A worker that has nothing to do is stopped before a longer timer would fire.
  if (milliseconds <= SHORTEST_ALARM) timer = setTimeout(() => void runner.turn(), milliseconds);
  browser.alarms.create(ALARM, { delayInMinutes: Math.max(milliseconds, SHORTEST_ALARM) / 60_000 });
}

let staying: ReturnType<typeof setInterval> | undefined;
const awakeFor = new Set<string>();

function stayAwake(what: string, busy: boolean): void {
  if (busy) awakeFor.add(what);
  else awakeFor.delete(what);
  const isBusy = awakeFor.size > 0;
  if (isBusy === (staying !== undefined)) return;
  clearInterval(staying);
  staying = isBusy ? setInterval(() => void browser.runtime.getPlatformInfo(), STAY_AWAKE_EVERY) : undefined;
}
