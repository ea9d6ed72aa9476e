// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { focusField } from "../../../../components/base/focus-field.ts";

afterEach(() => document.body.replaceChildren());

test.each([
  ["a popup that opens", null, true, "field", [0, 7]],
  ["a tab that was clicked", false, true, "field", [0, 7]],
  ["a tab that arrow keys chose", true, true, "tab", null],
  ["a claim that was not sent", null, false, "field", [7, 7]],
])("%s: the focus is in %s", (_, isTabFocusVisible, selected, focused, selection) => {
  document.body.innerHTML = '<button id="tab" role="tab">Search</button><input id="field" value="drought">';
  const tab = document.querySelector<HTMLElement>("#tab");
  const field = document.querySelector<HTMLInputElement>("#field");
  if (isTabFocusVisible !== null) tab?.focus();
  if (tab) vi.spyOn(tab, "matches").mockReturnValue(isTabFocusVisible === true);
  focusField(field, { selected });
  expect(document.activeElement?.id).toBe(focused);
  if (selection) expect([field?.selectionStart, field?.selectionEnd]).toEqual(selection);
});

test("the focus that a popup loses as it is shown comes back to its field, and is taken from nothing else", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  document.body.innerHTML = '<input id="field" value="drought"><button id="other">More</button>';
  const field = document.querySelector<HTMLInputElement>("#field");
  const show = () => window.dispatchEvent(new Event("focus"));
  focusField(field, { selected: true });
  field?.blur();
  show();
  expect(document.activeElement?.id).toBe("field");
  field?.blur();
  show();
  expect(document.activeElement).toBe(document.body);

  focusField(field, { selected: true });
  document.querySelector<HTMLElement>("#other")?.focus();
  show();
  expect(document.activeElement?.id).toBe("other");

  focusField(field, { selected: true })?.();
  field?.blur();
  show();
  expect(document.activeElement).toBe(document.body);
});
