import { beforeEach, expect, it, vi } from "vitest";
import { health, probe, serviceStates } from "../../../../entrypoints/background/service-health.ts";
import type { Service } from "../../../../utils/platform/failure.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const world = vi.hoisted(() => ({
  settings: {} as {
    searchServiceUrl: string | null;
    factCheckServiceUrl: string | null;
    forbidFactChecks?: boolean;
  },
  pauses: [] as unknown[],
}));
vi.mock(import("../../../../utils/settings/settings.ts"), async (actual) => ({
  ...(await actual()),
  readSettings: async () => world.settings as never,
  settingsForSending: async () => world.settings as never,
}));
vi.mock(import("../../../../entrypoints/background/network/rate-limit-pauses.ts"), async (actual) => ({
  ...(await actual()),
  storedPauses: () => ({
    until: async () => 0,
    takeRequest: async () => false,
    isRequestTaken: async () => false,
    set: async (...given: readonly unknown[]) => void world.pauses.push(given),
  }),
}));

const BASE = "https://service.example.org";
const COUNTRIES = { countries: [{ code: "us", name: "United States", pages: 3 }] };
const PAGE = "<!doctype html><title>Welcome</title>";
const json = (value: unknown, status = 200) => [status, JSON.stringify(value)] as const;
const nobodyAborts = new AbortController().signal;

/** What the service answers at each path: status and body. */
let answers: Record<string, readonly [status: number, body: string]>;
let asked: string[];

beforeEach(() => {
  world.settings = { searchServiceUrl: null, factCheckServiceUrl: null };
  world.pauses = [];
  answers = {};
  asked = [];
  Object.assign(fakeBrowser, { permissions: { contains: async () => true } });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (address: string) => {
    const { origin, pathname } = new URL(address);
    asked.push(origin + pathname);
    const [status, body] = answers[pathname] ?? [404, PAGE];
    const type = body.startsWith("<") ? "text/html" : "application/json";
    return new Response(body, { status, headers: { "content-type": type } });
  });
});

it.each<[Service, string, typeof answers, object]>([
  [
    "search",
    "is up and answers as the contract says",
    { "/health": json({ status: "ok" }), "/api/v1/countries": json(COUNTRIES) },
    { ok: true, value: { up: true } },
  ],
  [
    "search",
    "is a web server that answers everything",
    { "/health": json({ status: "ok" }), "/api/v1/countries": [200, PAGE] },
    { ok: false, failure: { kind: "unreadable" } },
  ],
  [
    "search",
    "answers something else where the countries are",
    { "/health": json({ status: "ok" }), "/api/v1/countries": json({ countries: "many" }) },
    { ok: false, failure: { kind: "unreadable" } },
  ],
  [
    "search",
    "says that it is down",
    { "/health": json({ status: "down" }, 503) },
    { ok: true, value: { up: false } },
  ],
  ["search", "is none", {}, { ok: false, failure: { kind: "refused", status: 404 } }],
  [
    "factCheck",
    "describes itself",
    { "/openapi.json": json({ paths: { "/api/v1/fact-check": {} } }) },
    { ok: true, value: { up: true } },
  ],
  [
    "factCheck",
    "describes itself in words alone",
    { "/llms.txt": [200, "POST a claim to /api/v1/fact-check."] },
    { ok: true, value: { up: true } },
  ],
  [
    "factCheck",
    "has the words of another service",
    { "/llms.txt": [200, "GET /api/v1/search"] },
    { ok: false, failure: { kind: "unreadable", problem: "wrong-shape" } },
  ],
  [
    "factCheck",
    "describes another service",
    { "/openapi.json": json({ paths: { "/api/v1/search": {} } }) },
    { ok: false, failure: { kind: "unreadable", problem: "wrong-shape" } },
  ],
  [
    "factCheck",
    "answers with a page",
    { "/openapi.json": [200, PAGE] },
    { ok: false, failure: { kind: "unreadable", problem: "not-json" } },
  ],
  ["factCheck", "is none", {}, { ok: false, failure: { kind: "refused", status: 404 } }],
])("an address where the service (%s) %s is told before it is used", async (service, _, given, expected) => {
  answers = given;
  expect(await probe({ service, address: BASE }, nobodyAborts)).toMatchObject(expected);
});

it("a service that says it is down is not asked for anything else", async () => {
  answers = { "/health": json({ status: "down" }, 503) };
  await probe({ service: "search", address: BASE }, nobodyAborts);
  expect(asked).toEqual([`${BASE}/health`]);
});

it("an address that is only tried changes nothing of the service in use, not by a pause either", async () => {
  world.settings.searchServiceUrl = "https://in-use.example.org";
  answers = { "/health": [429, "{}"] };
  const tried = await probe({ service: "search", address: BASE }, nobodyAborts);
  expect(tried).toMatchObject({ ok: false, failure: { kind: "rate-limited" } });
  expect(world.pauses).toEqual([]);
  expect(await serviceStates()).toMatchObject({ search: { state: "unknown" } });
});

it.each<[string, typeof answers, object]>([
  ["is up", { "/openapi.json": json({}) }, { ok: true, value: { up: true } }],
  [
    "that describes itself in words alone is up",
    { "/llms.txt": [200, ""] },
    { ok: true, value: { up: true } },
  ],
  ["that says so is down", { "/openapi.json": json({}, 503) }, { ok: true, value: { up: false } }],
  [
    "that answers nothing says why, in our words",
    Object.fromEntries(
      ["/openapi.json", "/llms.txt", "/api-guide.md"].map((path) => [
        path,
        json({ detail: "Not found." }, 404),
      ]),
    ),
    { ok: false, failure: { kind: "refused", status: 404, message: "" } },
  ],
])("a fact-check service %s", async (_, given, expected) => {
  world.settings.factCheckServiceUrl = BASE;
  answers = given;
  expect(await health({ service: "factCheck" }, nobodyAborts)).toMatchObject(expected);
});

it("a service without an address is said to have none, and is not asked", async () => {
  const answer = await health({ service: "factCheck" }, nobodyAborts);
  expect(answer).toEqual({ ok: false, failure: { kind: "not-configured", service: "factCheck" } });
  expect(await serviceStates()).toEqual({
    search: { state: "not-configured" },
    factCheck: { state: "not-configured" },
  });
  expect(asked).toEqual([]);
});

it("of a service that an administrator forbids nothing is said, also where it has no address", async () => {
  world.settings.forbidFactChecks = true;
  expect(await serviceStates()).toEqual({
    search: { state: "not-configured" },
    factCheck: { state: "unknown" },
  });
});

it("the service in use is asked at its own address, below its path too", async () => {
  world.settings = { searchServiceUrl: `${BASE}/gov/`, factCheckServiceUrl: BASE };
  answers = { "/gov/health": json({ status: "ok" }), "/openapi.json": json({}) };
  expect(await health({ service: "search" }, nobodyAborts)).toMatchObject({ ok: true, value: { up: true } });
  expect(await health({ service: "factCheck" }, nobodyAborts)).toEqual({
    ok: true,
    value: { up: true, rows: [] },
  });
  expect(asked).toEqual([`${BASE}/gov/health`, `${BASE}/openapi.json`]);
});
