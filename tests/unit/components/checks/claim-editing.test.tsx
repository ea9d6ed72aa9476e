// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "./card/draw-card.tsx";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../components/base/kept-record.ts";
import { ClaimEditor } from "../../../../components/checks/ClaimEditor.tsx";
import { createClaimStore } from "../../../../components/checks/claim-store.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { failedCheck } from "../../utils/checks/sample.ts";
import { noKeptWords } from "../no-kept-words.ts";
import { click, control, fill, named, texts } from "../user.ts";
import { asked, unsent, world } from "./card/draw-card.tsx";

describe("the editor of claims", () => {
  const added = vi.fn();
  const stops: (() => void)[] = [];
  beforeEach(() => noKeptWords(["claim"]));
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
  });
  const drawEditor = async () => {
    const editor = createClaimStore(added);
    stops.push(editor.listen());
    await vi.waitFor(() => expect(editor.isRead.value).toBe(true));
    await act(() => render(<ClaimEditor editor={editor} />, document.body));
    return editor;
  };
  const send = () => act(() => document.querySelector("form")?.requestSubmit());
  const count = () => document.querySelector<HTMLElement>("[id$=-count]");

  it("counts the letters, and warns of too many before anything is sent", async () => {
    await drawEditor();
    expect([count(), document.querySelector("[role=alert], button")]).toEqual([null, null]);
    await fill("Claim", "x".repeat(8_999));
    expect(count()).toBeNull();
    await fill("Claim", "x".repeat(10_000));
    expect([
      count()?.textContent,
      document.querySelector("[role=alert]"),
      control("Claim").hasAttribute("aria-invalid"),
    ]).toEqual(["10,000 of 10,000 characters (emoji count as 2 or more)", null, false]);
    await fill("Claim", "x".repeat(10_001));
    expect(texts("[role=alert]")).toHaveLength(1);
    expect(control("Claim").getAttribute("aria-invalid")).toBe("true");
  });

  it("is one line, whose button and scope come with what is typed", async () => {
    await drawEditor();
    expect([control("Claim").getAttribute("rows"), texts("form p, form button")]).toEqual(["1", []]);
    await fill("Claim", "The wage");
    expect(texts("form button")).toEqual(["Fact-check"]);
    expect(texts("form p:not([hidden])")[0]).toContain(".gov");
  });

  it.each([
    [true, true, []],
    [false, true, [{ id: "a" }]],
    [false, false, []],
  ])(
    "is empty once a claim is added, sent: %s, and asks again with consent: %s",
    async (sent, consent, retried) => {
      Object.assign(world, { consent, answers: { addCheck: success({ id: "a", sent }) } });
      const editor = await drawEditor();
      await fill("Claim", "The wage");
      await send();
      await vi.waitFor(() => expect(added).toHaveBeenCalledOnce());
      expect(asked("retryCheck")).toEqual(retried);
      expect(editor.text.value).toBe("");
      await send();
      expect(asked("addCheck")).toHaveLength(1);
      await fill("Claim", "x");
      await fill("Claim", "");
      await send();
      expect(asked("addCheck")).toHaveLength(2);
    },
  );

  it("is emptied once its claim is in the list, also while the browser asks and where it cannot be sent then", async () => {
    world.answers = { addCheck: success({ id: "a", sent: false }), retryCheck: failed({ kind: "offline" }) };
    const editor = await drawEditor();
    await fill("Claim", "The wage");
    await send();
    await vi.waitFor(() => expect(texts("[role=alert]")[0]).toContain("offline"));
    expect([editor.text.value, added.mock.calls.length]).toEqual(["", 1]);
  });

  it("removes the unsent check whose claim was corrected and sent", async () => {
    world.answers.addCheck = success({ id: "a", sent: true });
    const editor = await drawEditor();
    await fill("Claim", "My claim");
    expect(named("Discard")).toEqual([]);
    await act(() =>
      editor.take({
        ...unsent({ reason: "nothing-selected" }),
        origin: { title: "T", url: "https://a.example/" },
      }),
    );
    expect(texts("[role=alert]")[0]).toContain("No text was selected.");
    await fill("Claim", "Corrected");
    expect(texts("[role=alert]")).toEqual([]);
    await send();
    await vi.waitFor(() => expect(editor.text.value).toBe("My claim"));
    expect(asked("addCheck")).toEqual([
      { claim: "Corrected", origin: { title: "T", url: "https://a.example/" }, again: false },
    ]);
    expect(asked("removeCheck")).toEqual([{ id: "u" }]);
  });

  it("says why an unsent check could not be removed", async () => {
    world.answers = { addCheck: success({ id: "a", sent: true }), removeCheck: failed({ kind: "offline" }) };
    const editor = await drawEditor();
    await act(() => editor.take(unsent({ reason: "nothing-selected" })));
    await click("Discard");
    await vi.waitFor(() => expect(texts("[role=alert]")[0]).toContain("offline"));
    expect(editor.edited.value?.id).toBe("u");
    await send();
    await vi.waitFor(() => expect(added).toHaveBeenCalledOnce());
    expect([editor.edited.value, texts("[role=alert]").length]).toEqual([null, 1]);
  });

  it("leaves a check that was sent before where it is", async () => {
    world.answers.addCheck = success({ id: "a", sent: true });
    const editor = await drawEditor();
    await act(() => editor.take(failedCheck(1)));
    await click("Discard");
    await vi.waitFor(() => expect(editor.edited.value).toBeNull());
    expect(asked("removeCheck")).toEqual([]);
  });

  it("shows what is typed on another page, and says when words would be lost", async () => {
    expectLogs(/What is being written could not be stored: .*QuotaExceededError/);
    const editor = await drawEditor();
    await keptRecord("claim", 3).write({ fresh: "From the popup", edited: null, aside: [] });
    await vi.waitFor(() => expect(editor.text.value).toBe("From the popup"));
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    await fill("Claim", "More");
    await vi.waitFor(() => expect(texts("[role=alert]")[0]).toContain("disk is full"));
    await fill("Claim", "");
    await vi.waitFor(() => expect(texts("[role=alert]")).toEqual([]));
  });
});
