import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Handlers } from "../../../../utils/calls/answer-calls.ts";
import type { CallName } from "../../../../utils/calls/calls-table.ts";
import { newSearch } from "../../../../utils/search/request.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { fakeRuntime, OWN_PAGE } from "../platform/ports.ts";

const SEARCH = { request: newSearch("tax"), effort: "saved" as const };
const ABORTED = { ok: false, failure: { kind: "aborted" } };
const INTERRUPTED = { ok: false, failure: { kind: "interrupted" } };

interface Asked {
  readonly name: CallName;
  readonly request: unknown;
  readonly signal: AbortSignal;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

let runtime: ReturnType<typeof fakeRuntime>;
let asked: Asked[];

/** A worker that notes every call and answers when the test says so. */
const handlers = new Proxy({} as Handlers, {
  get: (_, name) => (request: unknown, signal: AbortSignal) =>
    new Promise((answer, fail) => asked.push({ name: name as CallName, request, signal, answer, fail })),
  getOwnPropertyDescriptor: (_, name) =>
    Object.hasOwn(NAMES, name) ? { configurable: true, enumerable: true } : undefined,
});
const NAMES = { search: 1, clearCache: 1, cacheSize: 1, verdictText: 1, suggest: 1 };

beforeEach(() => {
  vi.resetModules();
  asked = [];
  runtime = fakeRuntime();
});

async function start() {
  const [{ answerCalls }, { send }] = await Promise.all([
    import("../../../../utils/calls/answer-calls.ts"),
    import("../../../../utils/calls/send.ts"),
  ]);
  answerCalls(handlers);
  return send;
}

const untilAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));

describe("a call", () => {
  it("reaches its handler with its request, and its answer comes back", async () => {
    const send = await start();
    const answer = send("search", SEARCH);
    await untilAsked(1);
    expect(asked[0]).toMatchObject({ name: "search", request: SEARCH });
    asked[0]?.answer({ ok: true, value: "results" });
    expect(await answer).toEqual({ ok: true, value: "results" });
  });

  it("keeps the worker awake until it is answered, also where it fails", async () => {
    const { answerCalls } = await import("../../../../utils/calls/answer-calls.ts");
    const { send } = await import("../../../../utils/calls/send.ts");
    const awake: string[] = [];
    answerCalls(handlers, {
      async whileAwake(work) {
        awake.push("begins");
        try {
          return await work();
        } finally {
          awake.push("ends");
        }
      },
    });
    const answer = send("clearCache", null);
    await untilAsked(1);
    expect(awake).toEqual(["begins"]);
    asked[0]?.answer({ ok: true, value: null });
    await answer;
    expect(awake).toEqual(["begins", "ends"]);
    expectLogs(/The call "clearCache" failed/);
    const failing = send("clearCache", null);
    await untilAsked(2);
    asked[1]?.fail(new Error("This one breaks."));
    await failing;
    expect(awake).toEqual(["begins", "ends", "begins", "ends"]);
  });

  it.each([
    ["that the worker does not know", "ofALaterVersion", undefined],
    ["that is answered in another shape", "search", ["results"]],
  ])("%s says that the page has to be loaded again", async (_, name, answer) => {
    const send = await start();
    const { whenUpdated } = await import("../../../../utils/calls/send.ts");
    const told = vi.fn();
    whenUpdated(told);
    const asking = send(name as CallName, SEARCH as never);
    if (answer !== undefined) {
      await untilAsked(1);
      asked[0]?.answer(answer);
    }
    expect(await asking).toEqual({ ok: false, failure: { kind: "updated" } });
    expect(told).toHaveBeenCalledOnce();
  });

  it("of a page that is older than the extension says so at once, since it may ask no worker", async () => {
    const send = await start();
    const { whenUpdated } = await import("../../../../utils/calls/send.ts");
    const told = vi.fn();
    whenUpdated(told);
    Object.assign(fakeBrowser.runtime, {
      connect: () => {
        throw new Error("Extension context invalidated.");
      },
    });
    expect(await send("search", SEARCH)).toEqual({ ok: false, failure: { kind: "updated" } });
    expect(told).toHaveBeenCalledOnce();
  });

  it("gets its own answer, whichever is ready first", async () => {
    const send = await start();
    const both = Promise.all([send("search", SEARCH), send("cacheSize", null)]);
    await untilAsked(2);
    asked[1]?.answer({ ok: true, value: { entries: 1, bytes: 2 } });
    asked[0]?.answer({ ok: true, value: "results" });
    expect(await both).toEqual([
      { ok: true, value: "results" },
      { ok: true, value: { entries: 1, bytes: 2 } },
    ]);
    expect(runtime.connections()).toBe(1);
  });

  it("whose handler throws fails as interrupted, and the next one works", async () => {
    expectLogs(/The call "search" failed: Error: nobody foresaw this/);
    const send = await start();
    const answer = send("search", SEARCH);
    await untilAsked(1);
    asked[0]?.fail(new Error("nobody foresaw this"));
    expect(await answer).toEqual(INTERRUPTED);
    const next = send("search", SEARCH);
    await untilAsked(2);
    asked[1]?.answer({ ok: true, value: 1 });
    expect(await next).toMatchObject({ ok: true });
  });

  it.each([
    ["a full disk", new DOMException("Encountered full disk.", "QuotaExceededError"), "full"],
    ["a full storage.local", new Error("QUOTA_BYTES quota exceeded"), "full"],
    ["a store that cannot be opened", new DOMException("Internal error.", "UnknownError"), "no-access"],
  ])("that fails for %s says so", async (_, error, problem) => {
    expectLogs(/The call "search" failed/);
    const send = await start();
    const answer = send("search", SEARCH);
    await untilAsked(1);
    asked[0]?.fail(error);
    expect(await answer).toEqual({ ok: false, failure: { kind: "storage", problem } });
  });

  it("whose handler answers nothing at all fails: a lost answer is no answer", async () => {
    const send = await start();
    const answer = send("search", SEARCH);
    await untilAsked(1);
    asked[0]?.answer(undefined);
    expect(await answer).toEqual(INTERRUPTED);
  });
});

describe("an abort", () => {
  it("ends the call in the page at once and in the worker too", async () => {
    const send = await start();
    const controller = new AbortController();
    const answer = send("search", SEARCH, controller.signal);
    await untilAsked(1);
    controller.abort();
    expect(await answer).toEqual(ABORTED);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it("of one call leaves the others alone", async () => {
    const send = await start();
    const controller = new AbortController();
    void send("suggest", { q: "ta", size: 8 }, controller.signal);
    const stays = send("search", SEARCH);
    await untilAsked(2);
    controller.abort();
    asked[1]?.answer({ ok: true, value: 1 });
    expect(await stays).toMatchObject({ ok: true });
    expect(asked[1]?.signal.aborted).toBe(false);
  });

  it("before the call sends nothing", async () => {
    const send = await start();
    expect(await send("search", SEARCH, AbortSignal.abort())).toEqual(ABORTED);
    expect(runtime.connections()).toBe(0);
  });

  it("after the answer changes nothing", async () => {
    const send = await start();
    const controller = new AbortController();
    const answer = send("search", SEARCH, controller.signal);
    await untilAsked(1);
    asked[0]?.answer({ ok: true, value: 1 });
    await answer;
    controller.abort();
    expect(await answer).toMatchObject({ ok: true });
  });
});

describe("a worker that is stopped over a call", () => {
  it("is asked once more where asking again does no harm", async () => {
    const send = await start();
    const answer = send("search", SEARCH);
    await untilAsked(1);
    runtime.stopWorker();
    await untilAsked(2);
    asked[1]?.answer({ ok: true, value: "again" });
    expect(await answer).toEqual({ ok: true, value: "again" });
  });

  it("twice is not asked a third time", async () => {
    const send = await start();
    const answer = send("search", SEARCH);
    await untilAsked(1);
    runtime.stopWorker();
    await untilAsked(2);
    runtime.stopWorker();
    expect(await answer).toEqual(INTERRUPTED);
    expect(asked).toHaveLength(2);
  });

  it("is not asked again where that would cost a check", async () => {
    const send = await start();
    const answer = send("verdictText", { id: "1", claim: "x" });
    await untilAsked(1);
    runtime.stopWorker();
    expect(await answer).toEqual(INTERRUPTED);
    expect(asked).toHaveLength(1);
  });

  it("between two calls is simply started again", async () => {
    const send = await start();
    const first = send("search", SEARCH);
    await untilAsked(1);
    asked[0]?.answer({ ok: true, value: 1 });
    await first;
    runtime.stopWorker();
    const second = send("search", SEARCH);
    await untilAsked(2);
    asked[1]?.answer({ ok: true, value: 2 });
    expect(await second).toEqual({ ok: true, value: 2 });
  });
});

it("a page that goes ends its calls, and nothing is posted to it", async () => {
  await start();
  const port = runtime.connect({ name: "calls" });
  port.postMessage({ id: 1, name: "search", request: SEARCH });
  await untilAsked(1);
  port.disconnect();
  await vi.waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
  asked[0]?.answer({ ok: true, value: 1 });
});

describe("a stranger", () => {
  it.each([
    ["another extension", { ...OWN_PAGE, id: "other" }],
    ["a script of ours in a web page", { ...OWN_PAGE, url: "https://www.irs.gov/" }],
    [
      "a page that is named like ours",
      { ...OWN_PAGE, url: "chrome-extension://primary-source.evil/popup.html" },
    ],
  ])("is not answered: %s", async (_, sender) => {
    runtime = fakeRuntime(sender);
    await start();
    const port = runtime.connect({ name: "calls" });
    const closed = new Promise<void>((resolve) => port.onDisconnect.addListener(resolve));
    await closed;
    expect(() => port.postMessage({ id: 1, name: "search", request: SEARCH })).toThrow();
    expect(asked).toEqual([]);
  });

  it("cannot call what is no call", async () => {
    await start();
    const port = runtime.connect({ name: "calls" });
    for (const message of [
      null,
      7,
      "search",
      {},
      { name: "constructor", id: 1 },
      { name: "toString", id: 2 },
      { name: 3 },
    ]) {
      port.postMessage(message);
    }
    port.postMessage({ id: 9, name: "cacheSize", request: null });
    await untilAsked(1);
    expect(asked[0]?.name).toBe("cacheSize");
  });
});
