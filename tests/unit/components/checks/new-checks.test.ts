// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenToNewChecks } from "../../../../components/checks/new-checks.ts";
import type { Check } from "../../../../utils/checks/check.ts";
import { inChecksDatabase } from "../../../../utils/checks/database.ts";
import * as lastAsked from "../../../../utils/checks/history/last-asked.ts";
import { announceChange, onChange } from "../../../../utils/platform/changes.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { done, failedCheck, waiting } from "../../utils/checks/sample.ts";
import { noKeptWords } from "../no-kept-words.ts";

vi.mock(import("../../../../utils/checks/history/last-asked.ts"), { spy: true });

const kept: Record<string, unknown> = {};
const onNew = vi.fn();
const getCurrent = vi.fn(async () => ({ id: 1, type: "normal" }));
const stops: (() => void)[] = [];

async function store(...checks: readonly Check[]): Promise<void> {
  await inChecksDatabase(async (database) => {
    for (const check of checks) await database.put("checks", check);
  });
  announceChange("checks");
}

/** The page listens, and knows what is there. */
async function listen(...checks: readonly Check[]): Promise<void> {
  await store(...checks);
  const { isReady, stop } = listenToNewChecks(onNew);
  stops.push(stop);
  await isReady;
}

/** What was announced before is read by then: the database answers in the order of the questions. */
async function read(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  stops.push(onChange("checks", resolve));
  announceChange("checks");
  await promise;
  await lastAsked.readLastAsked();
  await lastAsked.readLastAsked();
}

beforeEach(async () => {
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    storage: { ...fakeBrowser.storage, session: { get: async () => kept } },
    windows: { getCurrent },
  });
  await inChecksDatabase((database) => database.clear("checks"));
  await noKeptWords(["wanted-check"]);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const key of Object.keys(kept)) delete kept[key];
  onNew.mockClear();
  getCurrent.mockClear();
});

it.each<[string, Check]>([
  ["a claim that waits", waiting(2, { addedAt: 200 })],
  ["a sentence of a text", waiting(2, { addedAt: 200, group: "text" })],
  ["an address that is to be judged", { ...unsent(2), problem: { reason: "unjudged" } }],
  ["a claim that was answered today and is asked again", done(2, { id: "check-1", repeatedAt: 300 })],
  ["a claim that had failed and is asked again", waiting(2, { id: "check-1", addedAt: 200 })],
])("%s is told of as new", async (_, check) => {
  await listen(done(1, { addedAt: 100 }));
  await store(check);
  await vi.waitFor(() => expect(onNew).toHaveBeenCalledOnce());
});

it("a claim that the disk had no room for is told of as new", async () => {
  await listen(done(1, { addedAt: 100 }));
  kept["unstored-claims"] = [{ ...unsent(0), problem: { reason: "not-stored", problem: "full" } }];
  announceChange("checks");
  await vi.waitFor(() => expect(onNew).toHaveBeenCalledOnce());
});

it.each<[string, readonly Check[]]>([
  ["what was there before", [waiting(1, { addedAt: 100 })]],
  ["a verdict that came", [done(1, { addedAt: 100, finishedAt: 150 })]],
  ["a verdict that another check gave", [done(1, { addedAt: 100, finishedAt: 150, repeatedAt: 150 })]],
  ["a check that is tried again", [waiting(2, { id: "check-0", addedAt: 50 })]],
  ["a check that came back to its place", [done(0, { addedAt: 500 })]],
  ["a verdict of a file that is imported", [done(1.5, { addedAt: 500 })]],
])("%s is not told of", async (_, changed) => {
  await listen(failedCheck(0, { addedAt: 50 }), waiting(1, { addedAt: 100 }));
  await store(...changed);
  await read();
  expect(onNew).not.toHaveBeenCalled();
});

it.each([
  ["is told of, though it is old", 1, 1],
  ["in another window is not", 2, 0],
])("a check that the popup wants to be shown %s", async (_, windowId, times) => {
  await listen(done(1));
  const popup = new BroadcastChannel("kept");
  const at = Date.now();
  popup.postMessage({
    name: "wanted-check",
    at,
    entry: { version: 1, at, value: { id: "check-1", at, windowId } },
  });
  popup.close();
  await vi.waitFor(() => expect(getCurrent).toHaveBeenCalled());
  expect(onNew).toHaveBeenCalledTimes(times);
});

it("where the checks cannot be read nothing is told of, and the log says why", async () => {
  expectLogs(/could not be looked for/);
  await listen(done(1));
  const reading = vi
    .mocked(lastAsked.readLastAsked)
    .mockClear()
    .mockRejectedValueOnce(new Error("no access"));
  announceChange("checks");
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  expect(onNew).not.toHaveBeenCalled();
});

function unsent(order: number) {
  const { setbacks: _setbacks, ...asked } = waiting(order, { addedAt: 200 });
  return { ...asked, state: "unsent" as const };
}
