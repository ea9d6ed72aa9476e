import { beforeEach, expect, it, vi } from "vitest";
import type { SelectedFrom } from "../../../../../entrypoints/background/checks/from-page/selection.ts";
import { copyQuote } from "../../../../../entrypoints/background/sites/copy-quote.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";

const world = vi.hoisted(() => ({
  selected: null as string | null,
  from: null as SelectedFrom | null,
  did: [] as unknown[],
}));
vi.mock("../../../../../entrypoints/background/checks/from-page/selection.ts", () => ({
  selectedInPage: async () =>
    world.selected === null ? null : { text: world.selected, sentence: null, from: world.from },
}));
vi.mock("../../../../../entrypoints/background/checks/from-page/claims-from-page.ts", () => ({
  keepClosed: async () => void world.did.push("page-closed"),
}));
vi.mock("../../../../../entrypoints/background/badge.ts", () => ({
  showTick: async (tabId: number, title: string) => void world.did.push(`tick in tab ${tabId}: ${title}`),
}));
vi.mock("../../../../../utils/platform/open-panel.ts", () => ({
  openPanel: (windowId: number) => void world.did.push(`panel of window ${windowId}`),
}));
vi.mock("../../../../../utils/settings/chosen-language.ts", () => ({ textsReady: async () => undefined }));

const TAB = { id: 7, windowId: 2, title: "Fees", url: "https://irs.gov/fees#top" } as Parameters<
  typeof copyQuote
>[1];
const copy = () => copyQuote({ fromMenu: "", address: "https://irs.gov/fees" }, TAB);

beforeEach(() => {
  world.did.length = 0;
  world.from = null;
  Object.assign(fakeBrowser, { action: {} });
});

it("what is selected is copied by the page, with its source, and the toolbar says so", async () => {
  world.selected = "The fee is $130.";
  const copied: string[] = [];
  const executeScript = async ({ args }: { args: string[] }) => {
    copied.push(args[0] ?? "");
    return [{ result: "copied" }];
  };
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  await copy();
  expect([copied.length, world.did]).toEqual([1, ["tick in tab 7: Quote copied with its source"]]);
  expect(copied[0]).toMatch(/The fee is \$130\..*Fees.*https:\/\/irs\.gov\/fees/s);
});

it.each<[string, SelectedFrom | null, string, RegExp]>([
  [
    "a frame that can be read has its own title and address",
    { title: "Inner", address: "https://inner.example/a", isTyped: false },
    "https://irs.gov/fees",
    /^“The fee is \$130\.”\n— “Inner”\ninner\.example, .*\nhttps:\/\/inner\.example\/a#:~:text=/,
  ],
  [
    "a frame that cannot be read has no title",
    null,
    "https://inner.example/a",
    /^“The fee is \$130\.”\ninner\.example, .*\nhttps:\/\/inner\.example\/a#:~:text=/,
  ],
  [
    "a frame that its page wrote has those of the page",
    { title: "", address: "about:srcdoc", isTyped: false },
    "https://irs.gov/fees",
    /^“The fee is \$130\.”\n— “Fees”\nirs\.gov, .*\nhttps:\/\/irs\.gov\/fees#:~:text=/,
  ],
  [
    "a field has a link to its page",
    { title: "Fees", address: "https://irs.gov/fees", isTyped: true },
    "https://irs.gov/fees",
    /\nhttps:\/\/irs\.gov\/fees$/,
  ],
])("a quote from %s", async (_, from, address, expected) => {
  world.selected = "The fee is $130.";
  world.from = from;
  const copied: string[] = [];
  const executeScript = async ({ args }: { args: string[] }) => {
    copied.push(args[0] ?? "");
    return [{ result: "copied" }];
  };
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  await copyQuote({ fromMenu: "", address }, TAB);
  expect(copied[0]).toMatch(expected);
});

it.each([
  ["in the toolbar, the icon says so", true, 1],
  ["in a menu, the page says so", false, 2],
])("where the icon is %s", async (_, isOnToolbar, scripts) => {
  world.selected = "The fee is $130.";
  const args: string[][] = [];
  const executeScript = async (script: { args: string[] }) => {
    args.push(script.args);
    return [{ result: "copied" }];
  };
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  Object.assign(fakeBrowser, { action: { getUserSettings: async () => ({ isOnToolbar }) } });
  await copy();
  expect(args).toHaveLength(scripts);
  expect(args[1] ?? world.did).toEqual(
    isOnToolbar ? ["tick in tab 7: Quote copied with its source"] : ["Quote copied with its source"],
  );
});

it("a quote that is shown to be copied by hand is not said to be copied", async () => {
  world.selected = "The fee is $130.";
  Object.assign(fakeBrowser, { scripting: { executeScript: async () => [{ result: "shown" }] } });
  await copy();
  expect(world.did).toEqual([]);
});

it.each([
  ["the page cannot be read", null, async () => [{ result: "copied" }]],
  ["the page does not copy", "A fee.", async () => [{ result: undefined }]],
  ["no script may run there", "A fee.", () => Promise.reject(new Error("cannot access"))],
])("where %s, the panel says so", async (_, selected, executeScript) => {
  world.selected = selected;
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  await copy();
  expect(world.did).toEqual(["panel of window 2", "page-closed"]);
});

it("where nothing is selected, the page says so, and no panel opens", async () => {
  world.selected = "  ";
  const said: string[][] = [];
  const executeScript = async ({ args }: { args: string[] }) => void said.push(args);
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  await copy();
  expect([said, world.did]).toEqual([[["No text is selected, so nothing was copied."]], []]);
});
