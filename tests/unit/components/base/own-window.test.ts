// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { followOwnWindow } from "../../../../components/base/own-window.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

it("the window of a tab is known again after the tab was dragged into another one", async () => {
  let id = 1;
  Object.assign(fakeBrowser, { windows: { getCurrent: async () => ({ id }) } });
  const known: unknown[] = [];
  const stop = followOwnWindow((window) => known.push(window));
  await vi.waitFor(() => expect(known).toEqual([1]));
  id = 2;
  dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(known).toEqual([1, 2]));
  stop();
  dispatchEvent(new Event("focus"));
  await Promise.resolve();
  expect(known).toEqual([1, 2]);
});
