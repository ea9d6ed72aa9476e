// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { behaveAsPopup } from "../../../../entrypoints/popup/in-firefox.ts";

const closed = vi.fn();
behaveAsPopup();

beforeEach(() => {
  vi.useFakeTimers();
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
])("a link that %s closes the popup where it has to", (_, link, keys, times) => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  document.querySelector(link)?.dispatchEvent(click);
  expect(closed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(closed).toHaveBeenCalledTimes(times);
});

it.each([
  ["as high as it wants to be", 100, 800, "700px"],
  ["no higher than the screen below it", 99, 600, "501px"],
  ["high enough to be used", 500, 600, "320px"],
])("the popup is %s", (_, top, height, room) => {
  vi.stubGlobal("mozInnerScreenY", top);
  vi.stubGlobal("screen", { availTop: 0, availHeight: height });
  window.dispatchEvent(new Event("focus"));
  expect(document.documentElement.style.getPropertyValue("--room")).toBe(room);
});
