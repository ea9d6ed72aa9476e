// @vitest-environment happy-dom
import { createRef, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchBox } from "../../../../../components/search/box/SearchBox.tsx";
import { click, named, press } from "../../user.ts";

const CLAIM = "Social Security benefits are never taxed by the federal government";
const noted = {
  onInput: vi.fn(),
  onSubmit: vi.fn(),
  onLeaveDown: vi.fn(),
  onCheck: vi.fn(),
  onEscape: vi.fn(),
  onClear: vi.fn(),
  onEmpty: vi.fn(),
  onBlur: vi.fn(),
};

async function draw(value: string, more: { isAnswered?: boolean; onCheck?: undefined } = {}): Promise<void> {
  const field = createRef<HTMLInputElement>();
  await act(() =>
    render(<SearchBox value={value} suggestions={[]} field={field} {...noted} {...more} />, document.body),
  );
  field.current?.focus();
}

beforeEach(() => void vi.clearAllMocks());
afterEach(() => render(null, document.body));

describe("words that read as a claim", () => {
  it("can be checked or searched for, and the box says what that sends", async () => {
    await draw(CLAIM);
    const description = document.querySelector("input")?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(description)?.textContent).toContain("fact-check service");
    await click("Fact-check this");
    expect(noted.onCheck.mock.calls).toEqual([[CLAIM]]);
    await click(named("Search↵")[0] ?? named("Search")[0]);
    expect(noted.onSubmit.mock.calls).toEqual([[CLAIM]]);
  });

  it.each([
    ["Enter searches", {}, [], [[CLAIM]]],
    ["Ctrl+Enter checks", { ctrlKey: true }, [[CLAIM]], []],
    ["⌘+Enter checks", { metaKey: true }, [[CLAIM]], []],
  ])("%s", async (_, keys, checked, searched) => {
    await draw(CLAIM);
    await press("Enter", keys);
    expect([noted.onCheck.mock.calls, noted.onSubmit.mock.calls]).toEqual([checked, searched]);
  });

  it.each<[string, string, { isAnswered?: boolean; onCheck?: undefined }]>([
    ["words of a search", "property tax", {}],
    ["what was searched for and is shown", CLAIM, { isAnswered: true }],
    ["a box that cannot check", CLAIM, { onCheck: undefined }],
  ])("are not seen in %s", async (_, value, more) => {
    await draw(value, more);
    expect(named("Fact-check this")).toEqual([]);
    // What is not offered is not sent by keys that nobody is told of.
    await press("Enter", { ctrlKey: true });
    expect([noted.onCheck.mock.calls, noted.onSubmit.mock.calls]).toEqual([[], [[value]]]);
  });
});
