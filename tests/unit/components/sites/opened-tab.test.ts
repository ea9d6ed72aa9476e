import { describe, expect, it, vi } from "vitest";
import { listenToOpenedTab, type OpenedTab, readOpenedTab } from "../../../../components/sites/opened-tab.ts";
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

it("that goes to another page is told of once, and other tabs are not", () => {
  const listeners: ((id: number, change: object, tab: object) => void)[] = [];
  const onUpdated = { addListener: (listener: (typeof listeners)[0]) => void listeners.push(listener) };
  const onActivated = { addListener: () => undefined };
  Object.assign(fakeBrowser, { tabs: { onUpdated, onActivated } });
  const opened = { id: 1, windowId: 2, address: "https://a.gov/", title: "A" };
  const told: (OpenedTab | null)[] = [];
  listenToOpenedTab(opened, (now) => void told.push(now));
  const update = (tab: object, id = 1) => listeners[0]?.(id, {}, { id, windowId: 2, ...tab });
  update({ url: "https://a.gov/", title: "A", status: "complete" });
  update({ url: "https://b.example/", title: "B" }, 9);
  expect(told).toEqual([]);
  update({ url: "https://a.gov/2", title: "A" });
  update({ status: "loading" });
  update({ status: "complete", title: "Hidden" });
  expect(told).toEqual([{ ...opened, address: "https://a.gov/2" }, null]);
});

it("is not the one that came to the front over an open popup, until it is in front again", () => {
  let activate = (_: { tabId: number; windowId: number }): void => undefined;
  let update = (_id: number, _change: object, _tab: object): void => undefined;
  const onUpdated = {
    addListener: (listener: typeof update) => {
      update = listener;
    },
  };
  const onActivated = {
    addListener: (listener: typeof activate) => {
      activate = listener;
    },
  };
  Object.assign(fakeBrowser, { tabs: { onUpdated, onActivated } });
  const opened = { id: 1, windowId: 2, address: "https://a.gov/", title: "A" };
  const told: (OpenedTab | null)[] = [];
  listenToOpenedTab(opened, (now) => void told.push(now));
  activate({ tabId: 7, windowId: 3 });
  activate({ tabId: 9, windowId: 2 });
  update(1, {}, { id: 1, windowId: 2, url: "https://a.gov/2", title: "A" });
  activate({ tabId: 1, windowId: 2 });
  expect(told).toEqual([null, { ...opened, address: "https://a.gov/2" }]);
});
