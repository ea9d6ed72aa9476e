// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageClock } from "../../../../components/base/clock.ts";
import { AboutAnswer } from "../../../../components/sites/AboutAnswer.tsx";
import { createThisPageStore, type PageKnown } from "../../../../components/sites/this-page-store.ts";
import { send } from "../../../../utils/calls/send.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const world = vi.hoisted(() => ({ list: null as unknown, isWanted: false, locked: [] as string[] }));
vi.mock("../../../../utils/calls/send.ts", () => ({ send: vi.fn() }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ siteList: world.isWanted }),
  listenToSettings: () => () => undefined,
  lockedSettings: async () => world.locked,
}));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({ readSiteList: async () => world.list }));

const TAB = { id: 1, windowId: 1, address: "https://www.toronto.ca/services", title: "" };
const PAGE: PageKnown = {
  tab: TAB,
  answer: { kind: "not-listed", reason: "unknown", host: "www.toronto.ca", owner: "toronto.ca" },
  listState: "none",
  domain: "toronto.ca",
  words: "",
};
const LIST = { count: 600, next: null, fetchedAt: 1, triedAt: 1, shrunkTo: null };

beforeEach(() => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
  vi.mocked(send).mockResolvedValue({ ok: true, value: null });
});
afterEach(() => {
  vi.useRealTimers();
  render(null, document.body);
  Object.assign(world, { list: null, isWanted: false, locked: [] });
});

const newStore = () => createThisPageStore({ send, clock: pageClock });

async function opened(store = newStore()): Promise<Element> {
  render(
    <div role="dialog">
      <AboutAnswer page={PAGE} store={store} onClose={() => undefined} />
    </div>,
    document.body,
  );
  return vi.waitFor(() => {
    const dialog = document.querySelector("[role=dialog]");
    if (dialog === null) throw new Error("not open yet");
    return dialog;
  });
}

const buttonsIn = (dialog: Element): string[] =>
  [...dialog.querySelectorAll("button")].map(({ textContent }) => textContent ?? "");

it("a list that shrank to a tenth is kept until the user agrees", async () => {
  world.list = { ...LIST, lines: "", shrunkTo: 59 };
  const store = newStore();
  await store.judgeTab(Promise.resolve(TAB));
  const dialog = await opened(store);
  expect(dialog.textContent).toContain("only 59 sites now, so the earlier list was kept");
  const agree = [...dialog.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Use the shorter list",
  );
  expect(send).not.toHaveBeenCalled();
  agree?.click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith("renewSiteList", { agreed: true }));
});

it.each([
  ["forbids", false],
  ["wants", true],
])("the list is offered, or that it is not is said: an administrator %s it", async (_, isWanted) => {
  Object.assign(world, { isWanted, locked: ["siteList"] });
  const dialog = await opened();
  await vi.waitFor(() => {
    const isOffered = buttonsIn(dialog).some((name) => name.startsWith("Download"));
    const isSaid = dialog.textContent?.includes("Set by your administrator.");
    expect([isOffered, isSaid]).toEqual([isWanted, !isWanted]);
  });
});

it("what was asked of a page is not waited for on the next one, whose own question counts", async () => {
  const first = Promise.withResolvers<never>();
  vi.mocked(send).mockReturnValueOnce(first.promise);
  const store = newStore();
  await store.judgeTab(Promise.resolve(TAB));
  const asked = store.lookUp(PAGE);
  expect(store.asking.value).toBe("site");
  const other = { ...TAB, id: 2, address: "https://www.ottawa.ca/" };
  await store.judgeTab(Promise.resolve(other));
  expect(store.asking.value).toBeNull();
  const second = Promise.withResolvers<never>();
  vi.mocked(send).mockReturnValueOnce(second.promise);
  const askedSince = store.lookUp({ ...PAGE, tab: other });
  first.resolve({ ok: false, failure: { kind: "offline" } } as never);
  await asked;
  expect([store.asking.value, store.failure.value]).toEqual(["site", null]);
  second.resolve({ ok: true, value: [] } as never);
  await askedSince;
  expect(store.asking.value).toBeNull();
});

it("a private window offers to look one site up, and to keep nothing", async () => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  expect(buttonsIn(await opened())).toEqual(["Look it up"]);
});

it("what is looked up is said of the page of the click, whatever the tab shows since", async () => {
  const domain = { domain: "toronto.ca", organization: "City of Toronto", country: "CA" };
  vi.mocked(send).mockResolvedValue({
    ok: true,
    value: [
      { domain: "other.ca", organization: "Another", country: "CA", level: null, state: null, city: null },
      { ...domain, level: "municipal", state: "ON", city: "Toronto" },
      { domain: "third.ca", organization: "A third", country: "CA", level: null, state: null, city: null },
    ],
  });
  Object.assign(fakeBrowser, { tabs: { query: async () => [{ id: 1, url: "https://evil.example/" }] } });
  const { judgeTab, lookUp, thisPage } = newStore();
  await judgeTab(Promise.resolve(TAB));
  await lookUp(PAGE);
  expect(send).toHaveBeenCalledWith("lookUpSite", { domain: "toronto.ca" });
  expect(thisPage.value).toMatchObject({
    tab: TAB,
    step: "known",
    answer: { kind: "official", listed: { domain: "toronto.ca" } },
  });
});

it("what was looked up is still known once a part of the list has come, until another page is shown", async () => {
  const found = {
    domain: "toronto.ca",
    organization: "",
    country: "CA",
    level: "municipal",
    state: "ON",
    city: "Toronto",
  };
  vi.mocked(send).mockResolvedValue({ ok: true, value: [found] });
  const { judgeTab, judgeAgain, lookUp, thisPage } = newStore();
  await judgeTab(Promise.resolve(TAB));
  await lookUp(PAGE);
  world.list = { ...LIST, lines: "", next: 1000 };
  await judgeAgain();
  expect(thisPage.value).toMatchObject({ answer: { kind: "official" }, listState: "whole" });
  await judgeTab(Promise.resolve({ ...TAB, id: 2 }));
  expect(thisPage.value).toMatchObject({ answer: { kind: "not-listed" }, listState: "part" });
});

it("a choice that the disk has no room for is told, and nothing is fetched for it", async () => {
  const full = { kind: "storage", problem: "full" } as const;
  const before = vi.mocked(send).mock.calls.length;
  vi.mocked(send).mockResolvedValueOnce({ ok: false, failure: full });
  const { keepList, failure } = newStore();
  await keepList();
  expect(failure.value).toEqual(full);
  expect(vi.mocked(send).mock.calls.slice(before)).toEqual([["saveSettings", { siteList: true }]]);
});

it("a list that a pause stopped says when it goes on, and does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const pause = { kind: "rate-limited" as const, until: Date.now() + 60_000 };
  const paused = { ok: false, failure: pause } as const;
  vi.mocked(send).mockResolvedValueOnce({ ok: true, value: null }).mockResolvedValueOnce(paused);
  const before = vi.mocked(send).mock.calls.length;
  const dialog = await opened();
  [...dialog.querySelectorAll("button")]
    .find(({ textContent }) => textContent?.startsWith("Download"))
    ?.click();
  await vi.waitFor(() => {
    expect(dialog.querySelector("[role=alert]")?.textContent).toContain("Too many requests");
    expect(dialog.querySelector("[role=timer]")?.textContent).toMatch(/^This will continue in/);
  });
  const names = () =>
    vi
      .mocked(send)
      .mock.calls.slice(before)
      .map(([name]) => name);
  expect(names()).toEqual(["saveSettings", "renewSiteList"]);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(names()).toEqual(["saveSettings", "renewSiteList", "renewSiteList"]));
  await vi.waitFor(() => expect(dialog.querySelector("[role=alert], [role=timer]")).toBeNull());
});

it.each([
  [
    "its answer",
    { ok: true, value: [{ domain: "toronto.ca", organization: "City of Toronto", country: "CA" }] },
  ],
  ["why it failed", { ok: false, failure: { kind: "offline" } }],
])("a panel that has moved on to another tab does not show there %s", async (_, answer) => {
  const { judgeTab, lookUp, thisPage, failure } = newStore();
  const other = { id: 2, windowId: 1, address: "https://news.example/", title: "News" };
  let arrive = (_: never): void => undefined;
  vi.mocked(send).mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await judgeTab(Promise.resolve(TAB));
  const lookedUp = lookUp(PAGE);
  const steps: string[] = [];
  const stop = thisPage.subscribe(({ step }) => steps.push(step));
  await judgeTab(Promise.resolve(other));
  arrive(answer as never);
  await lookedUp;
  stop();
  expect(steps).toEqual(["known", "reading", "known"]);
  expect(thisPage.value).toMatchObject({ step: "known", tab: other });
  expect(failure.value).toBeNull();
});

it("a panel that has moved on to another tab does not look the earlier one up after a pause", async () => {
  const { judgeTab, lookUp, goesOnAt, failure } = newStore();
  await judgeTab(Promise.resolve(TAB));
  const until = Date.now() + 60_000;
  vi.mocked(send).mockResolvedValue({ ok: false, failure: { kind: "rate-limited", until } });
  await lookUp(PAGE);
  expect(goesOnAt.value).toBe(until);
  await judgeTab(Promise.resolve({ ...TAB, title: "Services" }));
  expect([goesOnAt.value, failure.value?.kind]).toEqual([until, "rate-limited"]);
  await judgeTab(Promise.resolve({ ...TAB, id: 2 }));
  expect([goesOnAt.value, failure.value]).toEqual([null, null]);
});
