// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepInView, letGo } from "../../../../../components/checks/list/keep-in-view.ts";

let resized: () => void = () => undefined;
const shown = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => undefined;
      }
    },
  );
  shown.mockClear();
  document.body.innerHTML = `<div id="check-1"></div>`;
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(shown);
});

afterEach(() => {
  letGo();
  vi.unstubAllGlobals();
});

it("a card that was asked for stays in view while the panel is still being drawn", () => {
  keepInView("check-1");
  expect(shown).toHaveBeenCalledTimes(1);
  resized();
  window.dispatchEvent(new Event("resize"));
  expect(shown).toHaveBeenCalledTimes(3);
});

it("a card that is drawn later is shown once it is there", async () => {
  document.body.innerHTML = "";
  keepInView("check-1");
  expect(shown).not.toHaveBeenCalled();
  document.body.innerHTML = `<div id="check-1"></div>`;
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
});

it.each(["wheel", "touchstart", "pointerdown", "keydown", "click"])("a reader's %s ends it", (act) => {
  keepInView("check-1");
  window.dispatchEvent(new Event(act));
  shown.mockClear();
  resized();
  window.dispatchEvent(new Event("resize"));
  expect(shown).not.toHaveBeenCalled();
});
