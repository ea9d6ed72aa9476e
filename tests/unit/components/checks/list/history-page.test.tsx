// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "./open-history.tsx";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { WHOLE_HISTORY } from "../../../../../components/checks/list/history-filter.ts";
import type { UnsentCheck } from "../../../../../utils/checks/check.ts";
import { click, fill, focused, named, press, texts } from "../../user.ts";
import {
  CONFIRMED,
  chooseOnCard,
  claims,
  draw,
  FAILED,
  moreButton,
  REFUTED,
  sentNames,
  status,
  store,
  world,
} from "./open-history.tsx";

async function choose(name: string): Promise<void> {
  await click("More about your fact-checks");
  await click(name);
}

describe("the history", () => {
  it("says nothing until the checks are read, then how to begin", async () => {
    await draw(null);
    expect(document.querySelector("h2, ul")).toBeNull();
    await draw([]);
    expect(document.body.textContent).toContain("No fact-checks yet");
    expect(named("More about your fact-checks")).toEqual([]);
  });

  it("offers older checks while there are some", async () => {
    await draw([CONFIRMED, REFUTED]);
    expect(named("Show more")).toEqual([]);
    await act(() => {
      store.reader.hasMore.value = true;
    });
    expect(named("Show more")).toHaveLength(1);
  });

  it("shows the checks that have all the words, and says how many there are", async () => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    expect([claims(), status()]).toEqual([
      ["The wage is $7.25", "Benefits are never taxed", "Rent is free"],
      "",
    ]);
    await click("Search your fact-checks");
    expect(focused()).toBe("Search fact-checks");
    await fill("Search fact-checks", "taxed never");
    expect([claims(), status()]).toEqual([["Benefits are never taxed"], "1 fact-check"]);
    await fill("Search fact-checks", "  ");
    expect([claims().length, status()]).toEqual([3, "3 fact-checks"]);
    await fill("Search fact-checks", "penguins");
    expect([claims(), status()]).toEqual([[], "0 fact-checks"]);
    expect(document.body.textContent).toContain("No fact-checks match");
    await click("Show all fact-checks");
    expect(claims()).toHaveLength(3);
    expect(named("Show all fact-checks")).toEqual([]);
  });

  it("shows the checks of one verdict, beside the words", async () => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    await click("Search your fact-checks");
    await fill("Search fact-checks", "e");
    await fill("Verdict", "refuted");
    expect([claims(), store.reader.filter.value]).toEqual([
      ["Benefits are never taxed"],
      { words: "e", verdict: "refuted" },
    ]);
    await fill("Search fact-checks", "");
    expect(store.reader.filter.value).toEqual({ words: "", verdict: "refuted" });
    expect(status()).toBe("1 fact-check");
    await fill("Verdict", "");
    expect([claims().length, store.reader.filter.value]).toEqual([3, WHOLE_HISTORY]);
    expect([...document.querySelectorAll("option")].map(({ value }) => value)).toEqual([
      ...["", "confirmed", "refuted", "partially_true", "misleading", "outdated"],
      ...["unverifiable", "not_a_government_matter", "other"],
    ]);
  });

  const unsent: UnsentCheck = {
    id: "u",
    claim: "Not sent",
    key: "not sent",
    origin: null,
    order: 4,
    addedAt: 0,
    state: "unsent",
    problem: { reason: "no-consent" },
  };

  it("does not list an unsent claim again that made way for what was sent", async () => {
    await draw([unsent, REFUTED]);
    await act(() => store.editor.take(unsent));
    await act(() => store.editor.check());
    expect(store.editor.edited.value).toBeNull();
    expect(claims()).toEqual(["Benefits are never taxed"]);
  });

  it("does not list the unsent claim that is being edited, but all others", async () => {
    await draw([unsent, REFUTED]);
    expect(claims()).toEqual(["Not sent", "Benefits are never taxed"]);
    await act(() => store.editor.take(unsent));
    expect(claims()).toEqual(["Benefits are never taxed"]);
    expect(status()).toBe("");
    await act(() => store.editor.take(REFUTED));
    expect(claims()).toHaveLength(2);
    await act(() => store.editor.discard());
  });

  it("says that nothing matches where only the claim that is being edited does, and counts none", async () => {
    await draw([unsent, REFUTED]);
    await act(() => store.editor.take(unsent));
    await click("Search your fact-checks");
    await fill("Search fact-checks", "sent");
    expect([claims(), status()]).toEqual([[], "0 fact-checks"]);
    expect(document.body.textContent).toContain("No fact-checks match");
    await click("Show all fact-checks");
    await act(() => store.editor.discard());
  });

  it("gives the focus to its own tools, not to a note, where no claim can be typed", async () => {
    await draw([{ ...CONFIRMED, note: "Ask Ana" }, REFUTED]);
    document.querySelector("textarea[name=claim]")?.remove();
    await chooseOnCard(moreButton(CONFIRMED), "Delete");
    await draw([REFUTED]);
    await click("Close this message");
    expect(focused()).toBe("Search your fact-checks");
  });

  it("gives the focus to the text that is written in place of the list", async () => {
    await draw([CONFIRMED, REFUTED]);
    await chooseOnCard(moreButton(CONFIRMED), "Delete");
    await act(() => {
      store.isDrafting.value = true;
    });
    await draw([REFUTED]);
    await click("Close this message");
    expect(document.activeElement).toMatchObject({ name: "text" });
    await act(() => store.closeDraft());
  });

  it("does not count the unsent claim that is being edited", async () => {
    await draw([unsent, REFUTED]);
    expect(texts("h2")).toContain("2 fact-checks");
    await act(() => store.editor.take(unsent));
    expect(texts("h2")).toContain("1 fact-check");
    await draw([unsent]);
    expect(texts("h2")).toEqual(["No fact-checks yet"]);
    await act(() => store.editor.discard());
  });
});

describe("deleting everything", () => {
  it("asks first, with the focus on the answer that deletes nothing", async () => {
    await draw([REFUTED, FAILED]);
    await choose("Delete all…");
    expect(texts("[role=alertdialog] p")).toEqual([
      "Delete all 2 fact-checks, including those waiting? You cannot undo this.",
    ]);
    expect(focused()).toBe("Cancel");
    const question = document.querySelector("[role=alertdialog]")?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(question)?.textContent).toContain("You cannot undo this.");
    await click("Cancel");
    expect([focused(), document.querySelector("[role=alertdialog]")]).toEqual([
      "More about your fact-checks",
      null,
    ]);
    await choose("Delete all…");
    await press("a");
    expect(focused()).toBe("Cancel");
    // The browser closes the popup at a key that is left to it.
    expect(await press("Escape")).toBe(false);
    expect(focused()).toBe("More about your fact-checks");
    expect(world.sent).toEqual([]);
  });

  it("leaves the focus where it was until it was asked", async () => {
    await draw([REFUTED]);
    expect(focused()).toBeNull();
  });

  it("says that it is done, and drops the claim that was edited but not the draft", async () => {
    await draw([REFUTED]);
    store.editor.type("My draft");
    store.editor.take(REFUTED);
    store.actions.notices.value = [{ text: "notice.deleted", removed: [FAILED] }];
    await choose("Delete all…");
    await click("Yes, delete all");
    await vi.waitFor(() => expect(texts(".toast")).toEqual(["All deleted"]));
    expect([sentNames(), store.editor.edited.value, store.editor.text.value]).toEqual([
      ["removeAllChecks"],
      null,
      "My draft",
    ]);
    expect([store.actions.notice.value, focused()]).toEqual([null, "Claim"]);
  });

  it("says why it failed, and then drops nothing", async () => {
    await draw([REFUTED]);
    store.editor.take(REFUTED);
    world.failing.add("removeAllChecks");
    await choose("Delete all…");
    await click("Yes, delete all");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(store.editor.edited.value?.id).toBe(REFUTED.id);
    await act(() => store.editor.discard());
  });
});
