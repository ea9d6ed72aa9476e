// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { behaveAsPopup } from "../../../../entrypoints/popup/in-firefox.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const closed = vi.fn();
const listeners = new Set<() => void>();
Object.assign(fakeBrowser, {
  tabs: {
    onCreated: {
      addListener: (listener: () => void) => void listeners.add(listener),
      removeListener: (listener: () => void) => void listeners.delete(listener),
    },
  },
});
const openTab = () => {
  for (const listener of [...listeners]) listener();
};
behaveAsPopup();

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  closed.mockReset();
  vi.spyOn(window, "close").mockImplementation(closed);
  document.body.innerHTML = `
    <a id="new" target="_blank"><b>New tab</b></a>
    <a id="own" target="_blank">Opened by the popup itself</a>
    <a id="here">Here</a>`;
  document.querySelector("#own")?.addEventListener("click", (event) => event.preventDefault());
});

it.each<[string, string, MouseEventInit, number]>([
  ["opens a tab", "#new b", {}, 1],
  ["opens a tab behind", "#new", { ctrlKey: true }, 0],
  ["opens a window", "#new", { shiftKey: true }, 0],
  ["is opened by the popup itself", "#own", {}, 0],
  ["stays in the popup", "#here", {}, 0],
])("a link that %s closes the popup where it has to, once its tab is there", (_, link, keys, times) => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  document.querySelector(link)?.dispatchEvent(click);
  expect(closed).not.toHaveBeenCalled();
  openTab();
  openTab();
  expect(closed).toHaveBeenCalledTimes(times);
});

it("a link that was not followed closes nothing when another tab is opened later", () => {
  document.querySelector("#new")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  vi.runAllTimers();
  openTab();
  expect(closed).not.toHaveBeenCalled();
});

it.each([
  ["as high as it wants to be", 100, 0, 800, "700px"],
  ["no higher than the screen below it", 99, 0, 600, "501px"],
  ["no higher than what is above its button, where it opens there", 1, 340, 600, "380px"],
  ["high enough to be used", 500, 0, 600, "280px"],
])("the popup is %s", (_, top, windowTop, height, room) => {
  vi.stubGlobal("mozInnerScreenY", top);
  vi.stubGlobal("screenY", windowTop);
  vi.stubGlobal("screen", { availTop: 0, availHeight: height });
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  window.dispatchEvent(new Event("focus"));
  expect(document.documentElement.style.getPropertyValue("--room")).toBe(room);
});
