import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  add,
  remove,
  removeAll,
  startLine,
  verdictText,
} from "../../../../../entrypoints/background/checks/actions.ts";
import { addClaim } from "../../../../../entrypoints/background/checks/store.ts";
import { closeChecksDatabase, inChecksDatabase } from "../../../../../utils/checks/database.ts";

const world = vi.hoisted(() => ({ awakeFor: new Set<string>(), answerText: (): void => undefined }));
const asked = vi.hoisted(() => [] as { claim: string; signal: AbortSignal }[]);
vi.mock("../../../../../entrypoints/background/checks/fact-check-client.ts", () => ({
  askFactCheck: (claim: string, signal: AbortSignal) => {
    asked.push({ claim, signal });
    return new Promise(() => undefined);
  },
  askFactCheckText: (claim: string, signal: AbortSignal) => {
    asked.push({ claim, signal });
    return new Promise((resolve) => {
      world.answerText = () => resolve({ ok: true, value: "# Text" });
    });
  },
}));
vi.mock("../../../../../entrypoints/background/keep-alive.ts", () => ({
  stayAwake: (reason: string, busy: boolean) => {
    if (busy) world.awakeFor.add(reason);
    else world.awakeFor.delete(reason);
  },
  wakeIn: () => undefined,
}));
vi.mock("../../../../../entrypoints/background/network/browser-network.ts", () => ({ browserNetwork: {} }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({ settingsForSending: async () => ({}) }));
vi.mock("../../../../../utils/checks/unstored.ts", async (original) => ({
  ...(await original<object>()),
  readUnstored: async () => ({ answers: [], claims: [] }),
  writeUnstored: async () => undefined,
  dropUnstoredClaims: async () => undefined,
}));

const consent = vi.hoisted(() => ({ given: true }));
vi.mock("../../../../../utils/checks/consent.ts", () => ({ hasConsent: async () => consent.given }));

beforeEach(async () => {
  consent.given = true;
  asked.length = 0;
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

async function running(claim: string): Promise<{ id: string; signal: AbortSignal }> {
  const added = await add({ claim, origin: null, again: false });
  await vi.waitFor(() => expect(asked.some((each) => each.claim === claim)).toBe(true));
  const request = asked.find((each) => each.claim === claim);
  if (!added.ok || request === undefined) throw new Error("the check was not sent");
  return { id: added.value.id, signal: request.signal };
}

test("deleting a running check ends its request, and no other", async () => {
  const [one, other] = [await running("a"), await running("b")];
  await remove({ id: one.id });
  expect([one.signal.aborted, other.signal.aborted]).toEqual([true, false]);
  await removeAll();
  expect(other.signal.aborted).toBe(true);
});

test("a check that waits since an earlier life of the worker is sent when the line starts", async () => {
  await addClaim({ id: "c", claim: "c", origin: null, now: Date.now(), again: false });
  expect(asked).toEqual([]);
  startLine();
  await vi.waitFor(() => expect(asked.map(({ claim }) => claim)).toEqual(["c"]));
});

test("the browser does not stop the worker while it waits for the service's text of a verdict", async () => {
  const text = verdictText({ id: "v", claim: "v" });
  await vi.waitFor(() => expect(asked.map(({ claim }) => claim)).toEqual(["v"]));
  expect([...world.awakeFor]).toContain("v");
  world.answerText();
  expect(await text).toEqual({ ok: true, value: "# Text" });
  expect([...world.awakeFor]).not.toContain("v");
});

test("a claim of a group that waits for consent stays in its group", async () => {
  consent.given = false;
  const added = await add({ claim: "c", origin: null, group: "group-1", again: true });
  expect(added).toMatchObject({ ok: true, value: { sent: false } });
  const stored = await inChecksDatabase((database) => database.getAll("checks"));
  expect(stored).toMatchObject([{ state: "unsent", group: "group-1" }]);
});
