// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NoteField } from "../../../../components/checks/NoteField.tsx";
import { control, fill } from "../user.ts";

const PAUSE = 500;
const saved: string[] = [];
let hasRoom = true;
/** How long a save takes. */
let delay = Promise.resolve();

const onSave = async (words: string): Promise<boolean> => {
  saved.push(words);
  const isSaved = hasRoom;
  await delay;
  return isSaved;
};

function draw(value: string): void {
  render(<NoteField label="Note" value={value} limit={20} onSave={onSave} />, document.body);
}

beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  hasRoom = true;
  draw("");
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

it("a note is saved at its first letter, which starts the worker, and then once for all that is typed without a pause", async () => {
  for (const words of ["A", "As", "Ask"]) {
    await fill("Note", words);
    await wait(PAUSE - 1);
  }
  expect(saved).toEqual(["A"]);
  await wait(1);
  expect(saved).toEqual(["A", "Ask"]);
  await wait(PAUSE);
  await fill("Note", "Ask M");
  expect(saved).toEqual(["A", "Ask", "Ask M"]);
});

it("what is typed last is saved where the page is left, and nothing twice", async () => {
  await fill("Note", "A");
  await fill("Note", "Ask");
  dispatchEvent(new Event("pagehide"));
  expect(saved).toEqual(["A", "Ask"]);
  await wait(PAUSE);
  expect(saved).toEqual(["A", "Ask"]);
});

it("what could not be saved is tried again where the field or the page is left, and stays meanwhile", async () => {
  hasRoom = false;
  await fill("Note", "Ask");
  await wait(0);
  draw("");
  expect(control("Note")).toMatchObject({ value: "Ask" });
  dispatchEvent(new Event("pagehide"));
  await wait(0);
  hasRoom = true;
  await act(() => void control("Note").dispatchEvent(new FocusEvent("blur")));
  dispatchEvent(new Event("pagehide"));
  expect(saved).toEqual(["Ask", "Ask", "Ask"]);
});

it("what could not be saved never comes back over what was saved later", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  [hasRoom, delay] = [false, promise];
  await fill("Note", "A");
  [hasRoom, delay] = [true, Promise.resolve()];
  await fill("Note", "AB");
  await wait(PAUSE);
  resolve();
  await wait(0);
  await act(() => void control("Note").dispatchEvent(new FocusEvent("blur")));
  dispatchEvent(new Event("pagehide"));
  expect(saved).toEqual(["A", "AB"]);
});

it("what is too long is not saved, which is said once, and its length only beside the field", async () => {
  const alert = () => document.querySelector("[role=alert]")?.textContent;
  const described = () =>
    (control("Note").getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
  await fill("Note", "x".repeat(21));
  await wait(PAUSE);
  expect(saved).toEqual([]);
  expect([alert(), described()]).toEqual([
    "Longer than 20 characters. Shorten it to save it.",
    "Longer than 20 characters. Shorten it to save it. 21 of 20 characters",
  ]);
  await fill("Note", "x".repeat(22));
  expect(alert()).toBe("Longer than 20 characters. Shorten it to save it.");
  expect(described()).toContain("22 of 20 characters");
});

it("what is too long stays in the field when another window saves a note, and is saved once it is shortened", async () => {
  const long = "x".repeat(21);
  await fill("Note", long);
  await wait(PAUSE);
  await act(() => draw("of the other window"));
  expect((control("Note") as HTMLTextAreaElement).value).toBe(long);
  await fill("Note", "x".repeat(20));
  await wait(PAUSE);
  expect(saved).toEqual(["x".repeat(20)]);
});

it("words that are typed before the page has come to rest stay in the field", async () => {
  render(null, document.body);
  // As in a browser, what follows a drawing waits for the next frame.
  draw("");
  const field = control("Note") as HTMLTextAreaElement;
  field.value = "A";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.resolve();
    expect(field.value).toBe("A");
  }
});

it("what was saved before comes back late, and replaces nothing that was typed since", async () => {
  await fill("Note", "A");
  await fill("Note", "As");
  await wait(PAUSE);
  await act(() => draw("A"));
  const field = control("Note") as HTMLTextAreaElement;
  expect([field.value, saved]).toEqual(["As", ["A", "As"]]);
  field.dispatchEvent(new FocusEvent("blur"));
  await act(() => draw("As"));
  await act(() => draw("of the other window"));
  expect(field.value).toBe("of the other window");
});
