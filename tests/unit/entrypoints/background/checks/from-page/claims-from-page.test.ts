import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Pointed } from "../../../../../../entrypoints/background/checks/admission.ts";
import {
  checkAddress,
  checkSelection,
  checkTyped,
  keepClosed,
} from "../../../../../../entrypoints/background/checks/from-page/claims-from-page.ts";
import type { UnsentCheck, UnsentProblem } from "../../../../../../utils/checks/check.ts";
import { failed, success } from "../../../../../../utils/platform/result.ts";
import { expectLogs } from "../../../../../setup/logs.ts";

const world = vi.hoisted(() => ({
  selected: "Rates rose." as string | null,
  sentence: null as string | null,
  consent: true,
  forbidden: false,
  problem: null as UnsentProblem | null,
  added: [] as object[],
  read: [] as unknown[],
  retried: [] as string[],
  removed: [] as string[],
  /** How many were kept at each removal. */
  keptAtRemoval: [] as number[],
  /** What the user has allowed before they are asked. */
  allowed: true,
  kept: [] as { claim: string; problem: UnsentProblem }[],
  /** The check of the same claim that waits already; null: none. */
  keptAs: null as string | null,
  storeFails: null as Error | null,
  inMemory: [] as UnsentCheck[],
}));
vi.mock("../../../../../../entrypoints/background/checks/actions.ts", () => ({
  addClaim: async (claim: object) => {
    world.added.push(claim);
    if (world.storeFails) throw world.storeFails;
    return world.problem === null ? success({ id: "new" }) : failed(world.problem);
  },
  areForbidden: async () => world.forbidden,
  retry: async ({ id }: { id: string }) => world.retried.push(id),
  remove: async ({ id }: { id: string }) => {
    world.removed.push(id);
    world.keptAtRemoval.push(world.kept.length);
  },
}));
vi.mock("../../../../../../entrypoints/background/checks/from-page/selection.ts", () => ({
  selectedInPage: async (...asked: unknown[]) => {
    world.read.push(asked);
    return world.selected === null ? null : { text: world.selected, sentence: world.sentence };
  },
}));
vi.mock("../../../../../../entrypoints/background/checks/store.ts", () => ({
  addUnsent: async ({ id, claim }: Pointed, problem: UnsentProblem) => {
    if (world.storeFails) throw world.storeFails;
    world.kept.push({ claim, problem });
    return { id: world.keptAs ?? id };
  },
}));
vi.mock("../../../../../../utils/checks/consent.ts", () => ({
  askConsent: async () => world.consent,
  hasConsent: async () => world.allowed,
}));
vi.mock("../../../../../../utils/checks/unstored.ts", () => ({
  addUnstoredClaim: async (claim: UnsentCheck) => void world.inMemory.push(claim),
}));

// Only what is read of a tab.
const tab = (change: object = {}) =>
  ({ id: 7, url: "https://news.example/a", title: "News", ...change }) as Parameters<typeof keepClosed>[0];
const ORIGIN = { url: "https://news.example/a", title: "News" };

beforeEach(() => {
  world.keptAs = null;
  Object.assign(world, {
    selected: "Rates rose.",
    sentence: null,
    consent: true,
    forbidden: false,
    problem: null,
    storeFails: null,
    added: [],
    read: [],
    retried: [],
    removed: [],
    keptAtRemoval: [],
    allowed: true,
    kept: [],
    inMemory: [],
  });
});

describe("where an administrator forbids fact-checks, nothing is kept", () => {
  test.each<[string, () => Promise<void>]>([
    ["of a selection", () => checkSelection(tab(), "Rates rose.")],
    ["where nothing is selected", () => checkSelection(tab({ id: undefined }), "")],
    ["of a link", () => checkAddress("https://www.irs.gov/a", tab())],
    ["of a link that begins with another site", () => checkAddress("https://irs.gov@evil.example/", tab())],
    ["of what was typed", () => checkTyped("Rates rose.")],
    ["of an address that was typed", () => checkTyped("https://news.example/a")],
    ["of a page that no extension can read", () => keepClosed(tab())],
  ])("%s", async (_, press) => {
    world.forbidden = true;
    await press();
    expect([world.added, world.kept, world.read, world.inMemory]).toEqual([[], [], [], []]);
  });
});

describe("a selection", () => {
  test("is checked as the page has it, with the page it is from", async () => {
    await checkSelection(tab(), "Rates", 3);
    expect(world.read).toEqual([[{ tabId: 7, frameId: 3 }, "Rates"]]);
    expect(world.added).toEqual([{ claim: "Rates rose.", origin: ORIGIN, again: false }]);
    expect(world.kept).toEqual([]);
    expect(world.retried).toEqual([]);
  });

  test.each([
    ["a window without tabs", undefined],
    ["a tab without a number", tab({ id: undefined })],
  ])("in %s is what the menu says", async (_, where) => {
    await checkSelection(where, "Rates rose by half.");
    expect(world.read).toEqual([]);
    expect(world.added).toMatchObject([{ claim: "Rates rose by half." }]);
  });

  test.each([
    ["cannot be read", null, "page-closed"],
    ["is empty", "", "nothing-selected"],
    ["is white space", " \n ", "nothing-selected"],
    ["has no width", "\u200b\u200b", "nothing-selected"],
  ])("that %s is no claim, and the panel says why", async (_, selected, reason) => {
    world.selected = selected;
    await checkSelection(tab(), "");
    expect(world.added).toEqual([]);
    expect(world.kept).toEqual([{ claim: "", problem: { reason } }]);
  });

  test("of which neither page nor menu knows anything is in a page that is closed to extensions", async () => {
    await checkSelection(undefined, "");
    expect(world.kept).toEqual([{ claim: "", problem: { reason: "page-closed" } }]);
  });
});

test("the sentence that a selection cuts is kept beside the claim, which stays what was selected", async () => {
  world.sentence = "It is false that rates rose.";
  await checkSelection(tab(), "");
  expect(world.added).toEqual([
    { claim: "Rates rose.", origin: ORIGIN, sentence: "It is false that rates rose.", again: false },
  ]);
});

test("a link that begins with another site's name is told before anything is sent", async () => {
  await checkAddress("https://irs.gov@evil.example/refund", tab());
  expect(world.added).toEqual([]);
  const problem = { reason: "user-name", name: "irs.gov", host: "evil.example" };
  expect(world.kept).toEqual([{ claim: "https://irs.gov@evil.example/refund", problem }]);
});

test.each([
  "https://www.irs.gov.refund.example/",
  "https://xn--rs-tia.example/",
  "https://news.example.com/a",
])("%s is judged by a page before it is sent", async (address) => {
  await checkAddress(address, tab());
  expect(world.added).toEqual([]);
  expect(world.kept).toEqual([{ claim: address, problem: { reason: "unjudged" } }]);
});

test.each([
  ["https://news.example.com/a", "unjudged"],
  ["Trump: tariffs are paid by other countries", null],
  ["FAA: flights rose by 5 percent in 2025", null],
  ["about:blank", null],
])("%s, typed into the address bar, is kept as %j", async (claim, reason) => {
  await checkTyped(claim);
  expect(world.kept.map(({ problem }) => problem.reason)).toEqual(reason === null ? [] : [reason]);
  expect(world.added).toEqual(reason === null ? [expect.objectContaining({ claim })] : []);
});

test.each([
  [true, ["no-consent", "unjudged"], 1],
  [false, ["no-consent"], 0],
])(
  "an address is kept before the user has answered whether it may be sent (%s)",
  async (consent, reasons, removed) => {
    Object.assign(world, { allowed: false, consent });
    await checkAddress("https://news.example.com/a", tab());
    expect(world.added).toEqual([]);
    expect(world.kept.map(({ problem }) => problem.reason)).toEqual(reasons);
    expect(world.removed).toHaveLength(removed);
    // A worker that ends in between has lost nothing.
    for (const kept of world.keptAtRemoval) expect(kept).toBe(2);
  },
);

test("an address of a government is checked as it is", async () => {
  await checkAddress("https://irs.gov/a", tab());
  expect(world.added).toEqual([{ claim: "https://irs.gov/a", origin: ORIGIN, again: false }]);
});

test("a page that gives nothing is told of", async () => {
  await keepClosed(tab());
  expect(world.kept).toEqual([{ claim: "", problem: { reason: "page-closed" } }]);
});

test.each([
  ["of 2,000 characters", { url: `https://a.gov/${"x".repeat(1_986)}` }, true],
  ["of a whole document", { url: `data:text/html,${"x".repeat(1_986)}` }, false],
  ["of a page of the extension itself", { url: "moz-extension://primary-source/options.html" }, false],
  ["unknown", { url: undefined }, false],
])("the page is named if a link can lead back to it: an address %s", async (_, change, isNamed) => {
  await checkAddress("https://irs.gov/a", tab(change));
  expect(world.added).toMatchObject([{ origin: isNamed ? { ...change, title: "News" } : null }]);
});

test("a page without a title is named by its address", async () => {
  await checkAddress("https://irs.gov/a", tab({ title: undefined }));
  expect(world.added).toMatchObject([{ origin: { ...ORIGIN, title: "" } }]);
});

describe("what cannot be sent", () => {
  test("is kept with the reason", async () => {
    world.problem = { reason: "claim-too-long", length: 10_001, limit: 10_000 };
    await checkSelection(tab(), "");
    expect(world.kept).toEqual([{ claim: "Rates rose.", problem: world.problem }]);
    expect(world.retried).toEqual([]);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("for want of consent is sent once the user agrees: %s", async (consent, times) => {
    Object.assign(world, { consent, problem: { reason: "no-consent" } });
    await checkSelection(tab(), "");
    expect(world.kept).toMatchObject([{ claim: "Rates rose." }]);
    expect(world.retried).toHaveLength(times);
  });

  test("for want of consent, as it was before already, is sent as the check that it was then", async () => {
    Object.assign(world, { consent: true, problem: { reason: "no-consent" }, keptAs: "earlier" });
    await checkSelection(tab(), "");
    expect(world.retried).toEqual(["earlier"]);
  });

  test.each([
    [new DOMException("", "QuotaExceededError"), "full"],
    [new DOMException("", "InvalidStateError"), "no-access"],
    [new Error("odd"), "no-access"],
  ])("because of %s is kept in memory", async (error, problem) => {
    expectLogs(/A claim could not be stored/);
    world.storeFails = error;
    await checkSelection(tab(), "");
    world.selected = "Rates fell.";
    await checkSelection(tab(), "");
    expect(world.inMemory).toMatchObject([
      { claim: "Rates rose.", origin: ORIGIN, state: "unsent", problem: { reason: "not-stored", problem } },
      { claim: "Rates fell.", origin: ORIGIN, state: "unsent", problem: { reason: "not-stored", problem } },
    ]);
  });
});
