import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { newSearch } from "../../../utils/search/request.ts";
import { withCalls } from "../../setup/page-calls.ts";
import { startTestService } from "../../setup/service.ts";
import { killWorker } from "../../setup/worker.ts";
import { WORKER_DEATHS } from "../../unit/entrypoints/background/network/faults.table.ts";
import { expect, pointAtService, test } from "../fixtures.ts";
import { storedStates } from "../seed-checks.ts";

const SEARCH = { request: newSearch("minimum wage"), effort: "saved" as const };
const SEARCH_ANEW = { ...SEARCH, effort: "fresh" as const };
const CLAIM = { claim: "The federal minimum wage is $7.25 an hour.", origin: null, again: false };
const [before, during, after] = WORKER_DEATHS;

test.describe(`the worker is stopped ${before.moment}`, () => {
  test(`a reading call is ${before.reading}`, async ({ session, openPage }) => {
    const { send } = await withCalls(await openPage("welcome.html"));
    await killWorker(session);
    expect(await send("search", SEARCH)).toMatchObject({ ok: true, value: { from: "service" } });
  });

  test(`a call that must happen once is ${before.once}`, async ({ session, openPage }) => {
    const { send } = await withCalls(await openPage("welcome.html"));
    await killWorker(session);
    expect(await send("addCheck", CLAIM)).toMatchObject({ ok: true });
  });
});

test.describe(`the worker is stopped ${during.moment}`, () => {
  test(`a reading call is ${during.reading}`, async ({ session, openPage, service }) => {
    const { send } = await withCalls(await openPage("welcome.html"));
    await service.fault({ match: "/api/v1/search", kind: "latency", delayMs: 60_000, times: 1 });
    const answer = send("search", SEARCH);
    await expect.poll(async () => (await service.log()).length).toBe(1);
    await killWorker(session);
    expect(await answer).toMatchObject({ ok: true, value: { from: "service" } });
    expect(await service.log()).toHaveLength(2);
  });

  test(`a call that must happen once is ${during.once}`, async ({ session, openPage, service }) => {
    const { send } = await withCalls(await openPage("welcome.html"));
    await service.fault({ match: "/api/v1/fact-check/text", kind: "latency", delayMs: 60_000 });
    const answer = send("verdictText", { id: "none", claim: CLAIM.claim });
    await expect.poll(async () => (await service.log()).length).toBe(1);
    await killWorker(session);
    expect(await answer).toEqual({ ok: false, failure: { kind: "interrupted" } });
    expect(await service.log()).toHaveLength(1);
  });
});

test.describe(`the worker is stopped ${after.moment}`, () => {
  test(`a reading call is ${after.reading}`, async ({ session, openPage, service }) => {
    const { send } = await withCalls(await openPage("welcome.html"));
    const first = await send("search", SEARCH);
    // The copy is kept behind the answer's back; the worker only counts as done once it is.
    await expect.poll(() => send("cacheSize", null)).toMatchObject({ ok: true, value: { entries: 1 } });
    await killWorker(session);
    const second = await send("search", SEARCH);
    expect(second).toMatchObject({ ok: true, value: { from: "fresh", failure: null } });
    expect(second.ok && second.value.value).toEqual(first.ok && first.value.value);
    expect(await service.log()).toHaveLength(1);
  });

  test(`of a call that must happen once ${after.once}`, async ({ session, openPage }) => {
    const page = await openPage("welcome.html");
    const { send } = await withCalls(page);
    const added = await send("addCheck", CLAIM);
    await killWorker(session);
    const ids = await page.evaluate(storedChecks);
    expect(ids).toEqual([added.ok ? added.value.id : "none"]);
  });
});

test("a pause that the service asked for outlives the worker", async ({ session, openPage, service }) => {
  const { send } = await withCalls(await openPage("welcome.html"));
  await service.fault({ match: "/api/v1/search", kind: "429-seconds", body: "50", times: 1 });
  const refused = await send("search", SEARCH_ANEW);
  expect(refused).toMatchObject({ ok: false, failure: { kind: "rate-limited" } });
  await killWorker(session);
  expect(await send("search", SEARCH_ANEW)).toEqual(refused);
  expect(await send("serviceStates", null)).toMatchObject({ value: { search: { state: "paused" } } });
  expect(await service.log()).toHaveLength(1);
});

test("a pause is over where another service is asked from now on", async ({ session, openPage, service }) => {
  const page = await openPage("welcome.html");
  const { send } = await withCalls(page);
  await service.fault({ match: "/api/v1/", kind: "429-seconds", body: "50" });
  expect(await send("search", SEARCH_ANEW)).toMatchObject({ ok: false, failure: { kind: "rate-limited" } });
  await send("addCheck", CLAIM);
  await expect
    .poll(() => send("serviceStates", null))
    .toMatchObject({ value: { search: { state: "paused" }, factCheck: { state: "paused" } } });
  const other = await startTestService();
  await pointAtService(session, other.url, {});
  await expect
    .poll(() => send("serviceStates", null))
    .toMatchObject({ value: { search: { state: "unknown" }, factCheck: { state: "up" } } });
  expect(await send("search", SEARCH_ANEW)).toMatchObject({ ok: true });
  expect(await storedStates(page)).toEqual(["done"]);
  await other.close();
});

test("a request is ended when nobody waits for it any more", async ({ session, openPage }) => {
  const requests: IncomingMessage[] = [];
  const silent = createServer((request) => void requests.push(request)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : null;
  await pointAtService(session, `http://127.0.0.1:${port}`, {});

  const page = await openPage("welcome.html");
  await withCalls(page);
  await page.evaluate(search, SEARCH);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.socket.destroyed).toBe(false);
  expect(await page.evaluate(abortSearch)).toEqual({ ok: false, failure: { kind: "aborted" } });
  await expect.poll(() => requests[0]?.socket.destroyed).toBe(true);

  await page.evaluate(search, SEARCH);
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]?.socket.destroyed).toBe(false);
  await page.close();
  await expect.poll(() => requests[1]?.socket.destroyed).toBe(true);
  silent.closeAllConnections();
  silent.close();
});

declare const calls: {
  send(name: string, request: unknown, signal?: AbortSignal): Promise<unknown>;
};

declare const controller: AbortController;
declare const answer: Promise<unknown>;

/** Runs in the page, where what it leaves behind is global. */
function search(request: unknown): void {
  Object.assign(globalThis, { controller: new AbortController() });
  Object.assign(globalThis, { answer: calls.send("search", request, controller.signal) });
}

function abortSearch(): Promise<unknown> {
  controller.abort();
  return answer;
}

function storedChecks(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("primary-source");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction("checks").objectStore("checks").getAllKeys();
      reading.onsuccess = () => resolve(reading.result);
    };
  });
}
