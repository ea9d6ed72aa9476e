// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { done, running, waiting } from "../../../utils/checks/sample.ts";
import { asked, askFromAnotherPage, open, scrolled, unsent } from "./open-checks.ts";

it.each([
  [3, 1],
  [2.5, 0],
])(
  "the list goes to a check that was asked for, and to none that is imported (at place %d)",
  async (order, times) => {
    const { checks } = await open();
    checks.value = [done(2), done(1)];
    await vi.advanceTimersByTimeAsync(0);
    scrolled.mockReset();
    checks.value = [done(order), done(2), done(1)];
    await vi.advanceTimersByTimeAsync(0);
    expect(scrolled).toHaveBeenCalledTimes(times);
  },
);

describe("a claim that has to be corrected", () => {
  it("that is an address which passes for another is told in the editor, and not sent", async () => {
    const { checks, editor } = await open();
    const claim = "https://www.irs.gov.refund.example/";
    checks.value = [unsent("a", { claim, problem: { reason: "unjudged" } })];
    await vi.waitFor(() => expect(editor.text.value).toBe(claim));
    expect(asked("sendJudged")).toEqual([]);
  });

  it("that is any other address is sent once, and not taken", async () => {
    const { checks, editor } = await open();
    const check = unsent("a", { claim: "https://news.example.com/", problem: { reason: "unjudged" } });
    checks.value = [check];
    await vi.waitFor(() => expect(asked("sendJudged")).toEqual([{ id: "a" }]));
    checks.value = [{ ...check }];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked("sendJudged")).toHaveLength(1);
    expect(editor.edited.value).toBeNull();
  });

  it("opens in the editor by itself, once", async () => {
    const { checks, editor } = await open();
    checks.value = [done(1), unsent("a")];
    expect(editor.text.value).toBe("Unsent a");
    await editor.discard();
    checks.value = [done(1), unsent("a"), done(2)];
    expect([editor.text.value, editor.edited.value]).toEqual(["", null]);
    checks.value = [unsent("b"), unsent("a")];
    expect(editor.edited.value?.id).toBe("b");
  });

  it.each([
    ["the user is writing", "My draft", null],
    ["another claim is being edited", "", done(1)],
  ])("waits while %s", async (_, draft, edited) => {
    const { checks, editor } = await open();
    if (draft !== "") editor.type(draft);
    if (edited !== null) editor.take(edited);
    checks.value = [unsent("a")];
    expect(editor.edited.value?.id).toBe(edited?.id);
    expect(editor.text.value).toBe(edited?.claim ?? draft);
    if (edited === null) editor.type("");
    else await editor.discard();
    expect(editor.edited.value?.id).toBe("a");
  });

  it("that the user opened already does not open again", async () => {
    const { checks, editor } = await open();
    editor.take(unsent("a"));
    checks.value = [unsent("a")];
    await editor.discard();
    expect(editor.text.value).toBe("");
  });

  it("is none where it only lacks consent", async () => {
    const { checks, editor } = await open();
    checks.value = [unsent("a", { problem: { reason: "no-consent" } })];
    expect(editor.edited.value).toBeNull();
  });
});

describe("a check that was just requested", () => {
  it("is brought into view, and those of before are not", async () => {
    const { checks } = await open();
    checks.value = [done(5)];
    expect(scrolled).not.toHaveBeenCalled();
    checks.value = [waiting(6), done(5)];
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    checks.value = [done(5)];
    checks.value = [running(6), done(5)];
    checks.value = [];
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe("a check that was just requested while something is looked for", () => {
  it.each([
    ["ends that where it is not found", "penguins", false],
    ["leaves that alone where it is found", "claim 6", true],
  ])("%s", async (_, words, isFinding) => {
    const { checks, filter, setFinding, isFinding: finding } = await open();
    checks.value = [done(5)];
    setFinding(true);
    filter.value = { words, verdict: null };
    checks.value = [waiting(6), done(5)];
    expect([finding.value, filter.value.words]).toEqual([isFinding, isFinding ? words : ""]);
  });

  it("in the panel's own editor ends that, since nobody knows yet whether it is found", async () => {
    const { editor, setFinding, isFinding } = await open();
    setFinding(true);
    editor.type("The wage");
    await editor.check();
    expect(isFinding.value).toBe(false);
  });
});

it("a check that was just requested takes the place of the form for a text, which is kept", async () => {
  const { checks, draft, isDrafting } = await open();
  checks.value = [done(5)];
  isDrafting.value = true;
  draft.type("A text that is being chosen from.");
  checks.value = [waiting(6), done(5)];
  expect([isDrafting.value, draft.text.value]).toEqual([false, "A text that is being chosen from."]);
});

it("a claim that is sent from the panel's own editor is brought into view", async () => {
  const { editor } = await open();
  editor.type("The wage");
  await editor.check();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

it("a check that another page asks for is shown", async () => {
  const { checks, opened } = await open();
  checks.value = [done(1)];
  await askFromAnotherPage("check-1");
  await vi.waitFor(() => expect(opened.value).toBe("check-1"));
});
