// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { ClaimEditor } from "../../../../components/checks/ClaimEditor.tsx";
import type { ClaimStore } from "../../../../components/checks/claim-store.ts";
import { CLAIM_LIMIT } from "../../../../utils/checks/claims/claim.ts";

afterEach(() => render(null, document.body));

it.each<[string, number, () => void]>([
  ["its button", 1, () => document.querySelector<HTMLElement>("button[type=submit]")?.click()],
  ["Enter", 1, () => press({})],
  ["Shift+Enter, which is a new line", 0, () => press({ shiftKey: true })],
  ["Enter that ends a composed character", 0, () => press({ isComposing: true })],
])("%s checks a claim %d times", (_, times, press) => {
  const check = vi.fn(async () => undefined);
  const editor = { text: signal("Claim"), problem: signal(null), edited: signal(null), check };
  render(<ClaimEditor editor={editor as unknown as ClaimStore} />, document.body);
  press();
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

it("a claim over the limit says so once, and its length only beside the field", async () => {
  const text = signal("x".repeat(CLAIM_LIMIT + 1));
  const editor = { text, problem: signal(null), edited: signal(null) };
  await act(() => render(<ClaimEditor editor={editor as unknown as ClaimStore} />, document.body));
  const alert = () => document.querySelector("[role=alert]")?.textContent ?? "";
  const described = () =>
    (document.querySelector("textarea")?.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
  const before = alert();
  expect(before).toContain("longer than 10,000 characters. Shorten it");
  expect(described()).toContain("10,001 of 10,000");
  await act(() => {
    text.value += "y";
  });
  expect([alert(), described().includes("10,002 of 10,000")]).toEqual([before, true]);
  await act(() => {
    text.value = "x".repeat(CLAIM_LIMIT);
  });
  expect(alert()).toBe("");
});

/** Whether the browser's own answer to the key was prevented. */
function press(how: KeyboardEventInit): boolean {
  const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...how });
  document.querySelector("textarea")?.dispatchEvent(key);
  return key.defaultPrevented;
}
