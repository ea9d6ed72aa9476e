import { describe, expect, it, vi } from "vitest";
import { readOpenedTab } from "../../../../components/sites/opened-tab.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

describe("the tab in front", () => {
  it.each<[string, object[], object | null]>([
    [
      "shows a page",
      [{ id: 1, windowId: 2, url: "https://a.gov/", title: "A" }],
      { id: 1, windowId: 2, address: "https://a.gov/", title: "A" },
    ],
    [
      "shows a page without a title",
      [{ id: 1, windowId: 2, url: "https://a.gov/" }],
      { id: 1, windowId: 2, address: "https://a.gov/", title: "" },
    ],
    ["keeps its address to itself", [{ id: 1, windowId: 2 }], null],
    ["has an empty address", [{ id: 1, url: "" }], null],
    ["has no number", [{ url: "https://a.gov/" }], null],
    ["is not there", [], null],
  ])("%s", async (_, tabs, expected) => {
    const query = vi.fn(async () => tabs);
    Object.assign(fakeBrowser, { tabs: { query } });
    expect(await readOpenedTab()).toEqual(expected);
    expect(query.mock.calls).toEqual([[{ active: true, currentWindow: true }]]);
  });
});
