import { beforeEach, expect, it, vi } from "vitest";
import type { Menus, Tabs } from "webextension-polyfill";
import { onCommand } from "../../../../entrypoints/background/commands.ts";
import { onClicked } from "../../../../entrypoints/background/menus.ts";
import { MOST } from "../../../../utils/text/input-limits.ts";

const { did, noted } = vi.hoisted(() => {
  const did: unknown[] = [];
  const noted =
    (what: string) =>
    (...given: readonly unknown[]) => {
      did.push([what, ...given]);
      return Promise.resolve();
    };
  return { did, noted };
});
vi.mock("../../../../utils/platform/open-panel.ts", () => ({ openPanel: noted("panel") }));
vi.mock("../../../../entrypoints/background/checks/from-page/claims-from-page.ts", () => ({
  checkSelection: (_tab: object, ...given: readonly unknown[]) => noted("check selection")(...given),
  checkAddress: (address: string) => noted("check address")(address),
}));
vi.mock("../../../../entrypoints/background/sites/copy-quote.ts", () => ({
  copyQuote: (selection: object) => noted("copy")(selection),
}));
vi.mock("../../../../entrypoints/background/sites/page-entries.ts", () => ({
  openSite: (question: object) => noted("site")(question),
  searchAbout: (address: string) => noted("about")(address),
  openBeside: ({ q, country }: { q: string; country: readonly string[] }) => noted("search")(q, country),
}));
vi.mock(import("../../../../utils/settings/settings.ts"), async (actual) => ({
  ...(await actual()),
  readSettings: async () => ({ country: ["ca"], state: [], city: [], pageSize: 10 }) as never,
}));

const PAGE = "https://news.example.com/story";
const LINK = "https://www.irs.gov/forms";
const TAB = { id: 7, windowId: 3, index: 0, url: PAGE, title: "Story" } as Tabs.Tab;
const PANEL = ["panel", 3];

beforeEach(() => {
  did.length = 0;
});

it.each<[string, Partial<Menus.OnClickData>, readonly unknown[]]>([
  ["check-selection", { selectionText: "A fee.", frameId: 4 }, [PANEL, ["check selection", "A fee.", 4]]],
  ["check-selection", {}, [PANEL, ["check selection", "", undefined]]],
  ["check-link", { linkUrl: LINK }, [PANEL, ["check address", LINK]]],
  ["check-page", {}, [PANEL, ["check address", PAGE]]],
  ["link-official", { linkUrl: LINK }, [["site", { address: LINK, wants: "answer", words: "" }]]],
  ["search-selection", { selectionText: "heat pumps" }, [["search", "heat pumps", ["ca"]]]],
  ["search-selection", { selectionText: "•••••" }, [["search", "", ["ca"]]]],
  [
    "copy-quote",
    { selectionText: "A fee.", frameId: 4, frameUrl: "https://frame.example.com/" },
    [["copy", { fromMenu: "A fee.", frameId: 4, address: "https://frame.example.com/" }]],
  ],
  ["search-site", {}, [["site", { address: PAGE, wants: "search", words: "" }]]],
  ["show-changes", {}, [["site", { address: PAGE, wants: "changes", words: "" }]]],
  ["search-about", {}, [["about", PAGE]]],
  ["of-an-earlier-version", {}, []],
])("the entry %s (%j) does what it says", async (menuItemId, info, expected) => {
  onClicked({ menuItemId, pageUrl: PAGE, editable: false, modifiers: [], ...info }, TAB);
  await vi.waitFor(() => expect(did).toEqual(expected));
});

it("a page that the browser does not name is the one in the tab", async () => {
  onClicked({ menuItemId: "check-page", editable: false, modifiers: [] }, TAB);
  expect(did).toEqual([PANEL, ["check address", PAGE]]);
});

it("no more of a selection is used than anything asks for", () => {
  onClicked(
    { menuItemId: "check-selection", selectionText: "a".repeat(1_000_000), editable: false, modifiers: [] },
    TAB,
  );
  expect(did).toEqual([PANEL, ["check selection", "a".repeat(MOST.selection), undefined]]);
});

it.each([
  // The page is asked before the panel takes the focus from the selection.
  ["fact-check-selection", [["check selection", ""], PANEL]],
  ["copy-quote", [["copy", { fromMenu: "", address: PAGE }]]],
  ["of-an-earlier-version", []],
])("the key of %s does what it says", (command, expected) => {
  onCommand(command, TAB);
  expect(did).toEqual(expected);
});
