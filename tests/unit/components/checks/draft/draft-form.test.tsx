// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DraftForm } from "../../../../../components/checks/draft/DraftForm.tsx";
import { createDraftStore, type DraftStore } from "../../../../../components/checks/draft/draft-store.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { noKeptWords } from "../../no-kept-words.ts";

vi.mock("../../../../../components/base/use-setting.ts", () => ({ useSetting: () => false }));

const LONG = "The IRS collected $7 billion. ".repeat(2_000);
let draft: DraftStore;

beforeEach(async () => {
  const detectLanguage = vi.fn().mockResolvedValue({ isReliable: false, languages: [] });
  Object.assign(fakeBrowser, { i18n: { ...fakeBrowser.i18n, detectLanguage } });
  await noKeptWords(["draft-text", "draft-ticks"]);
  draft = createDraftStore();
  await act(() =>
    render(
      <DraftForm draft={draft} inLine={0} onStarted={() => undefined} onClose={() => undefined} />,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(draft.isEmpty.value).toBe(true));
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
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Take it back",
  );
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
