// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { AddressField } from "../../../../components/settings/AddressField.tsx";

afterEach(() => render(null, document.body));

it("the offered address is chosen with one click, within the click", async () => {
  const onChoose = vi.fn();
  const address = "https://other.example.org";
  render(
    <AddressField
      label={"Address"}
      hint={"Hint"}
      saved={null}
      locked={false}
      onChoose={onChoose}
      shortcut={{ label: "Another", address }}
    />,
    document.body,
  );
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Another",
  );
  await act(() => button?.click());
  expect(onChoose.mock.calls.map(([typed]) => typed)).toEqual([address]);
  expect(document.querySelector("input")?.value).toBe(address);
});

it("its button is the main one only while the address is being changed", async () => {
  const field = { label: "Address", hint: "Hint", saved: null, locked: false, shortcut: null };
  render(<AddressField {...field} onChoose={() => undefined} />, document.body);
  const isMain = () => document.querySelector("button[type=submit]")?.classList.contains("button-main");
  expect(isMain()).toBe(false);
  const input = document.querySelector("input");
  await act(() => {
    if (input !== null) input.value = "https://b.example";
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(isMain()).toBe(true);
});

it("locked while it is written in, shows what is in force, and then again what was written", async () => {
  const field = { label: "Address", hint: "Hint", saved: null, shortcut: null };
  const draw = (locked: boolean) =>
    act(() => render(<AddressField {...field} locked={locked} onChoose={() => undefined} />, document.body));
  await draw(false);
  const input = document.querySelector("input");
  await act(() => {
    if (input !== null) input.value = "https://b.example";
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await draw(true);
  expect(input?.value).toBe("");
  await draw(false);
  expect(input?.value).toBe("https://b.example");
});
