// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { type RangeGroup, useRangeGroup } from "../../../../../components/watches/news/use-range-group.ts";

afterEach(() => render(null, document.body));

it("a key that comes before the page has listened anew leads into the field all the same", async () => {
  const drawn: RangeGroup[] = [];
  function Group() {
    const group = useRangeGroup();
    drawn.push(group);
    return (
      <>
        <button type="button" ref={group.button}>
          Any time
        </button>
        {group.isOpen && <input ref={group.field} />}
      </>
    );
  }
  await act(() => render(<Group />, document.body));
  await act(() => drawn.at(-1)?.toField());
  const whileOpen = drawn.at(-1);
  await act(() => whileOpen?.close());
  expect(document.activeElement?.tagName).toBe("BUTTON");
  await act(() => whileOpen?.toField());
  expect(document.activeElement?.tagName).toBe("INPUT");
});
