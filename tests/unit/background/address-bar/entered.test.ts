import { beforeEach, expect, test, vi } from "vitest";
import { onInputEntered } from "../../../../entrypoints/background/address-bar/input.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const remembered = vi.hoisted(() => [] as unknown[]);
let isFull = false;
vi.mock("../../../../utils/platform/searches.ts", () => ({
  ownSearches: async () => [],
  rememberSearch: async (request: object) => {
    if (isFull) throw new DOMException("", "QuotaExceededError");
    remembered.push(request);
  },
}));
vi.mock("../../../../utils/platform/settings.ts", () => ({
  readSettings: async () => ({ country: ["ca"], state: [], city: [], pageSize: 10 }),
}));

const opened: unknown[] = [];

beforeEach(() => {
  opened.length = 0;
  remembered.length = 0;
  isFull = false;
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => `own/${path}` },
    omnibox: { setDefaultSuggestion: async () => undefined },
    tabs: {
      update: async (tab: object) => opened.push(tab),
      create: async (tab: object) => opened.push(tab),
    },
  });
});

test("a search from the address bar is remembered as the person's own, with its default places", async () => {
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
  vi.spyOn(console, "error").mockReturnValue();
  onInputEntered("tax", "newBackgroundTab");
  await vi.waitFor(() =>
    expect(opened).toEqual([{ url: "own/search.html?q=tax&country=ca", active: false }]),
  );
});
