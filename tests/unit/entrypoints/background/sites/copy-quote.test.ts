import { beforeEach, expect, it, vi } from "vitest";
import { copyQuote } from "../../../../../entrypoints/background/sites/copy-quote.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";

const world = vi.hoisted(() => ({ selected: null as string | null, did: [] as unknown[] }));
vi.mock("../../../../../entrypoints/background/checks/selection.ts", () => ({
  selectedText: async () => world.selected,
}));
vi.mock("../../../../../entrypoints/background/checks/claims-from-page.ts", () => ({
  keepUnread: async (_tab: object, reason: string) => void world.did.push(reason),
}));
vi.mock("../../../../../utils/platform/open-panel.ts", () => ({
  openPanel: (windowId: number) => void world.did.push(`panel of window ${windowId}`),
}));
vi.mock("../../../../../utils/settings/chosen-language.ts", () => ({ textsReady: async () => undefined }));

const TAB = { id: 7, windowId: 2, title: "Fees" } as Parameters<typeof copyQuote>[1];
const copy = () => copyQuote({ fromMenu: "", address: "https://irs.gov/fees" }, TAB);

beforeEach(() => {
  world.did.length = 0;
});

it("what is selected is copied by the page, with its source", async () => {
  world.selected = "The fee is $130.";
  const copied: string[] = [];
  const executeScript = async ({ args }: { args: string[] }) => {
    copied.push(args[0] ?? "");
    return [{ result: true }];
  };
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  await copy();
  expect([copied.length, world.did]).toEqual([1, []]);
  expect(copied[0]).toMatch(/The fee is \$130\..*Fees.*https:\/\/irs\.gov\/fees/s);
});

it.each([
  ["the page cannot be read", null, async () => [{ result: true }], "page-closed"],
  ["nothing is selected", "  ", async () => [{ result: true }], "nothing-selected"],
  ["the page does not copy", "A fee.", async () => [{ result: undefined }], "page-closed"],
  ["no script may run there", "A fee.", () => Promise.reject(new Error("cannot access")), "page-closed"],
])("where %s, the panel says so", async (_, selected, executeScript, reason) => {
  world.selected = selected;
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  await copy();
  expect(world.did).toEqual(["panel of window 2", reason]);
});
