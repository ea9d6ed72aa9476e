// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../../components/base/kept-record.ts";
import { DraftForm } from "../../../../../components/checks/draft/DraftForm.tsx";
import { createDraftStore } from "../../../../../components/checks/draft/draft-store.ts";
import type { DraftStore } from "../../../../../components/checks/draft/draft-store-types.ts";
import type { NewGroup } from "../../../../../utils/calls/calls-table.ts";
import { GROUP_LIMITS } from "../../../../../utils/checks/groups/group.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { noKeptWords } from "../../no-kept-words.ts";
import { click, control, fill, focused, isHeld, named, texts } from "../../user.ts";

const world = vi.hoisted(() => ({
  isForbidden: false,
  asked: [] as NewGroup[],
  answer: async (): Promise<unknown> => undefined,
}));
vi.mock("../../../../../components/base/use-setting.ts", () => ({ useSetting: () => world.isForbidden }));
vi.mock("../../../../../components/checks/ask-check.ts", () => ({
  askGroup: (asked: NewGroup) => {
    world.asked.push(asked);
    return world.answer();
  },
}));

const LONG = "The IRS collected $7 billion. ".repeat(2_000);
const WAGE = "The federal minimum wage is $7.25 an hour.";
const OPINION = "What a lovely day it was for everybody.";
const onStarted = vi.fn();
const onClose = vi.fn();
const detectLanguage = vi.fn();
let draft: DraftStore;

const draw = (inLine = 0) =>
  act(() =>
    render(
      <DraftForm draft={draft} inLine={inLine} onStarted={onStarted} onClose={onClose} />,
      document.body,
    ),
  );

beforeEach(async () => {
  Object.assign(world, { isForbidden: false, asked: [], answer: async () => success({ id: "group-1" }) });
  detectLanguage.mockResolvedValue({ isReliable: false, languages: [] });
  Object.assign(fakeBrowser, { i18n: { ...fakeBrowser.i18n, detectLanguage } });
  vi.clearAllMocks();
  await noKeptWords(["draft-text", "draft-ticks"]);
  draft = createDraftStore();
  await draw();
  // What was kept is read in turn, so that the form has read it too.
  for (const name of ["draft-text", "draft-ticks"] as const) await keptRecord(name, 1).read();
});
afterEach(() => render(null, document.body));

const field = (): HTMLTextAreaElement => {
  const found = document.querySelector("textarea");
  if (found === null) throw new Error("there is no field");
  return found;
};

async function paste(text: string): Promise<boolean> {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(() => void field().dispatchEvent(event));
  return event.defaultPrevented;
}

it("pasting a picture leaves a long text as it is", async () => {
  await act(() => draft.type(LONG));
  await paste("");
  expect(draft.text.value).toBe(LONG);
});

it("a long text that is pasted goes where the cursor is", async () => {
  await act(() => draft.type("Before. After."));
  field().setSelectionRange(8, 8);
  expect(await paste(LONG)).toBe(true);
  expect(draft.text.value).toBe(`Before. ${LONG}After.`);
});

it("what replaces a long text can be taken back", async () => {
  await act(() => draft.type(LONG));
  await paste("Another text.");
  expect(draft.text.value).toBe("Another text.");
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Undo");
  await act(() => button?.click());
  expect(draft.text.value).toBe(LONG);
});

it("a file over the text is invited to be dropped, until it leaves", async () => {
  const drag = (type: string) =>
    act(() => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      field().dispatchEvent(Object.assign(event, { dataTransfer: { types: ["Files"], files: [] } }));
    });
  const before = document.body.innerHTML;
  await drag("dragover");
  expect(document.body.innerHTML).not.toBe(before);
  await drag("dragleave");
  expect(document.body.innerHTML).toBe(before);
});

const ready = () => vi.waitFor(() => expect(draft.isReading.value).toBe(false));

/** Writes a text, and waits until its sentences are there to choose. */
async function write(text: string): Promise<void> {
  await fill("Text", text);
  await ready();
  await act(() => Promise.resolve());
}

async function open(file: File): Promise<void> {
  const input = control("Open a file…");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(() => void input.dispatchEvent(new Event("change", { bubbles: true })));
}

async function drop(files: readonly File[]): Promise<boolean> {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  await act(() => void field().dispatchEvent(Object.assign(event, { dataTransfer: { types: [], files } })));
  return event.defaultPrevented;
}

const alerts = () => texts("[role=alert]");
const ticks = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].map(({ checked }) => checked);

it("a text can be written at once, since the form opens with the cursor in its field", () => {
  expect(focused()).toBe("Text");
});

it("sentences worth checking are ticked, and as many as are ticked are sent and opened as a group", async () => {
  await write(`${OPINION} ${WAGE}`);
  expect(ticks()).toEqual([false, true]);
  expect(texts("[aria-live=polite]")).toContain("2 sentences to check found");
  await click(OPINION);
  await click("Check 2 sentences");
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledExactlyOnceWith("group-1"));
  expect(world.asked.map(({ claims }) => claims)).toEqual([[OPINION, WAGE]]);
  expect([field().value, ticks()]).toEqual(["", []]);
});

it("a text of which no sentence is ticked asks to choose some, and cannot be sent", async () => {
  await write(WAGE);
  await click(WAGE);
  expect(control("Choose sentences to check").hasAttribute("disabled")).toBe(true);
});

it("the time that checking takes counts the checks that are in line already", async () => {
  await draw(19);
  await write(WAGE);
  expect(document.body.textContent).toContain("Takes at least 1 minute (10 fact-checks a minute).");
  await write(`${WAGE} The IRS collected $7 billion.`);
  expect(document.body.textContent).toContain("Takes at least 2 minutes (10 fact-checks a minute).");
});

it("nothing is said of minutes where all start at once", async () => {
  await draw(9);
  await write(WAGE);
  expect(control("Check 1 sentence").hasAttribute("disabled")).toBe(false);
  expect(document.body.textContent).not.toContain("Takes at least");
});

it("a text is sent once, however often the button is pressed", async () => {
  world.answer = () => new Promise(() => undefined);
  await write(WAGE);
  await click("Check 1 sentence");
  expect(isHeld("Check 1 sentence")).toBe(true);
  await click("Check 1 sentence");
  expect(world.asked).toHaveLength(1);
});

it("a text that could not be sent stays with its ticks, with the reason, until it is sent", async () => {
  world.answer = async () => failed({ kind: "storage", problem: "full" });
  await write(WAGE);
  await click("Check 1 sentence");
  await vi.waitFor(() => expect(alerts()).toEqual([expect.stringContaining("The disk is full")]));
  expect([field().value, ticks(), onStarted.mock.calls]).toEqual([WAGE, [true], []]);
  world.answer = async () => success({ id: "group-1" });
  await click("Check 1 sentence");
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(alerts()).toEqual([]);
});

it("text with no sentence says so and offers nothing to check", async () => {
  await write("— — —");
  expect(texts(".note")).toEqual(["No sentence was found in this text. Paste another one."]);
  expect(named("Choose sentences to check")).toEqual([]);
});

it("text in another language says why nothing is ticked", async () => {
  detectLanguage.mockResolvedValue({ isReliable: true, languages: [{ language: "fr", percentage: 99 }] });
  await write("Le chômage a reculé de 3 % en 2024.");
  expect(document.body.textContent).toContain("The service checks US matters in English");
  expect(ticks()).toEqual([false]);
});

it("sentences that cannot be sent are counted below the text", async () => {
  await write(`${WAGE}\nhttp://192.168.0.1/admin`);
  expect(document.body.textContent).toContain("1 sentence is too long or names a private address");
});

it("with 200 sentences ticked no other can be, and it says to remove one", async () => {
  await write(Array.from({ length: 201 }, (_, index) => `The IRS collected $${index} billion.`).join(" "));
  expect(document.body.textContent).toContain("At most 200 sentences are checked at once.");
  const left = "The IRS collected $200 billion.";
  expect(control(left).hasAttribute("disabled")).toBe(true);
  await click("The IRS collected $0 billion.");
  expect(control(left).hasAttribute("disabled")).toBe(false);
  expect(document.body.textContent).not.toContain("At most 200");
});

it("a long text shows its beginning and its length, and goes by a press", async () => {
  await write(LONG);
  expect([field().readOnly, field().value]).toEqual([true, LONG.slice(0, 50_000)]);
  expect(document.body.textContent).toContain("60,000 characters: only the beginning is shown.");
  await click("Remove the text");
  expect([field().readOnly, field().value]).toEqual([false, ""]);
  expect(texts(".note p")).toEqual(["Your text was removed."]);
  await click("Undo");
  expect([field().readOnly, field().value]).toEqual([true, LONG.slice(0, 50_000)]);
});

it("a text longer than can be kept leaves the earlier one in the field, and says to paste a part", async () => {
  await write(WAGE);
  for (const letter of ["x", "y"]) {
    await fill("Text", letter.repeat(GROUP_LIMITS.text + 1));
    expect(field().value).toBe(WAGE);
  }
  expect(alerts()).toEqual(["The text is longer than 2,000,000 characters. Paste a part of it."]);
});

it("a file that is opened is read into the field", async () => {
  await open(new File([WAGE], "speech.txt"));
  await vi.waitFor(() => expect(field().value).toBe(WAGE));
  await vi.waitFor(() => expect(ticks()).toEqual([true]));
});

it("a file that is dropped on the text is opened, and dropped words are left to the browser", async () => {
  expect(await drop([])).toBe(false);
  expect(await drop([new File([WAGE], "speech.txt")])).toBe(true);
  await vi.waitFor(() => expect(field().value).toBe(WAGE));
});

it("dragged words do not invite a file to be dropped", async () => {
  const before = document.body.innerHTML;
  const event = new Event("dragover", { bubbles: true, cancelable: true });
  await act(
    () => void field().dispatchEvent(Object.assign(event, { dataTransfer: { types: ["text/plain"] } })),
  );
  expect([event.defaultPrevented, document.body.innerHTML]).toEqual([false, before]);
});

const unreadable = Object.assign(new File([], "folder"), {
  arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
});
it.each([
  ["is a picture", new File([new Uint8Array(64)], "picture.png"), "This is not a text file."],
  ["cannot be read", unreadable, "The file could not be read."],
  ["is too large", new File(["x".repeat(GROUP_LIMITS.text + 1)], "a.txt"), "This file is larger than 2 MB."],
])(
  "a file that %s leaves the text as it is and says why, until something is written",
  async (_, file, words) => {
    await write(WAGE);
    await open(file);
    await vi.waitFor(() => expect(alerts()).toEqual([expect.stringContaining(words)]));
    expect(field().value).toBe(WAGE);
    await write(`${WAGE} More.`);
    expect(alerts()).toEqual([]);
  },
);

it("a message about a file is gone once the text is sent", async () => {
  await write(WAGE);
  await open(new File([new Uint8Array(64)], "picture.png"));
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
  await click("Check 1 sentence");
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(alerts()).toEqual([]);
});

it("the way back to the list keeps the text", async () => {
  await write(WAGE);
  await click("Back to the list");
  expect(onClose).toHaveBeenCalledOnce();
  await act(() => render(null, document.body));
  await draw();
  expect(field().value).toBe(WAGE);
});

it("where an administrator forbids fact-checks, that is said in place of the form", async () => {
  world.isForbidden = true;
  await act(() => render(null, document.body));
  await draw();
  expect(texts("body")).toEqual([expect.stringContaining("administrator")]);
  expect(named("Text")).toEqual([]);
});
