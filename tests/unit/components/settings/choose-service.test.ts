import { beforeEach, describe, expect, test, vi } from "vitest";
import { chooseService } from "../../../../components/settings/choose-service.ts";
import type { ServiceChoice } from "../../../../utils/settings/service-address.ts";
import type { Settings } from "../../../../utils/settings/settings-table.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const world = vi.hoisted(() => ({
  settings: {} as Record<string, string | null>,
  answer: { ok: true, value: { up: true, rows: [] } } as object,
  saved: { ok: true, value: null } as { ok: boolean },
  probed: [] as unknown[],
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (...call: unknown[]) => {
    if (call[0] === "saveSettings") {
      Object.assign(world.settings, world.saved.ok ? call[1] : {});
      return world.saved;
    }
    world.probed.push(call);
    return world.answer;
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  rereadSettings: async () => world.settings,
}));

let granted: Set<string>;
let allows: boolean;
let requests: string[];

beforeEach(() => {
  world.settings = { searchServiceUrl: "https://old.example.org", factCheckServiceUrl: null };
  world.answer = { ok: true, value: { up: true, rows: [] } };
  world.saved = { ok: true, value: null } as { ok: boolean };
  world.probed = [];
  granted = new Set(["https://old.example.org/*"]);
  allows = true;
  requests = [];
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async ({ origins: [origin = ""] }: { origins: string[] }) => granted.has(origin),
      request: ({ origins: [origin = ""] }: { origins: string[] }) => {
        requests.push(origin);
        if (allows) queueMicrotask(() => granted.add(origin));
        return Promise.resolve(allows);
      },
      remove: async ({ origins: [origin = ""] }: { origins: string[] }) => granted.delete(origin),
    },
  });
});

const ANY = { requiredServices: null };

async function choose(
  typed: string,
  permitted: Pick<Settings, "requiredServices"> = ANY,
): Promise<ServiceChoice["step"][]> {
  const steps: ServiceChoice["step"][] = [];
  await chooseService("search", typed, permitted, ({ step }) => steps.push(step));
  return steps;
}

test("asks for the permission before anything is awaited: Firefox shows the question only in the click", () => {
  void chooseService("search", "new.example.org", ANY, () => undefined);
  expect(requests).toEqual(["https://new.example.org/*"]);
});

test("an address that the administrator does not allow is neither asked for nor tried", async () => {
  const permitted = { requiredServices: ["https://other.example.org"] };
  expect(await choose("new.example.org", permitted)).toEqual(["problem"]);
  expect([requests, world.probed]).toEqual([[], []]);
  expect(await choose("other.example.org/", permitted)).toEqual(["checking", "saved"]);
});

test("an address that the browser fails to ask about is not allowed, and nothing breaks", async () => {
  const refuse = () => Promise.reject(new Error("Invalid url pattern"));
  Object.assign(fakeBrowser, { permissions: { contains: refuse, request: refuse } });
  expect(await choose("new.example.org")).toEqual(["checking", "not-allowed"]);
  expect(world.settings.searchServiceUrl).toBe("https://old.example.org");
});

test("tries, saves, and gives back the permission of the former address", async () => {
  expect(await choose(" new.example.org/ ")).toEqual(["checking", "saved"]);
  expect(world.probed).toEqual([["probe", { service: "search", address: "https://new.example.org" }]]);
  expect(world.settings.searchServiceUrl).toBe("https://new.example.org");
  expect([...granted]).toEqual(["https://new.example.org/*"]);
});

test("keeps the permission that the other service still needs", async () => {
  world.settings.factCheckServiceUrl = "https://old.example.org/checks";
  await choose("new.example.org");
  expect([...granted]).toEqual(["https://old.example.org/*", "https://new.example.org/*"]);
});

describe("changes nothing and keeps no permission it had not", () => {
  test.each([
    ["that cannot be read", "http://new.example.org", {}, ["problem"], 0],
    ["the browser may not reach", "new.example.org", { allows: false }, ["checking", "not-allowed"], 0],
    [
      "whose service is down",
      "new.example.org",
      { answer: { ok: true, value: { up: false, rows: [] } } },
      ["checking", "failed"],
      1,
    ],
    [
      "that is no such service",
      "new.example.org",
      { answer: { ok: false, failure: { kind: "unreadable", problem: "not-json" } } },
      ["checking", "failed"],
      1,
    ],
  ])("for an address %s", async (_name, typed, change, steps, probes) => {
    if ("allows" in change) allows = false;
    if ("answer" in change) world.answer = change.answer ?? {};
    expect(await choose(typed)).toEqual(steps);
    expect(world.probed).toHaveLength(probes);
    expect(world.settings.searchServiceUrl).toBe("https://old.example.org");
    expect([...granted]).toEqual(["https://old.example.org/*"]);
  });

  test("for an address that the browser has no room to save", async () => {
    world.saved = { ok: false, failure: { kind: "storage", problem: "full" } } as { ok: boolean };
    expect(await choose("new.example.org")).toEqual(["checking", "failed"]);
    expect(world.settings.searchServiceUrl).toBe("https://old.example.org");
    expect([...granted]).toEqual(["https://old.example.org/*"]);
  });

  test("but an address that was allowed before stays so", async () => {
    world.answer = { ok: false, failure: { kind: "unreachable" } };
    expect(await choose("old.example.org")).toEqual(["checking", "failed"]);
    expect([...granted]).toEqual(["https://old.example.org/*"]);
  });
});

test("an address that did not answer keeps the access where the other service has been given it meanwhile", async () => {
  const steps: ServiceChoice["step"][] = [];
  world.answer = { ok: false, failure: { kind: "offline" } };
  await chooseService("search", "new.example.org", ANY, ({ step }) => {
    steps.push(step);
    if (step === "checking") world.settings.factCheckServiceUrl = "https://new.example.org";
  });
  expect([steps, [...granted]]).toEqual([
    ["checking", "failed"],
    ["https://old.example.org/*", "https://new.example.org/*"],
  ]);
});
