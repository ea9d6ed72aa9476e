// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { AddressField } from "../../../../components/settings/AddressField.tsx";
import { ChoiceSetting, Toggle } from "../../../../components/settings/SettingFields.tsx";

const LOCKED = "Set by your administrator.";
const nothing = () => undefined;

afterEach(() => render(null, document.body));

/** What describes the control, by the ids it names. */
function descriptionOf(control: Element | null): string {
  const ids = control?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

test.each([true, false])("a switch, locked: %s", (locked) => {
  render(
    <Toggle label="Suggestions" hint="Hint" checked locked={locked} onChange={nothing} />,
    document.body,
  );
  const control = document.querySelector("input");
  expect(control?.disabled).toBe(locked);
  expect(descriptionOf(control).includes(LOCKED)).toBe(locked);
});

test.each([true, false])("a choice, locked: %s", (locked) => {
  const options = [{ value: 10, name: "10" }];
  render(
    <ChoiceSetting label="Size" value={10} options={options} locked={locked} onChange={nothing} />,
    document.body,
  );
  const control = document.querySelector("select");
  expect(control?.disabled).toBe(locked);
  expect(descriptionOf(control).includes(LOCKED)).toBe(locked);
});

test.each([true, false])("an address, locked: %s", (locked) => {
  render(
    <AddressField
      label="Address"
      hint="Hint"
      saved="https://search.example.org"
      shortcut={{ label: "Another", address: "https://other.example.org" }}
      locked={locked}
      onChoose={nothing}
    />,
    document.body,
  );
  const control = document.querySelector("input");
  expect(control?.disabled).toBe(locked);
  expect(control?.value).toBe("https://search.example.org");
  expect(descriptionOf(control).includes(LOCKED)).toBe(locked);
  expect(document.querySelectorAll("button")).toHaveLength(locked ? 0 : 2);
});
