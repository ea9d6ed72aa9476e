// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stayStillWhilePressed } from "../../../../components/base/still-while-pressed.ts";

stayStillWhilePressed();

const verdict = signal("running");
const shown = () => document.body.textContent;

function Card() {
  return <p>{verdict.value}</p>;
}

beforeEach(() => {
  verdict.value = "running";
  render(<Card />, document.body);
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const point = (type: string) => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));

it("draws what comes while nothing is pressed", async () => {
  verdict.value = "true";
  await vi.waitFor(() => expect(shown()).toBe("true"));
});

it.each(["pointerup", "pointercancel"])("draws what comes during a press after its %s", async (end) => {
  point("pointerdown");
  verdict.value = "true";
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe("running");
  point(end);
  // The click follows in the same task.
  expect(shown()).toBe("running");
  await vi.waitFor(() => expect(shown()).toBe("true"));
});

it("draws what a click changes before anything else happens", () => {
  point("pointerdown");
  verdict.value = "true";
  point("pointerup");
  document.body.click();
  expect(shown()).toBe("true");
});

it("goes on when the window loses the focus, but not when a field does", async () => {
  point("pointerdown");
  verdict.value = "true";
  document.body.dispatchEvent(new FocusEvent("blur"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe("running");
  window.dispatchEvent(new FocusEvent("blur"));
  await vi.waitFor(() => expect(shown()).toBe("true"));
});

it("goes on after a second if it never hears of the release", async () => {
  vi.useFakeTimers();
  point("pointerdown");
  verdict.value = "true";
  await vi.advanceTimersByTimeAsync(999);
  expect(shown()).toBe("running");
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe("true");
});
