// @vitest-environment happy-dom
import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isTyping } from "../../../../../components/base/is-typing.ts";
import { useViewKeys } from "../../../../../components/search/view/use-view-keys.ts";
import { press } from "../../user.ts";

const noted = { onEscape: vi.fn(), onOpenBehind: vi.fn() };

function View() {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useViewKeys({ box, list, hasSingleKeys: () => true, ...noted });
  return (
    <>
      <input ref={box} value="tax" aria-label="box" />
      <input type="checkbox" aria-label="tick" />
      <div ref={list} tabIndex={-1} id="list">
        {["first", "second"].map((name) => (
          <div class="card" key={name}>
            <a class="card-link" href={`https://a.gov/${name}`} id={name}>
              {name}
            </a>
            <button type="button" id={`${name}-tool`}>
              Copy
            </button>
          </div>
        ))}
      </div>
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
    </>
  );
}

const focus = (id: string) => (id === "box" ? box() : document.getElementById(id))?.focus();
const box = () => document.querySelector<HTMLInputElement>("input");
const at = () => document.activeElement?.id || document.activeElement?.getAttribute("aria-label");

beforeEach(async () => {
  vi.clearAllMocks();
  await act(() => render(<View />, document.body));
});
afterEach(() => render(null, document.body));

it.each([
  ["elsewhere", "/", {}, "box"],
  ["elsewhere", "/", { ctrlKey: true }, "elsewhere"],
  ["elsewhere", "/", { metaKey: true }, "elsewhere"],
  ["elsewhere", "/", { altKey: true }, "elsewhere"],
  ["elsewhere", "ArrowDown", {}, "elsewhere"],
  ["list", "ArrowDown", {}, "first"],
  ["first", "ArrowDown", {}, "second"],
  ["first-tool", "ArrowDown", {}, "second"],
  ["second", "ArrowDown", {}, "second"],
  ["second", "ArrowUp", {}, "first"],
  ["first", "ArrowUp", {}, "box"],
  ["list", "ArrowUp", {}, "list"],
  ["first", "ArrowDown", { ctrlKey: true }, "first"],
  ["first", "ArrowDown", { altKey: true }, "first"],
])("from %s, %s with %j leads to %s", async (from, key, held, to) => {
  focus(from);
  expect(await press(key, held)).toBe(from === to);
  expect(at()).toBe(to);
  expect(noted.onEscape).not.toHaveBeenCalled();
});

it("/ selects the words in the box, and is a letter there", async () => {
  focus("elsewhere");
  await press("/");
  expect([box()?.selectionStart, box()?.selectionEnd]).toEqual([0, 3]);
  expect(await press("/")).toBe(true);
});

it("Escape is heard unless something else used it", async () => {
  focus("elsewhere");
  expect(await press("Escape")).toBe(false);
  expect(noted.onEscape).toHaveBeenCalledOnce();
  document.getElementById("elsewhere")?.addEventListener("keydown", (event) => event.preventDefault());
  await press("Escape");
  expect(noted.onEscape).toHaveBeenCalledOnce();
});

it("Escape that gives up a word being composed is not heard", async () => {
  focus("box");
  expect(await press("Escape", { isComposing: true })).toBe(true);
  expect(noted.onEscape).not.toHaveBeenCalled();
});

it.each([
  ["first", { ctrlKey: true }, [["https://a.gov/first"]]],
  ["first", { metaKey: true }, [["https://a.gov/first"]]],
  ["first", {}, []],
  ["first-tool", { ctrlKey: true }, []],
])("Enter on %s with %j opens behind: %j", async (from, held, opened) => {
  focus(from);
  expect(await press("Enter", held)).toBe(opened.length === 0);
  expect(noted.onOpenBehind.mock.calls).toEqual(opened);
});

it.each([
  ["<input>", true],
  ["<input type=checkbox>", false],
  ["<textarea></textarea>", true],
  ["<select></select>", true],
  ["<button></button>", false],
])("keys belong to %s: %s", (html, expected) => {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  expect(isTyping(holder.firstElementChild)).toBe(expected);
  expect(isTyping(null)).toBe(false);
});
