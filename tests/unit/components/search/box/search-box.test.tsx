// @vitest-environment happy-dom
import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BoxSuggestion, SearchBox } from "../../../../../components/search/box/SearchBox.tsx";
import { HOSTILE_TEXTS } from "../../../../e2e/hostile-vectors.ts";

const noted = { onInput: vi.fn(), onSubmit: vi.fn(), onLeaveDown: vi.fn(), onEscape: vi.fn() };

const SUGGESTIONS: readonly BoxSuggestion[] = [
  { kind: "own", query: "tax forms" },
  { kind: "service", query: "tax rates" },
];

function Box({ suggestions = SUGGESTIONS }: { suggestions?: readonly BoxSuggestion[] }) {
  return (
    <SearchBox
      value="tax"
      suggestions={suggestions}
      field={useRef<HTMLInputElement>(null)}
      onClear={() => undefined}
      onEmpty={() => undefined}
      onBlur={() => undefined}
      {...noted}
    />
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  await act(() => render(<Box />, document.body));
});
afterEach(() => render(null, document.body));

const field = () => document.querySelector("input");
const options = () => document.querySelectorAll("[role=option]").length;

async function press(key: string): Promise<void> {
  await act(
    () => void field()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
}

async function type(): Promise<void> {
  await act(() => void field()?.dispatchEvent(new Event("input", { bubbles: true })));
}

it("typing opens the suggestions, and Enter searches for the one that arrows led to", async () => {
  expect(options()).toBe(0);
  await type();
  expect(options()).toBe(2);
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  expect(noted.onSubmit.mock.calls).toEqual([["tax rates"]]);
  expect(options()).toBe(0);
});

it("Enter searches for the words where no suggestion was reached", async () => {
  await type();
  await press("Enter");
  expect(noted.onSubmit.mock.calls).toEqual([["tax"]]);
});

it("the arrow down leads to the results where no suggestions are open, and not out of open ones", async () => {
  await press("ArrowUp");
  expect(noted.onLeaveDown).not.toHaveBeenCalled();
  await press("ArrowDown");
  expect(noted.onLeaveDown).toHaveBeenCalledOnce();
  await type();
  await press("ArrowDown");
  expect(noted.onLeaveDown).toHaveBeenCalledOnce();
});

it("a suggestion that arrows led to stays the one when others come late", async () => {
  await type();
  await press("ArrowDown");
  const late: readonly BoxSuggestion[] = [{ kind: "service", query: "tax help" }, ...SUGGESTIONS];
  await act(() => render(<Box suggestions={late} />, document.body));
  expect(options()).toBe(3);
  await press("Enter");
  expect(noted.onSubmit.mock.calls).toEqual([["tax forms"]]);
});

it("a suggestion is no more than its text, whatever the service wrote", async () => {
  await type();
  const drawn = async (texts: readonly string[]) => {
    const suggestions = texts.map((query) => ({ kind: "service", query }) as const);
    await act(() => render(<Box suggestions={suggestions} />, document.body));
    return [...document.querySelectorAll("[role=option]")];
  };
  /** Which elements there are, with which attributes. */
  const shape = (option: Element | undefined) =>
    option &&
    [option, ...option.querySelectorAll("*")].map(
      ({ localName, attributes }) => `${localName} ${[...attributes].map(({ name }) => name).join(" ")}`,
    );
  const [harmless] = await drawn(["forms"]);
  const expected = shape(harmless);
  const options = await drawn(HOSTILE_TEXTS);
  expect(options).toHaveLength(HOSTILE_TEXTS.length);
  for (const [index, option] of options.entries()) {
    expect(option.textContent).toContain(HOSTILE_TEXTS[index]);
    expect(shape(option)).toEqual(expected);
  }
});
