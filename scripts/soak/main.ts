import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CACHE_LIMITS } from "../../entrypoints/background/search/cache.ts";
import { type LoggedRequest, startTestService } from "../../tests/setup/service.ts";
import { buildExtension } from "../build-extension.ts";
import { launchWithExtension } from "../launch-browser.ts";
import { openBrowserSession } from "./browser-session.ts";
import { call, checkStates, installCaller } from "./driver.ts";
import { storageScript } from "./failing-storage.ts";
import { dice, nextStep, type Step, type StorageState } from "./plan.ts";

/** An hour's worth of use in minutes, with faults and deaths drawn by lot: docs/soak.md. */
const { values } = parseArgs({
  options: { seed: { type: "string" }, steps: { type: "string", default: "3000" } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const steps = Number(values.steps);
const AT_ONCE = 4;
console.log(`Seed ${seed}, ${steps} steps.`);

const service = await startTestService();
const extension = await buildExtension({ service: service.url, folder: "soak" });
const session = await launchWithExtension({ extension, profile: "", headless: true });
await session.worker.evaluate(
  (url) =>
    chrome.storage.local.set({
      settings: { version: 1, searchServiceUrl: url, factCheckServiceUrl: url, suggestions: true },
    }),
  service.url,
);
const errors: string[] = [];
session.context.on("weberror", (error) => errors.push(error.error().message));
const browser = await openBrowserSession(session.context);
const page = await session.context.newPage();
await page.goto(session.address("options.html"));
await installCaller(page);

const outcomes = new Map<string, Map<string, number>>();
const added: string[] = [];
/** When something came that lets a claim be sent again: a fault of the service, a death of the worker. */
const disturbed: { from: number; until: number }[] = [];
const started = performance.now();
const heapAtStart = await workerHeap();
const roll = dice(seed);
let heapInTheMiddle = 0;
let next = 0;

await Promise.all(Array.from({ length: AT_ONCE }, runSteps));
await clearFaults();
await setStorage("working");
await allChecksSettled();

const checks = await checkStates(page);
const unsettled = checks.filter(({ state }) => !["done", "failed"].includes(state));
const lost = added.filter((claim) => checks.filter((check) => check.claim === claim).length !== 1);
const cache: { entries: number; bytes: number } = await page.evaluate(
  () =>
    new Promise((resolve) => {
      const port = chrome.runtime.connect({ name: "calls" });
      port.onMessage.addListener((message: unknown) =>
        resolve((message as { answer: { value: never } }).answer.value),
      );
      port.postMessage({ id: 1, name: "cacheSize", request: null });
    }),
);
const heapAtEnd = await workerHeap();
const log = await service.log();
const minute = mostStartsInAMinute(log);
const sentTwice = claimsSentTwice(log);
const faulty = [...outcomes.values()]
  .flatMap((each) => [...each.keys()])
  .filter((kind) => ["hang", "no answer", "?"].includes(kind));
await session.context.close();
await service.close();

const report = [
  "# Soak",
  "",
  `Made by \`npm run soak -- --seed ${seed} --steps ${steps}\`: random calls, four at a time, mixed with service faults, killed workers and failing storage, in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`,
  "",
  "| call | times | outcomes |",
  "| --- | ---: | --- |",
  ...[...outcomes].sort().map(
    ([name, ends]) =>
      `| ${name} | ${sum(ends)} | ${[...ends]
        .sort((a, b) => b[1] - a[1])
        .map(([end, count]) => `${end} ${count}`)
        .join(", ")} |`,
  ),
  "",
  "| must hold | |",
  "| --- | --- |",
  `| checks added, and found exactly once at the end | ${added.length}, ${added.length - lost.length} |`,
  `| checks that ended with neither a verdict nor a failure | ${unsettled.length} |`,
  `| claims sent twice with neither a fault nor a death between | ${sentTwice.length} |`,
  `| most fact-check requests received in any 60 s | ${minute} (limit 10) |`,
  `| calls that hung or got no answer | ${faulty.length} |`,
  `| unhandled errors | ${errors.length} |`,
  `| saved copies, and their size | ${cache.entries} (limit ${CACHE_LIMITS.entries.toLocaleString("en")}), ${(cache.bytes / 1e6).toFixed(1)} MB (limit ${(CACHE_LIMITS.bytes / 1e6).toFixed(0)}) |`,
  `| worker memory halfway and at the end, compared with the start | ×${(heapInTheMiddle / heapAtStart).toFixed(1)}, ×${(heapAtEnd / heapAtStart).toFixed(1)} |`,
  "",
].join("\n");
console.log(report);
for (const error of new Set(errors)) console.error(error);
await writeFile(join(import.meta.dirname, "..", "..", "docs", "soak.md"), report);
const holds =
  lost.length === 0 &&
  unsettled.length === 0 &&
  faulty.length === 0 &&
  errors.length === 0 &&
  sentTwice.length === 0 &&
  minute <= 10 &&
  // Nothing saved would be within any limit.
  cache.entries > 0 &&
  cache.entries <= CACHE_LIMITS.entries &&
  cache.bytes <= CACHE_LIMITS.bytes;
process.exitCode = holds ? 0 : 1;

async function runSteps(): Promise<void> {
  while (next < steps) {
    next += 1;
    const number = next;
    if (number === Math.floor(steps / 2)) heapInTheMiddle = await workerHeap();
    await take(nextStep(roll, number));
  }
}

async function take(step: Step): Promise<void> {
  if (step.kind === "call") count(step.name, await call(page, step.name, step.request));
  else if (step.kind === "check") await addCheck(step.claim);
  else if (step.kind === "fault") {
    disturbed.push({ from: Date.now(), until: Number.POSITIVE_INFINITY });
    await service.fault(step.fault as Parameters<typeof service.fault>[0]);
  } else if (step.kind === "clear-faults") await clearFaults();
  else if (step.kind === "storage") await setStorage(step.state);
  else await killWorker();
}

async function clearFaults(): Promise<void> {
  await service.clearFaults();
  // What a fault broke last may be asked again for as long as the back-off takes.
  const until = Date.now() + 20_000;
  for (const each of disturbed) each.until = Math.min(each.until, until);
}

/** A worker that starts later has working storage, as after a browser's own repair. */
async function setStorage(state: StorageState): Promise<void> {
  count("storage", state);
  await browser.runInWorker(session.id, storageScript(state));
}

/** A check counts as asked for once the worker said that it is stored. */
async function addCheck(claim: string): Promise<void> {
  const outcome = await call(page, "addCheck", { claim, origin: null, again: false });
  count("addCheck", outcome);
  if (outcome === "ok") added.push(claim);
}

function count(name: string, outcome: string): void {
  const ends = outcomes.get(name) ?? new Map<string, number>();
  ends.set(outcome, (ends.get(outcome) ?? 0) + 1);
  outcomes.set(name, ends);
}

function sum(ends: ReadonlyMap<string, number>): number {
  return [...ends.values()].reduce((total, each) => total + each, 0);
}

async function killWorker(): Promise<void> {
  disturbed.push({ from: Date.now() - 1000, until: Date.now() + 1000 });
  await browser.closeWorker(session.id);
}

async function workerHeap(): Promise<number> {
  await call(page, "serviceStates", null);
  return browser.workerHeap(session.id);
}

async function allChecksSettled(): Promise<void> {
  const giveUp = Date.now() + (added.length / 10 + 3) * 60_000;
  while (Date.now() < giveUp) {
    const open = (await checkStates(page)).filter(({ state }) => state === "waiting" || state === "running");
    if (open.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** A claim is unique here, so a second request for it needs a reason: a death or a fault since the first. */
function claimsSentTwice(log: readonly LoggedRequest[]): readonly string[] {
  const lastSent = new Map<string, number>();
  const twice: string[] = [];
  for (const { body, time } of log.filter(({ url }) => url === "/api/v1/fact-check")) {
    const before = lastSent.get(body);
    const excused = disturbed.some(({ from, until }) => from <= time && until >= (before ?? 0));
    if (before !== undefined && !excused) twice.push(body);
    lastSent.set(body, time);
  }
  return twice;
}

function mostStartsInAMinute(log: readonly LoggedRequest[]): number {
  const times = log.filter(({ url }) => url.startsWith("/api/v1/fact-check")).map(({ time }) => time);
  return Math.max(
    0,
    ...times.map((time) => times.filter((other) => other >= time && other < time + 60_000).length),
  );
}
