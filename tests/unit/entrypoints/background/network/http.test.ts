import { describe, expect, it } from "vitest";
import { ask, type HttpRequest } from "../../../../../entrypoints/background/network/http.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { NEW_YEAR, testNetwork } from "./network.ts";

const URL_ASKED = new URL("https://service.example/api/v1/search?q=tax");
const request = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  service: "search",
  url: URL_ASKED,
  body: null,
  alsoAnswers: [],
  timeoutMs: 10_000,
  signal: new AbortController().signal,
  ...changes,
});

/** A network that gives one answer after another; the last one stays. */
function answering(...answers: readonly (() => Response | Promise<Response>)[]) {
  let asked = 0;
  const inits: RequestInit[] = [];
  const network = testNetwork({
    fetch: async (_address, init) => {
      inits.push(init);
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (!answer) throw new Error("no answer was prepared");
      return answer();
    },
  });
  return { network, inits, asked: () => asked };
}

const good = () => new Response('{"ok": true}');
const busy = (headers = {}) => new Response('{"detail": "busy"}', { status: 503, headers });
const cut = () => {
  throw new TypeError("Failed to fetch");
};

/** Servers that redirect as `fetch` sees it: every address that was asked is noted, also on the way. */
function redirecting(to: Readonly<Record<string, string>>) {
  const seen: string[] = [];
  const locationOf = (address: string) => to[address] ?? to[address.split("?")[0] ?? ""];
  const network = testNetwork({
    fetch: async (asked, { redirect }) => {
      let address = asked;
      for (let hops = 0; hops <= 20; hops += 1) {
        seen.push(address);
        const location = locationOf(address);
        if (location === undefined) return Object.defineProperty(good(), "url", { value: address });
        if (redirect === "manual") return new Response(null, { status: 307 });
        address = location;
      }
      throw new TypeError("Failed to fetch: redirected too many times");
    },
  });
  return { network, seen };
}

describe("where no answer comes, a request", () => {
  it.each([true, false])(
    "is told apart from one that the browser does not let through; allowed: %s",
    async (allowed) => {
      const { network, asked } = answering(cut);
      const looked: string[] = [];
      const mayReach = async (origins: string) => {
        looked.push(origins);
        return allowed;
      };
      const outcome = await ask(request({ url: new URL("http://127.0.0.1:8787/health") }), {
        ...network,
        mayReach,
      });
      const origins = "http://127.0.0.1/*";
      expect(outcome).toEqual({
        ok: false,
        failure: allowed ? { kind: "unreachable" } : { kind: "no-access", origins },
      });
      expect(asked()).toBe(allowed ? 3 : 1);
      expect(looked[0]).toBe(origins);
    },
  );
});

it("a browser that cannot say whether a site may be reached leaves the request unreachable, and never broken", async () => {
  expectLogs(/Whether a site may be reached: .*Invalid value for origin pattern/);
  const { network } = answering(cut);
  const mayReach = () => Promise.reject(new Error("Invalid value for origin pattern https://[::1]/*"));
  const outcome = await ask(request({ url: new URL("https://[::1]:8787/health") }), { ...network, mayReach });
  expect(outcome).toEqual({ ok: false, failure: { kind: "unreachable" } });
});

describe("a request", () => {
  it("carries nothing about the user", async () => {
    const { network, inits } = answering(good);
    await ask(request(), network);
    expect(inits[0]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" });
    expect(inits[0]).not.toHaveProperty("headers");
  });

  it("waits longer before each further try, and spreads the waits", async () => {
    const { network, asked } = answering(cut);
    await ask(request(), network);
    expect(asked()).toBe(3);
    expect(network.waits).toEqual([300, 600]);
    const other = testNetwork({ ...answering(cut).network, random: () => 0.9 });
    await ask(request(), { ...other, wait: network.wait });
    expect(network.waits.slice(2)).toEqual([420, 840]);
  });

  it("waits as long as a 503 asks for", async () => {
    const { network } = answering(() => busy({ "retry-after": "3" }), good);
    expect(await ask(request(), network)).toMatchObject({ ok: true });
    expect(network.waits).toEqual([3000]);
  });

  it("is not tried again when the wait would outlast its time limit", async () => {
    const { network, asked } = answering(() => busy({ "retry-after": "30" }), good);
    expect(await ask(request(), network)).toMatchObject({ ok: false, failure: { kind: "unavailable" } });
    expect(asked()).toBe(1);
  });

  it.each([
    ["a pause", () => new Response("", { status: 429, headers: { "retry-after": "30" } }), "rate-limited"],
    ["a failure", () => busy(), "unavailable"],
  ])("to a service that was left says nothing of the present one by %s", async (_, answer, kind) => {
    const { network } = answering(answer);
    const outcome = await ask(request({ once: true }), { ...network, isInUse: async () => false });
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    if (kind === "rate-limited") expect(outcome).toMatchObject({ failure: { until: NEW_YEAR + 30_000 } });
    expect([await network.pauses.until("search"), network.reports]).toEqual([0, []]);
  });

  it("to a service that was left does not end the pause of the present one", async () => {
    const { network } = answering(good);
    await network.pauses.set("search", NEW_YEAR + 30_000);
    await ask(request({ despitePause: true }), { ...network, isInUse: async () => false });
    expect(await network.pauses.until("search")).toBe(NEW_YEAR + 30_000);
  });

  it("is not tried again for a caller who would rather know at once", async () => {
    const { network, asked } = answering(cut, good);
    const outcome = await ask(request({ once: true }), network);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "unreachable" } });
    expect(asked()).toBe(1);
  });

  it("is never sent once its caller has gone", async () => {
    const { network, asked } = answering(good);
    const signal = AbortSignal.abort();
    expect(await ask(request({ signal }), network)).toEqual({ ok: false, failure: { kind: "aborted" } });
    expect(asked()).toBe(0);
  });

  it("is not tried again when its caller goes during the wait", async () => {
    const controller = new AbortController();
    const { network, asked } = answering(cut);
    const leaving = {
      ...network,
      wait: async () => {
        controller.abort();
      },
    };
    const outcome = await ask(request({ signal: controller.signal }), leaving);
    expect(outcome).toEqual({ ok: false, failure: { kind: "aborted" } });
    expect(asked()).toBe(1);
  });

  it("is not tried again when another one was told to pause meanwhile", async () => {
    const { network, asked } = answering(cut, good);
    const pausing = {
      ...network,
      wait: () => network.pauses.set("search", NEW_YEAR + 60_000),
    };
    const outcome = await ask(request(), pausing);
    expect(outcome).toEqual({ ok: false, failure: { kind: "rate-limited", until: NEW_YEAR + 60_000 } });
    expect(asked()).toBe(1);
  });

  it("pauses its own service alone", async () => {
    const { network } = answering(() => new Response("{}", { status: 429 }), good);
    await ask(request(), network);
    expect(await ask(request({ service: "factCheck" }), network)).toMatchObject({ ok: true });
    expect(await ask(request(), network)).toMatchObject({ ok: false, failure: { kind: "rate-limited" } });
    network.clock += 30_001;
    expect(await ask(request(), network)).toMatchObject({ ok: true });
  });

  it("in spite of a pause is sent once; another 429 leaves the pause as it is", async () => {
    const limited = () => new Response("{}", { status: 429, headers: { "retry-after": "86400" } });
    const { network, asked } = answering(limited);
    const until = NEW_YEAR + 86_400_000;
    expect(await ask(request(), network)).toEqual({ ok: false, failure: { kind: "rate-limited", until } });
    const again = { ok: false, failure: { kind: "rate-limited", until, asked: true } };
    for (let time = 0; time < 3; time += 1) {
      expect(await ask(request({ despitePause: true }), network)).toEqual(again);
    }
    expect(await ask(request(), network)).toEqual(again);
    expect(asked()).toBe(2);
  });

  it("in spite of a pause that is answered ends the pause", async () => {
    const { network } = answering(() => new Response("{}", { status: 429 }), good);
    await ask(request(), network);
    expect(await ask(request({ despitePause: true }), network)).toMatchObject({ ok: true });
    expect(await ask(request(), network)).toMatchObject({ ok: true });
  });

  it.each([
    ["to another path of its origin", "https://service.example/new", true],
    ["to another origin over HTTPS", "https://other.example/api", true],
    ["to another origin in the clear", "http://other.example/api", false],
    ["to a server of this device", "http://127.0.0.1:8080/api", false],
    ["to itself without end", "https://service.example/api/v1/search", false],
  ])("that is redirected %s sends no words before that was judged", async (_, location, followed) => {
    const { network, seen } = redirecting({ "https://service.example/api/v1/search": location });
    const outcome = await ask(request(), network);
    expect(outcome).toMatchObject(
      followed ? { ok: true } : { ok: false, failure: { kind: "unreadable", problem: "redirected" } },
    );
    const withWords = seen.filter((address) => address.includes("tax"));
    expect(withWords).toEqual([URL_ASKED.href, ...(followed ? [`${location}?q=tax`] : [])]);
    expect(seen.length).toBe(followed ? 4 : location === URL_ASKED.href.split("?")[0] ? 22 : 3);
  });

  it.each([300, 304])(
    "whose answer has the status %i, which leads nowhere, is told by that status",
    async (status) => {
      const { network } = redirecting({});
      const answering = { ...network, fetch: async () => new Response(null, { status }) };
      expect(await ask(request(), answering)).toMatchObject({ failure: { kind: "unavailable", status } });
    },
  );

  it("that is redirected once more than its path was is not followed", async () => {
    const { network } = redirecting({
      "https://service.example/api/v1/search": "https://other.example/api",
      "https://other.example/api?q=tax": "http://other.example/api",
    });
    expect(await ask(request(), network)).toMatchObject({ failure: { problem: "redirected" } });
  });

  it("that posts is never followed anywhere", async () => {
    const { network, inits } = answering(() => new Response(null, { status: 307 }));
    const outcome = await ask(request({ body: "{}" }), network);
    expect(outcome).toEqual({ ok: false, failure: { kind: "unreadable", problem: "redirected" } });
    expect(inits[0]).toMatchObject({ redirect: "manual", method: "POST" });
  });

  it("stops reading at the limit and lets go of the rest", async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
      cancel() {
        cancelled = true;
      },
    });
    const { network } = answering(() => new Response(endless));
    const outcome = await ask(request(), network);
    expect(outcome).toEqual({ ok: false, failure: { kind: "unreadable", problem: "too-large" } });
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(12_000_000);
  });

  it("reads letters that were split between two chunks", async () => {
    const bytes = new TextEncoder().encode('{"place": "Québec"}');
    const chunks = [bytes.slice(0, 14), bytes.slice(14)];
    const body = new ReadableStream({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const { network } = answering(() => new Response(body));
    expect(await ask(request(), network)).toMatchObject({
      ok: true,
      value: { text: '{"place": "Québec"}', bytes: 20 },
    });
  });

  it("tells of a service that says why it is down that it is down", async () => {
    const { network } = answering(() => busy());
    expect(await ask(request({ alsoAnswers: [503] }), network)).toMatchObject({ ok: true });
    expect(network.reports.map(({ failure }) => failure)).toMatchObject([
      { kind: "unavailable", status: 503 },
    ]);
  });

  it("tells of every outcome", async () => {
    const { network } = answering(good, () => busy());
    await ask(request(), network);
    await ask(request(), network);
    expect(network.reports.map(({ failure }) => failure?.kind ?? "answered")).toEqual([
      "answered",
      "unavailable",
    ]);
  });
});
