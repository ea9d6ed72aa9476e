import { act } from "preact/test-utils";
import { vi } from "vitest";

/** What a user does with a page: finds things by their names, clicks, types and presses keys. */
const CONTROLS = "button, a, input, select, textarea, summary, [role=option]";

export function nameOf(element: Element): string {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  const [label] = isField ? (element.labels ?? []) : [];
  const name = element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent;
  return name.replace(/\s+/g, " ").trim();
}

/** The controls of the page with this name. */
export function named(name: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => nameOf(element) === name);
}

export function control(name: string, within: ParentNode = document): HTMLElement {
  const [found] = named(name, within);
  if (found !== undefined) return found;
  const names = [...within.querySelectorAll(CONTROLS)].map(nameOf);
  throw new Error(`There is no “${name}”, but ${names.join(", ")}.`);
}

export async function click(
  target: string | Element | null | undefined,
  init: MouseEventInit = {},
): Promise<void> {
  const element = typeof target === "string" ? control(target) : target;
  if (!element) throw new Error("There is nothing to click.");
  await act(
    () => void element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init })),
  );
}

/** Presses a key where the focus is. Whether the page left the key to the browser. */
export async function press(key: string, init: KeyboardEventInit = {}, type = "keydown"): Promise<boolean> {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init });
  await act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return !event.defaultPrevented;
}

/** Puts text into a field, or chooses an option of a select. */
export async function fill(target: string | Element | null | undefined, value: string): Promise<void> {
  const element = typeof target === "string" ? control(target) : target;
  if (!(element && "value" in element)) throw new Error("There is nothing to fill in.");
  await act(() => {
    element.value = value;
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
    );
  });
}

/** The words of every element that the selector finds. */
export function texts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replace(/\s+/g, " ").trim(),
  );
}

/** The name of what has the focus; null: nothing has it. */
export function focused(): string | null {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body ? null : nameOf(activeElement);
}

/** Whether a control takes no press for now, but keeps the focus: one that is disabled loses it. */
export function isHeld(target: string | Element | undefined): boolean {
  const element = typeof target === "string" ? control(target) : target;
  return element?.getAttribute("aria-disabled") === "true" && !element.hasAttribute("disabled");
}

/** Lets time pass, by a clock that `vi.useFakeTimers` stopped. */
export async function waitFor(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}
