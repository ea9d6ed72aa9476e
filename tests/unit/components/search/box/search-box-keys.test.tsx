// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { createRef, render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OperatorHelp } from "../../../../../components/search/box/OperatorHelp.tsx";
import { type BoxSuggestion, SearchBox } from "../../../../../components/search/box/SearchBox.tsx";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import { click, control, fill, focused, named, press, texts } from "../../user.ts";

const noted = {
  onInput: vi.fn(),
  onSubmit: vi.fn(),
  onLeaveDown: vi.fn(),
  onEscape: vi.fn(),
  onClear: vi.fn(),
  onEmpty: vi.fn(),
  onBlur: vi.fn(),
};
const BOX = "Search government pages";
const IDEAS: readonly BoxSuggestion[] = [
  { kind: "own", query: "tax forms" },
  { kind: "service", query: "tax rates" },
];
const COMPLETIONS: readonly BoxSuggestion[] = [
  { kind: "completion", query: "state:TX rates", label: "Texas", text: "state:TX", caret: 8 },
  { kind: "completion", query: "state:TN" },
];

function Box({ value, suggestions }: { value: string; suggestions: readonly BoxSuggestion[] }) {
  return <SearchBox {...{ value, suggestions, ...noted }} field={useRef<HTMLInputElement>(null)} />;
}

async function draw(value = "tax", suggestions = IDEAS): Promise<void> {
  await act(() => render(<Box value={value} suggestions={suggestions} />, document.body));
  field().focus();
}

/** The box with its suggestions open. */
async function drawOpen(value = "tax", suggestions = IDEAS): Promise<void> {
  await draw(value, suggestions);
  await fill(field(), value);
  noted.onInput.mockClear();
}

function field(): HTMLInputElement {
  const [found] = document.querySelectorAll("input");
  if (found === undefined) throw new Error("There is no box.");
  return found;
}

const activeOption = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const isOpen = () => field().getAttribute("aria-expanded") === "true";

beforeEach(() => void vi.clearAllMocks());
afterEach(() => render(null, document.body));

describe("the suggestions", () => {
  it("are told to a screen reader: open or not, which list, which option", async () => {
    await draw();
    expect(control(BOX)).toBe(field());
    expect([isOpen(), field().hasAttribute("aria-controls"), activeOption()]).toEqual([
      false,
      false,
      undefined,
    ]);
    await fill(field(), "tax");
    expect(document.querySelector("[role=listbox]")?.id).toBe(field().getAttribute("aria-controls"));
    expect([isOpen(), activeOption()]).toEqual([true, undefined]);
    await press("ArrowDown");
    expect(activeOption()).toBe("tax forms");
    expect(texts("[aria-selected=true]")).toEqual(["tax forms"]);
    await press("ArrowUp");
    expect(activeOption()).toBeUndefined();
    await press("ArrowUp");
    expect(activeOption()).toBe("tax rates");
  });

  it("name where they come from", async () => {
    await drawOpen();
    const groups = [...document.querySelectorAll("[role=group]")].map((group) =>
      group.getAttribute("aria-label"),
    );
    expect(groups).toEqual(["Your searches", "Suggested searches"]);
  });

  it("are not open where there are none", async () => {
    await drawOpen("tax", []);
    expect([isOpen(), document.querySelector("[role=listbox]")]).toEqual([false, null]);
  });

  it("are searched for by a click, which leaves the focus in the box", async () => {
    await drawOpen();
    const option = control("tax rates");
    const pressed = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    option.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
    await click(option);
    expect(noted.onInput.mock.calls).toEqual([["tax rates"]]);
    expect(noted.onSubmit.mock.calls).toEqual([["tax rates"]]);
    expect(isOpen()).toBe(false);
  });

  it("start from the box again after every letter", async () => {
    await drawOpen();
    await press("ArrowDown");
    await fill(field(), "tax");
    expect(activeOption()).toBeUndefined();
    await press("Enter");
    expect(noted.onSubmit.mock.calls).toEqual([["tax"]]);
  });

  it("close when the box is left, and open without the option that was reached", async () => {
    await drawOpen();
    await press("ArrowDown");
    await act(() => field().blur());
    expect([isOpen(), noted.onBlur.mock.calls.length]).toEqual([false, 1]);
    await press("Enter");
    expect(noted.onSubmit).not.toHaveBeenCalled();
    field().focus();
    await fill(field(), "tax");
    expect(activeOption()).toBeUndefined();
  });
});

describe("a completion", () => {
  it("changes the words and searches for nothing", async () => {
    await drawOpen("state:t", COMPLETIONS);
    expect(texts("[role=option]")).toEqual(["Texasstate:TX", "state:TN"]);
    await press("ArrowDown");
    await press("Enter");
    expect(noted.onInput.mock.calls).toEqual([["state:TX rates", 8]]);
    expect(noted.onSubmit).not.toHaveBeenCalled();
  });

  it("leaves the caret at the end where it names no other place", async () => {
    await drawOpen("state:t", COMPLETIONS);
    await click("state:TN");
    expect(noted.onInput.mock.calls).toEqual([["state:TN", 8]]);
  });
});

describe("Escape", () => {
  it.each([
    ["closes the suggestions first", "tax", true, []],
    ["empties the box then", "tax", false, ["onEmpty"]],
    ["leaves the empty box", "", false, ["onEscape"]],
  ])("%s", async (_, value, opened, expected) => {
    await (opened ? drawOpen(value) : draw(value));
    expect(await press("Escape")).toBe(false);
    expect(isOpen()).toBe(false);
    const did = [
      ...noted.onInput.mock.calls.map(() => "onInput"),
      ...noted.onEmpty.mock.calls.map(() => "onEmpty"),
      ...noted.onEscape.mock.calls.map(() => "onEscape"),
    ];
    expect(did).toEqual(expected);
  });
});

describe("the arrow down", () => {
  it("opens the suggestions of an empty box", async () => {
    await draw("");
    await press("ArrowDown");
    expect(noted.onInput.mock.calls).toEqual([["", 0]]);
    expect(isOpen()).toBe(true);
  });

  it("leads from words to the results", async () => {
    await draw();
    expect(await press("ArrowDown")).toBe(false);
    expect([noted.onLeaveDown.mock.calls.length, noted.onInput.mock.calls.length]).toEqual([1, 0]);
  });

  it("opens the suggestions with Alt, and leads nowhere", async () => {
    await draw();
    await press("ArrowDown", { altKey: true });
    expect(isOpen()).toBe(true);
    expect(noted.onInput).toHaveBeenCalledOnce();
    expect(noted.onLeaveDown).not.toHaveBeenCalled();
  });
});

it.each(["Enter", "ArrowDown", "Escape"])("%s belongs to an input method while it composes", async (key) => {
  await drawOpen();
  expect(await press(key, { isComposing: true })).toBe(true);
  expect([isOpen(), activeOption(), noted.onSubmit.mock.calls]).toEqual([true, undefined, []]);
});

it("other keys are left to the browser", async () => {
  await drawOpen();
  expect([await press("a"), await press("Home")]).toEqual([true, true]);
  expect(await press("ArrowUp")).toBe(false);
  expect(await press("Enter")).toBe(false);
});

describe("moving the caret", () => {
  const moveTo = async (caret: number, key: string | null): Promise<void> => {
    field().setSelectionRange(caret, caret);
    if (key === null) await click(field());
    else await press(key, {}, "keyup");
  };

  it.each([
    ["ArrowLeft", 10, true],
    ["ArrowRight", 10, true],
    ["Home", 10, true],
    ["End", 10, true],
    [null, 10, true],
    ["Shift", 10, false],
    ["ArrowLeft", 3, false],
    [null, 3, false],
  ])("with %s to letter %i of “tax state:te” completes the operator: %s", async (key, caret, completes) => {
    await draw("tax state:te");
    await moveTo(caret, key);
    expect(noted.onInput.mock.calls).toEqual(completes ? [["tax state:te", caret]] : []);
    expect(isOpen()).toBe(completes);
  });

  it("out of the operator closes its completions, but not other suggestions", async () => {
    await drawOpen("tax state:te", COMPLETIONS);
    await moveTo(2, "ArrowLeft");
    expect(isOpen()).toBe(false);
    await drawOpen("tax rates");
    await moveTo(2, "ArrowLeft");
    expect(isOpen()).toBe(true);
  });
});

it("the button that empties the box is there for words alone, and leaves the focus in the box", async () => {
  await draw("");
  expect(named("Clear the search box")).toEqual([]);
  await drawOpen();
  control("Clear the search box").focus();
  await click("Clear the search box");
  expect([noted.onClear.mock.calls.length, focused(), isOpen()]).toEqual([1, BOX, false]);
});

describe("the length of the words", () => {
  it.each([
    ["450 letters", "a".repeat(450), [], false],
    ["451 letters", "a".repeat(451), ["451 of 500 characters"], false],
    ["500 letters and white space", `  ${"a".repeat(500)}  `, ["500 of 500 characters"], false],
    ["501 letters", "a".repeat(501), ["501 of 500 characters"], true],
  ])("%s", async (_, value, counter, isTooLong) => {
    await draw(value, []);
    expect(texts("p")).toEqual(counter);
    expect(field().getAttribute("aria-invalid")).toBe(String(isTooLong));
    const description = document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent;
    expect(description).toBe(isTooLong ? counter[0] : undefined);
  });
});

it("the help with operators puts an example into the box and closes", async () => {
  const type = vi.fn();
  const view = { text: signal("tax "), type } as unknown as ViewStore;
  const box = createRef<HTMLInputElement>();
  const drawn = (
    <>
      <input ref={box} />
      <OperatorHelp view={view} field={box} />
    </>
  );
  await act(() => render(drawn, document.body));
  const [help] = document.querySelectorAll("button");
  expect(help?.getAttribute("aria-expanded")).toBe("false");
  await click(help);
  expect(help?.getAttribute("aria-expanded")).toBe("true");
  const examples = texts("code");
  expect(examples).toEqual([
    ...["site:irs.gov", "country:ca", "state:texas", 'city:"St. Louis"', "level:federal"],
    ...["filetype:pdf", "intitle:budget", "inurl:forms", '"minimum wage"', "-draft"],
  ]);
  for (const each of texts("[role=dialog] li span")) expect(each).not.toBe("");
  await click(document.querySelector("[role=dialog] button:nth-of-type(1)"));
  expect(type.mock.calls).toEqual([["tax site:irs.gov"]]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(document.activeElement).toBe(box.current);
});
