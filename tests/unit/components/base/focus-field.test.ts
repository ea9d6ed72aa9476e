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
