// @vitest-environment happy-dom
import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { moveAmongResults, useViewKeys } from "../../../../../components/search/view/use-view-keys.ts";

afterEach(() => render(null, document.body));

function View({ hasSingleKeys }: { hasSingleKeys: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const nothing = () => undefined;
  useViewKeys({ box, list, hasSingleKeys: () => hasSingleKeys, onEscape: nothing, onOpenBehind: nothing });
  return (
    <>
      <input ref={box} />
      <button type="button">Elsewhere</button>
    </>
  );
}

test.each([true, false])("/ leads to the box only while keys by themselves are on: %s", async (isOn) => {
  await act(() => render(<View hasSingleKeys={isOn} />, document.body));
  const button = document.querySelector("button");
  button?.focus();
  const key = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
  button?.dispatchEvent(key);
  expect(document.activeElement).toBe(isOn ? document.querySelector("input") : button);
  expect(key.defaultPrevented).toBe(isOn);
});

test("arrows that move among the results are theirs; after the last result they scroll the page", () => {
  document.body.innerHTML = `<input><main>${`<li class="card"><a class="card-link" href="#">x</a></li>`.repeat(2)}</main>`;
  const [box, list] = [document.querySelector("input"), document.querySelector("main")];
  const links = [...document.querySelectorAll("a")];
  const moved = [1, 1, 1, -1, -1].map((step) => [
    moveAmongResults(list, step === 1 ? 1 : -1, box),
    document.activeElement,
  ]);
  expect(moved).toEqual([
    [true, links[0]],
    [true, links[1]],
    [false, links[1]],
    [true, links[0]],
    [true, box],
  ]);
  document.body.replaceChildren();
});

test("without a box above the first result the arrow is left to the page, which it scrolls", () => {
  document.body.innerHTML = `<main><li class="card"><a class="card-link" href="#">x</a></li></main>`;
  document.querySelector("a")?.focus();
  expect(moveAmongResults(document.querySelector("main"), -1, null)).toBe(false);
  document.body.replaceChildren();
});

test.each(["ArrowUp", "ArrowDown"])(
  "%s in a list of choices among the results chooses there",
  async (key) => {
    function Listed() {
      const box = useRef<HTMLInputElement>(null);
      const list = useRef<HTMLElement>(null);
      const nothing = () => undefined;
      useViewKeys({ box, list, hasSingleKeys: () => true, onEscape: nothing, onOpenBehind: nothing });
      return (
        <main ref={list}>
          <div class="card">
            <a class="card-link" href="#x">
              x
            </a>
          </div>
          <select>
            <option>10</option>
          </select>
          <div class="card">
            <a class="card-link" href="#y">
              y
            </a>
          </div>
        </main>
      );
    }
    await act(() => render(<Listed />, document.body));
    const choices = document.querySelector("select");
    choices?.focus();
    const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    choices?.dispatchEvent(pressed);
    expect([pressed.defaultPrevented, document.activeElement]).toEqual([false, choices]);
  },
);

test("from what stands between the results, such as folded pages, arrows lead to the one after or before it", () => {
  const card = `<li class="card"><a class="card-link" href="#">x</a></li>`;
  document.body.innerHTML = `<input><main tabindex="-1"><button>first</button>${card}<button>folded</button>${card}<button>last</button></main>`;
  const [box, list] = [document.querySelector("input"), document.querySelector("main")];
  const links = [...document.querySelectorAll("a")];
  const [first, folded, last] = [...document.querySelectorAll("button")];
  const movedFrom = (from: HTMLElement | null | undefined, step: 1 | -1) => {
    from?.focus();
    return [moveAmongResults(list, step, box), document.activeElement];
  };
  expect(movedFrom(folded, 1)).toEqual([true, links[1]]);
  expect(movedFrom(folded, -1)).toEqual([true, links[0]]);
  expect(movedFrom(last, 1)).toEqual([false, last]);
  expect(movedFrom(last, -1)).toEqual([true, links[1]]);
  expect(movedFrom(first, -1)).toEqual([false, first]);
  expect(movedFrom(list, 1)).toEqual([true, links[0]]);
  expect(movedFrom(list, -1)).toEqual([false, list]);
  expect(movedFrom(box, 1)).toEqual([true, links[0]]);
  document.body.replaceChildren();
});
