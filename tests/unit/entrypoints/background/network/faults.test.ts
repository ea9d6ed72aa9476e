import "fake-indexeddb/auto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  askFactCheck,
  askFactCheckText,
} from "../../../../../entrypoints/background/checks/fact-check-client.ts";
import { CACHE_LIMITS, createCache } from "../../../../../entrypoints/background/search/cache.ts";
import type { Question } from "../../../../../entrypoints/background/search/search-client.ts";
import * as searchApi from "../../../../../entrypoints/background/search/search-client.ts";
import { createServing } from "../../../../../entrypoints/background/search/serving.ts";
import { askHealth } from "../../../../../entrypoints/background/service-health.ts";
import type { Served } from "../../../../../utils/calls/calls-table.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import type { Result } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS, newRecent, newSearch } from "../../../../../utils/search/request.ts";
import { startTestService, type TestService } from "../../../../setup/service.ts";
import { type Cause, type Cell, ENDPOINTS, type EndpointName, FAULTS, GROUPS } from "./faults.table.ts";
import { faultTable } from "./faults.text.ts";
import { type TestNetwork, testNetwork } from "./network.ts";

const DOCUMENT = join(import.meta.dirname, "..", "..", "..", "..", "..", "docs", "fault-table.md");
const DAY = 24 * 60 * 60_000;
/** No name has a part of 64 letters, so none has to be asked for: a name server may take seconds to say so. */
const NO_SUCH_NAME = `http://${"a".repeat(64)}.invalid`;
const LONG = 10_000;
const SHORT = 200;

let service: TestService;
let network: TestNetwork;
let closedPort: number;

const cache = createCache(CACHE_LIMITS, () => network.clock);
const nobodyAborts = new AbortController().signal;

beforeAll(async () => {
  service = await startTestService();
  closedPort = await freePort();
});
afterAll(() => service.close());
beforeEach(async () => {
  network = testNetwork();
  await Promise.all([service.reset(), cache.clear()]);
});

for (const row of FAULTS) {
  describe(row.fault, () => {
    for (const [group, names] of Object.entries(GROUPS)) {
      for (const name of names) {
        const expected = row.cells[group as keyof typeof GROUPS];
        it(`${name}: ${expected.outcome}`, async () => {
          expect(await observe(name, row.cause)).toEqual(expected);
        });
      }
    }
  });
}

it("the table in the documentation is the one that was checked", async () => {
  const text = faultTable();
  if (process.env.UPDATE_DOCS) await writeFile(DOCUMENT, text);
  expect(await readFile(DOCUMENT, "utf8"), "run with UPDATE_DOCS=1 to write it again").toBe(text);
});

/** Meets the fault with nothing kept, then with a copy of two days ago. */
async function observe(name: EndpointName, cause: Cause): Promise<Cell> {
  const timeoutMs = cause.by === "switch" && cause.kind === "latency" ? SHORT : LONG;
  expect(await ask(name, LONG)).toMatchObject({ ok: true });
  network.clock += 2 * DAY;
  const copy = await underFault(name, cause, timeoutMs);

  await Promise.all([service.reset(), cache.clear()]);
  network = testNetwork();
  const bare = await underFault(name, cause, timeoutMs);
  const outcome = outcomeOf(bare.answer);

  await service.clearFaults();
  const next = await underFault(name, cause, timeoutMs);
  const paused = next.tries === 0 && !next.answer.ok && next.answer.failure.kind === "rate-limited";

  return { outcome, tries: bare.tries, copy: isStandIn(copy.answer), paused };
}

interface Observed {
  readonly answer: Result<unknown, ApiFailure>;
  readonly tries: number;
}

async function underFault(name: EndpointName, cause: Cause, timeoutMs: number): Promise<Observed> {
  await arrange(name, cause);
  network.tries = 0;
  const answer = await ask(name, timeoutMs);
  return { answer, tries: network.tries };
}

async function arrange(name: EndpointName, cause: Cause): Promise<void> {
  const match = ENDPOINTS[name];
  switch (cause.by) {
    case "switch":
      await service.fault({
        match,
        kind: cause.kind,
        times: cause.times ?? null,
        ...(cause.body ? { body: cause.body } : {}),
        ...(cause.kind === "latency" ? { delayMs: 60_000 } : {}),
      });
      return;
    case "answer":
      await service.fault({
        match,
        kind: "custom",
        times: cause.times ?? null,
        status: cause.status,
        body: cause.text,
        headers: cause.redirectTo ? { location: placeOf(cause.redirectTo, name) } : (cause.headers ?? {}),
      });
      return;
    case "way":
      misdirect(cause.way);
  }
}

/** The copy was kept under the service's own address, so only the way there changes. */
function misdirect(way: "offline" | "no-such-name" | "refused-connection" | "no-permission"): void {
  const wrong = way === "no-such-name" ? NO_SUCH_NAME : `http://127.0.0.1:${closedPort}`;
  const realFetch = network.fetch;
  Object.assign(network, {
    isOnline: () => way !== "offline",
    mayReach: async () => way !== "no-permission",
    fetch: (address: string, init: RequestInit) => realFetch(address.replace(service.url, wrong), init),
  });
}

function placeOf(target: "same" | "other", name: EndpointName): string {
  return target === "other" ? `http://localhost:${service.port}/llms.txt` : addressOf(name);
}

function addressOf(name: EndpointName): string {
  const question = questions()[name];
  return question ? question.url.href : service.url + ENDPOINTS[name];
}

function questions(): Partial<Record<EndpointName, Question<unknown>>> {
  const base = service.url;
  const austin = { ...NO_FILTERS, country: ["us"], state: ["TX"], city: ["Austin"] };
  return {
    search: searchApi.searchQuestion(base, newSearch("water", austin)),
    recent: searchApi.recentQuestion(base, newRecent(austin)),
    suggest: searchApi.suggestQuestion(base, "mini", 8) ?? raise("a prefix of four letters is allowed"),
    places: searchApi.placesQuestion(base, { country: ["us"], state: null, q: "", limit: 50 }),
    countries: searchApi.countriesQuestion(base),
    domains: searchApi.domainsQuestion(base, {
      country: ["us"],
      level: null,
      state: [],
      city: [],
      search: "",
      limit: 20,
      offset: 0,
    }),
    stats: searchApi.statsQuestion(base),
  };
}

function ask(name: EndpointName, timeoutMs: number): Promise<Result<unknown, ApiFailure>> {
  const base = service.url;
  const checks = { network, address: async () => base, objection: async () => null, timeoutMs };
  if (name === "health") return askHealth("search", base, nobodyAborts, network, timeoutMs);
  if (name === "factCheck") return askFactCheck("The minimum wage is $7.25.", nobodyAborts, checks);
  if (name === "factCheckText") return askFactCheckText("The minimum wage is $7.25.", nobodyAborts, checks);
  const question = questions()[name] ?? raise(`no question for ${name}`);
  return createServing(network, cache, timeoutMs).answer(question, "fresh", nobodyAborts);
}

function isStandIn(answer: Result<unknown, ApiFailure>): boolean {
  if (!answer.ok || typeof answer.value !== "object" || answer.value === null) return false;
  if (!("from" in answer.value)) return false;
  const served = answer.value as Served<unknown>;
  return served.from === "stale" && served.failure !== null;
}

function outcomeOf(answer: Result<unknown, ApiFailure>): string {
  if (answer.ok) return isDown(answer.value) ? "down" : "answered";
  const { failure } = answer;
  switch (failure.kind) {
    case "refused": {
      const cities = failure.suggestions.length;
      const fields = failure.fields.map(({ parameter }) => parameter).join(", ");
      expect(failure.message).not.toBe("");
      return `refused (${failure.status})${cities ? `, ${cities} cities suggested` : ""}${fields ? `, names ${fields}` : ""}`;
    }
    case "unavailable":
      return `unavailable (${failure.status})`;
    case "unreadable":
      return `unreadable (${failure.problem})`;
    case "rate-limited":
      return `rate-limited, ${(failure.until - network.clock) / 1000} s`;
    default:
      return failure.kind;
  }
}

function isDown(value: unknown): boolean {
  return typeof value === "object" && value !== null && "up" in value && value.up === false;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : raise("no port");
}

function raise(sentence: string): never {
  throw new Error(sentence);
}
