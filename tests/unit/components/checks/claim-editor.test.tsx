// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { ClaimEditor } from "../../../../components/checks/ClaimEditor.tsx";
import type { ClaimStore } from "../../../../components/checks/claim-store.ts";

afterEach(() => render(null, document.body));

it.each<[string, number, () => void]>([
  ["its button", 1, () => document.querySelector<HTMLElement>("button[type=submit]")?.click()],
  ["Enter", 1, () => press({})],
  ["Shift+Enter, which is a new line", 0, () => press({ shiftKey: true })],
  ["Enter that ends a composed character", 0, () => press({ isComposing: true })],
])("%s checks a claim %d times", (_, times, act) => {
  const check = vi.fn(async () => undefined);
  const editor = { text: signal("Claim"), problem: signal(null), edited: signal(null), check };
  render(<ClaimEditor editor={editor as unknown as ClaimStore} />, document.body);
  act();
  expect(check).toHaveBeenCalledTimes(times);
});

it.each<[string, KeyboardEventInit, boolean]>([
  ["Enter begins no line in the claim that it sends", {}, true],
  ["Shift+Enter begins one", { shiftKey: true }, false],
])("%s", (_, how, isPrevented) => {
  const editor = {
    text: signal("Claim"),
    problem: signal(null),
    edited: signal(null),
    check: async () => undefined,
  };
  render(<ClaimEditor editor={editor as unknown as ClaimStore} />, document.body);
  expect(press(how)).toBe(isPrevented);
});

/** Whether the browser's own answer to the key was prevented. */
function press(how: KeyboardEventInit): boolean {
  const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...how });
  document.querySelector("textarea")?.dispatchEvent(key);
  return key.defaultPrevented;
}
