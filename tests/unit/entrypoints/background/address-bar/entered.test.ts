import { beforeEach, expect, test, vi } from "vitest";
import { onInputEntered, onInputStarted } from "../../../../../entrypoints/background/address-bar/input.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { expectLogs } from "../../../../setup/logs.ts";

const remembered = vi.hoisted(() => [] as unknown[]);
let isFull = false;
const checked = vi.hoisted(() => [] as string[]);
vi.mock("../../../../../entrypoints/background/checks/from-page/claims-from-page.ts", () => ({
  checkTyped: async (claim: string) => void checked.push(claim),
}));
vi.mock("../../../../../utils/search/kept-searches.ts", () => ({
  ownSearches: async () => [],
  rememberSearch: async (request: object) => {
    if (isFull) throw new DOMException("", "QuotaExceededError");
    remembered.push(request);
  },
}));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ country: ["ca"], state: [], city: [], pageSize: 10, language: "browser" }),
}));

const opened: unknown[] = [];
const firstRows: string[] = [];
let tabAddress = "";

beforeEach(() => {
  opened.length = 0;
  firstRows.length = 0;
  tabAddress = "";
  remembered.length = checked.length = 0;
  isFull = false;
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => `own/${path}` },
    omnibox: {
      setDefaultSuggestion: async ({ description }: { description: string }) => firstRows.push(description),
    },
    tabs: {
      query: async () => (tabAddress === "" ? [] : [{ url: tabAddress }]),
      update: async (tab: object) => opened.push(tab),
      create: async (tab: object) => opened.push(tab),
    },
  });
});

test("a search from the address bar is remembered as the user's own, with its default places", async () => {
  onInputEntered("tax", "currentTab");
  await vi.waitFor(() => expect(opened).toEqual([{ url: "own/search.html?q=tax&country=ca" }]));
  expect(remembered).toMatchObject([{ view: "search", q: "tax", country: ["ca"] }]);
});

test("a page that is chosen is opened, and is no search", async () => {
  onInputEntered("https://irs.gov/a", "newForegroundTab");
  await vi.waitFor(() => expect(opened).toEqual([{ url: "https://irs.gov/a", active: true }]));
  expect(remembered).toEqual([]);
});

test("a search that cannot be remembered is opened all the same", async () => {
  isFull = true;
  expectLogs(/QuotaExceededError/);
  onInputEntered("tax", "newBackgroundTab");
  await vi.waitFor(() =>
    expect(opened).toEqual([{ url: "own/search.html?q=tax&country=ca", active: false }]),
  );
});

test("a search with operators is remembered by its page alone, which makes filters of them", async () => {
  onInputEntered("tax state:tx", "currentTab");
  await vi.waitFor(() => expect(opened).toEqual([{ url: "own/search.html?q=tax+state%3Atx" }]));
  expect(remembered).toEqual([]);
});

test.each(["check: The minimum wage is $7.25.", " CHECK:The minimum wage is $7.25. "])(
  "%j is checked, not searched for, where the fact-checks are shown",
  async (text) => {
    onInputEntered(text, "currentTab");
    await vi.waitFor(() => expect(opened).toEqual([{ url: "own/search.html?view=checks" }]));
    expect([checked, remembered]).toEqual([["The minimum wage is $7.25."], []]);
  },
);

test("“check:” without words is searched for", async () => {
  onInputEntered("check: ", "currentTab");
  await vi.waitFor(() => expect(opened).toEqual([{ url: "own/search.html?q=check%3A&country=ca" }]));
  expect(checked).toEqual([]);
});

/** The page that knows whose a site is. */
const SITE = "own/site.html?address=https%3A%2F%2Fwww.";

test.each([
  ["here tax", "https://www.irs.gov/credits", `${SITE}irs.gov%2F&wants=search&q=tax`],
  ["aquí tax", "https://www.irs.gov/credits", `${SITE}irs.gov%2F&wants=search&q=tax`],
  ["ICI taxe foncière", "https://www.irs.gov/a?b=c", `${SITE}irs.gov%2F&wants=search&q=taxe+fonci%C3%A8re`],
  ["here tax", "", "own/search.html?q=tax&country=ca"],
  ["here tax", "about:blank", "own/search.html?q=tax&country=ca"],
  ["here", "https://www.irs.gov/", "own/search.html?q=here&country=ca"],
  ["hereafter tax", "https://www.irs.gov/", "own/search.html?q=hereafter+tax&country=ca"],
  ["not here tax", "https://www.irs.gov/", "own/search.html?q=not+here+tax&country=ca"],
])("%j in a tab at %j leads to %s", async (text, address, url) => {
  tabAddress = address;
  onInputEntered(text, "currentTab");
  await vi.waitFor(() => expect(opened).toEqual([{ url }]));
});

test("the first row says at once that nobody can be reached, and no more once the words were entered", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  onInputStarted();
  await vi.waitFor(() => expect(firstRows.length).toBeGreaterThan(0));
  const offline = firstRows.at(-1);
  vi.stubGlobal("navigator", { onLine: true });
  onInputEntered("tax", "currentTab");
  await vi.waitFor(() => expect(firstRows.at(-1)).not.toBe(offline));
  vi.unstubAllGlobals();
});

test.each(['"', "<b>&amp;</b>", "&", "'", "x".repeat(5000), "👩‍🚒🏛", "state:tx", "   ", "\u0007", "-"])(
  "Enter searches for exactly %j",
  async (typed) => {
    onInputEntered(typed, "currentTab");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    const { url } = opened[0] as { url: string };
    expect(new URL(url, "https://own.example").searchParams.get("q") ?? "").toBe(typed.trim());
  },
);
