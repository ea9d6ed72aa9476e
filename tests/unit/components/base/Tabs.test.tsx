// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { Tabs } from "../../../../components/base/Tabs.tsx";

afterEach(() => render(null, document.body));

const TABS = ["a", "b", "c"].map((id) => ({ id, name: id }));

it.each([
  ["a", "ArrowRight", "b"],
  ["c", "ArrowRight", "a"],
  ["a", "ArrowLeft", "c"],
  ["b", "ArrowLeft", "a"],
  ["b", "Home", "a"],
  ["a", "End", "c"],
  ["b", "x", null],
])("from %s, %s selects and focuses %s", (selected, key, target) => {
  const onSelect = vi.fn();
  render(<Tabs label="Views" tabs={TABS} selected={selected} onSelect={onSelect} />, document.body);
  document
    .querySelector("[role=tablist]")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  expect(onSelect.mock.calls.flat()).toEqual(target === null ? [] : [target]);
  expect(document.activeElement?.id).toBe(target === null ? "" : `tab-${target}`);
});

it.each([
  ["ArrowRight", "a"],
  ["ArrowLeft", "c"],
])("from right to left, %s leads to what is there", (key, target) => {
  const onSelect = vi.fn();
  document.documentElement.dir = "rtl";
  render(<Tabs label="Views" tabs={TABS} selected="b" onSelect={onSelect} />, document.body);
  document
    .querySelector("[role=tablist]")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  document.documentElement.dir = "";
  expect(onSelect.mock.calls.flat()).toEqual([target]);
});

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("arrows with %s are the browser's own", (held) => {
  const onSelect = vi.fn();
  render(<Tabs label="Views" tabs={TABS} selected="b" onSelect={onSelect} />, document.body);
  const event = new KeyboardEvent("keydown", { key: "ArrowLeft", cancelable: true, [held]: true });
  document.querySelector("[role=tablist]")?.dispatchEvent(event);
  expect([onSelect.mock.calls, event.defaultPrevented]).toEqual([[], false]);
});
