// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { Choice } from "../../../../components/base/Choice.tsx";

afterEach(() => render(null, document.body));

it("is named, shows what is chosen, and tells what was chosen instead with its own type", () => {
  const onChange = vi.fn();
  const options = [10, 20, 50].map((value) => ({ value, name: `${value} results` }));
  render(<Choice label="Results per page" value={20} options={options} onChange={onChange} />, document.body);
  const select = document.querySelector("select");
  if (!select) throw new Error("There is no select");
  expect(select.getAttribute("aria-label")).toBe("Results per page");
  expect(select.selectedIndex).toBe(1);
  select.selectedIndex = 2;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(50);
});
