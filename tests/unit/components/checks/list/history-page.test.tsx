// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toast } from "../../../../../components/base/Toast.tsx";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { ClaimEditor } from "../../../../../components/checks/ClaimEditor.tsx";
import { CheckHistory } from "../../../../../components/checks/list/CheckHistory.tsx";
import { WHOLE_HISTORY } from "../../../../../components/checks/list/history.ts";
import { NoticeBar } from "../../../../../components/checks/list/NoticeBar.tsx";
import {
  actions,
  editor,
  notice,
  printed,
  wanted,
} from "../../../../../components/checks/list/panel-actions.ts";
import { checks, filter, now } from "../../../../../components/checks/list/panel-store.ts";
import type { Check, UnsentCheck } from "../../../../../utils/checks/check.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { localDay } from "../../../../../utils/text/dates.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, failedCheck, VERDICT, waiting } from "../../../utils/checks/sample.ts";
import { click, control, fill, focused, named, press, texts } from "../../person.ts";

const world = vi.hoisted(() => ({ sent: [] as [string, unknown][], failing: new Set<string>() }));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return world.failing.has(name) ? failed({ kind: "offline" }) : success({ id: "new", sent: true });
  },
}));
vi.mock("../../../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ pageSize: 10, country: [], state: [], city: [] }),
}));

const files: { name: string; type: string; text: Promise<string> }[] = [];
const opened: string[] = [];
const sentNames = () => world.sent.map(([name]) => name);

/** The last check with another verdict, a failed one, and one that waits. */
const CONFIRMED = done(3, {
  claim: "The wage is $7.25",
  key: "the wage is $7.25",
  verdict: { ...VERDICT, verdict: "CONFIRMED", result: "" },
});
const REFUTED = done(2, { claim: "Benefits are never taxed", key: "benefits are never taxed" });
const FAILED = failedCheck(1, { claim: "Rent is free" });

async function draw(all: readonly Check[] | null): Promise<void> {
  checks.value = all;
  await act(() =>
    render(
      <>
        <Trouble />
        <Toast />
        <ClaimEditor editor={editor} />
        <CheckHistory />
        <NoticeBar />
      </>,
      document.body,
    ),
  );
}

const claims = () => texts("article .claim").map((text) => text.slice(1, -1));

beforeEach(() => {
  Object.assign(fakeBrowser, {
    runtime: {
      ...fakeBrowser.runtime,
      getURL: (path: string) => `chrome-extension://id/${path}`,
      openOptionsPage: async () => void opened.push("options"),
    },
    tabs: { create: async ({ url }: { url: string }) => void opened.push(url) },
    windows: { getCurrent: async () => ({ id: 1, type: "normal" }) },
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file !== undefined) file.name = this.download;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push({ name: "", type: (blob as Blob).type, text: (blob as Blob).text() });
    return "blob:x";
  });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(async () => {
  await act(() => render(null, document.body));
  filter.value = WHOLE_HISTORY;
  notice.value = null;
  wanted.value = null;
  world.sent.length = files.length = opened.length = 0;
  world.failing.clear();
  editor.type("");
});

describe("the history", () => {
  it("says nothing until the checks are read, then how to begin", async () => {
    await draw(null);
    expect(document.querySelector("h2, section")).toBeNull();
    await draw([]);
    expect(document.body.textContent).toContain("No checks yet");
    expect(named("Delete all")).toEqual([]);
  });

  it("shows the checks that have all the words, and says how many there are", async () => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    const status = () => document.querySelector(".history-tools > [role=status]")?.textContent;
    expect([claims(), status()]).toEqual([
      ["The wage is $7.25", "Benefits are never taxed", "Rent is free"],
      "",
    ]);
    await fill("Search your checks", "taxed never");
    expect([claims(), status()]).toEqual([["Benefits are never taxed"], "1 check"]);
    await fill("Search your checks", "  ");
    expect([claims().length, status()]).toEqual([3, ""]);
    await fill("Search your checks", "penguins");
    expect([claims(), status()]).toEqual([[], "0 checks"]);
    expect(document.body.textContent).toContain("No checks match");
    await click("Show all checks");
    expect(claims()).toHaveLength(3);
    expect(named("Show all checks")).toEqual([]);
  });

  it("shows the checks of one verdict, beside the words", async () => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    await fill("Search your checks", "e");
    await fill("Verdict", "refuted");
    expect([claims(), filter.value]).toEqual([
      ["Benefits are never taxed"],
      { words: "e", verdict: "refuted" },
    ]);
    await fill("Search your checks", "");
    expect(filter.value).toEqual({ words: "", verdict: "refuted" });
    expect(texts(".history-tools > [role=status]")).toEqual(["1 check"]);
    await fill("Verdict", "");
    expect([claims().length, filter.value]).toEqual([3, WHOLE_HISTORY]);
    expect([...document.querySelectorAll("option")].map(({ value }) => value)).toEqual([
      ...["", "confirmed", "refuted", "partially_true", "misleading", "outdated"],
      ...["unverifiable", "not_a_government_matter", "other"],
    ]);
  });

  it("does not list the unsent claim that is being edited, but all others", async () => {
    const unsent: UnsentCheck = {
      ...{ id: "u", claim: "Not sent", key: "not sent", origin: null, order: 4, addedAt: 0 },
      ...{ state: "unsent", problem: { reason: "no-consent" } },
    };
    await draw([unsent, REFUTED]);
    expect(claims()).toEqual(["Not sent", "Benefits are never taxed"]);
    await act(() => editor.take(unsent));
    expect(claims()).toEqual(["Benefits are never taxed"]);
    expect(texts(".history-tools > [role=status]")).toEqual([""]);
    await act(() => editor.take(REFUTED));
    expect(claims()).toHaveLength(2);
    await act(() => editor.discard());
  });
});

describe("an export has", () => {
  const today = localDay(Date.now());

  it.each([
    ["JSON", `fact-checks-${today}.json`, "application/json", ["Benefits are never taxed", "Rent is free"]],
    ["CSV", `fact-checks-${today}.csv`, "text/csv", ["Benefits are never taxed", "Rent is free"]],
    ["Markdown", `fact-checks-${today}.md`, "text/markdown", ["Benefits are never taxed"]],
    ["Export as a report", `fact-check-report-${today}.html`, "text/html", ["Benefits are never taxed"]],
    ["Report as Markdown", `fact-check-report-${today}.md`, "text/markdown", ["Benefits are never taxed"]],
  ])("as %s the checks that are shown", async (name, file, type, holds) => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    filter.value = { ...WHOLE_HISTORY, words: "e" };
    await act(() => {
      checks.value = [REFUTED, FAILED];
    });
    await click(document.querySelector(".history-more")?.querySelector(`button:nth-of-type(${names(name)})`));
    await vi.waitFor(() =>
      expect(files.map((each) => [each.name, each.type])).toEqual([[file, `${type};charset=utf-8`]]),
    );
    const text = await files[0]?.text;
    for (const words of holds) expect(text).toContain(words);
    expect(text).not.toContain("7.25");
  });

  /** Where a button is among the others. */
  const names = (name: string): number =>
    ["JSON", "CSV", "Markdown", "Export as a report", "Report as Markdown"].indexOf(name) + 1;

  it("earlier answers too", async () => {
    const before = done(1, {
      ...REFUTED,
      id: "check-1",
      order: 1,
      verdict: { ...VERDICT, summary: "Long ago" },
    });
    await draw([REFUTED, before]);
    expect(claims()).toHaveLength(1);
    await click("JSON");
    expect(await files[0]?.text).toContain("Long ago");
  });

  it.each([
    ["a verdict and a failure", [REFUTED, FAILED], [], "Markdown leaves out checks without a verdict: 1."],
    ["a verdict", [REFUTED], [], ""],
    [
      "no verdict",
      [FAILED],
      ["Markdown", "Export as a report", "Report as Markdown"],
      "Markdown leaves out checks without a verdict: 1.",
    ],
  ])("of %s what can be written", async (_, all, disabled, hint) => {
    await draw(all);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".history-more button")];
    expect(buttons.filter((each) => each.disabled).map(({ textContent }) => textContent)).toEqual(disabled);
    expect(texts(".history-more > .hint")).toEqual([hint]);
    const description = control("Markdown").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(description)?.textContent).toBe(hint);
  });

  it("nothing where nothing is shown", async () => {
    await draw([REFUTED]);
    await fill("Search your checks", "penguins");
    const enabled = [...document.querySelectorAll<HTMLButtonElement>(".history-more button:not(:disabled)")];
    expect(enabled.map(({ textContent }) => textContent)).toEqual(["Delete all"]);
  });
});

describe("deleting everything", () => {
  it("asks first, with the focus on the answer that deletes nothing", async () => {
    await draw([REFUTED, FAILED]);
    await click("Delete all");
    expect(texts("[role=alertdialog] p")).toEqual([
      "Delete all 2 checks, including those waiting? You cannot undo this.",
    ]);
    expect(focused()).toBe("Cancel");
    await click("Cancel");
    expect([focused(), document.querySelector("[role=alertdialog]")]).toEqual(["Delete all", null]);
    await click("Delete all");
    await press("a");
    expect(focused()).toBe("Cancel");
    await press("Escape");
    expect(focused()).toBe("Delete all");
    expect(world.sent).toEqual([]);
  });

  it("leaves the focus where it was until it was asked", async () => {
    await draw([REFUTED]);
    expect(focused()).toBeNull();
  });

  it("says that it is done, and drops the claim that was edited but not the draft", async () => {
    await draw([REFUTED]);
    editor.type("My draft");
    editor.take(REFUTED);
    notice.value = { text: "Check deleted", removed: [FAILED] };
    await click("Delete all");
    await click("Yes, delete all");
    await vi.waitFor(() => expect(texts(".toast")).toEqual(["All deleted"]));
    expect([sentNames(), editor.edited.value, editor.text.value]).toEqual([
      ["removeAllChecks"],
      null,
      "My draft",
    ]);
    expect([notice.value, focused()]).toEqual([null, "Claim"]);
  });

  it("says why it failed, and then drops nothing", async () => {
    await draw([REFUTED]);
    editor.take(REFUTED);
    world.failing.add("removeAllChecks");
    await click("Delete all");
    await click("Yes, delete all");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(editor.edited.value?.id).toBe(REFUTED.id);
    await act(() => editor.discard());
  });
});

describe("a check that was deleted", () => {
  it("can be brought back, with the focus on Undo and then in the editor", async () => {
    await draw([REFUTED, FAILED]);
    const bar = document.querySelector<HTMLElement>(".notice-bar");
    expect([bar?.hidden, bar?.textContent]).toEqual([true, ""]);
    await click(control("Delete", document.querySelector("article") ?? document));
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    expect([bar?.hidden, texts(".notice-bar span")]).toEqual([false, ["Check deleted"]]);
    expect(bar?.querySelector("[role=alert]")).toBeNull();
    await click("Undo");
    await vi.waitFor(() => expect(sentNames()).toEqual(["removeCheck", "restoreCheck"]));
    await vi.waitFor(() => expect([notice.value, focused()]).toEqual([null, "Claim"]));
    expect(bar?.hidden).toBe(true);
  });

  it("is still offered back where that failed", async () => {
    await draw([REFUTED]);
    await click(control("Delete", document.querySelector("article") ?? document));
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    world.failing.add("restoreCheck");
    await click("Undo");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(notice.value).not.toBeNull();
  });

  it("is not offered back where it could not be deleted", async () => {
    await draw([REFUTED]);
    world.failing.add("removeCheck");
    await click(control("Delete", document.querySelector("article") ?? document));
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(notice.value).toBeNull();
  });
});

describe("copying", () => {
  const write = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    write.mockReset();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
  });

  it.each([
    ["Copy as text", "“Benefits are never taxed”", {}],
    ["Copy as Markdown", "Benefits are never taxed", {}],
    ["Copy as text", "Of the service", { serviceText: "# Of the **service**" }],
  ])("%s says that it is done, and ends what was said before", async (name, holds, change) => {
    await draw([{ ...REFUTED, ...change }]);
    notice.value = { text: "It failed", removed: null };
    await click(name);
    await vi.waitFor(() => expect(notice.value).toBeNull());
    expect(texts(".toast")).toEqual(["Copied"]);
    expect(write.mock.calls[0]?.[0]).toContain(holds);
    expect(write.mock.calls[0]?.[0]).not.toContain("**service");
  });

  it("leaves the offer to undo", async () => {
    await draw([REFUTED]);
    notice.value = { text: "Check deleted", removed: [FAILED] };
    await click("Copy as text");
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    expect(notice.value?.removed).toEqual([FAILED]);
  });

  it("says so where the browser does not allow it, until that is closed", async () => {
    write.mockRejectedValue(new Error("not allowed"));
    await draw([REFUTED]);
    control("Copy as text").focus();
    await click("Copy as text");
    await vi.waitFor(() => expect(texts(".notice-bar [role=alert]")[0]).toContain("did not allow copying"));
    expect([named("Undo"), focused()]).toEqual([[], "Copy as text"]);
    await click(control("Close this message", document.querySelector(".notice-bar") ?? document));
    expect([notice.value, focused()]).toEqual([null, "Claim"]);
  });
});

describe("a card", () => {
  it("is checked again, tried again, edited, searched for", async () => {
    await draw([REFUTED, FAILED, waiting(9)]);
    await click("Check again");
    expect(world.sent).toEqual([["addCheck", { claim: REFUTED.claim, origin: null, again: true }]]);
    await click("Try again");
    await vi.waitFor(() => expect(world.sent.at(-1)).toEqual(["retryCheck", { id: FAILED.id }]));
    actions.hurry();
    expect(world.sent.at(-1)).toEqual(["hurryChecks", null]);
    await click("Edit");
    expect([editor.edited.value?.id, editor.text.value, focused()]).toEqual([
      FAILED.id,
      FAILED.claim,
      "Claim",
    ]);
    await click("Search for this claim");
    await vi.waitFor(() => expect(opened[0]).toMatch(/search\.html\?.*q=Benefits/));
    actions.openOptions();
    expect(opened.at(-1)).toBe("options");
    await act(() => editor.discard());
  });

  it("is exported and reported alone", async () => {
    await draw([REFUTED, CONFIRMED]);
    const [card] = document.querySelectorAll("article");
    await click(control("Report as Markdown", card));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text).toContain("Benefits");
    expect(await files[0]?.text).not.toContain("7.25");
    await click(control("Export as a report", card));
    await vi.waitFor(() => expect(files[1]?.name).toMatch(/\.html$/));
  });

  it("is printed alone, with its full date", async () => {
    await draw([REFUTED, CONFIRMED]);
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((draws) => frames.push(draws));
    const print = vi.fn(() => expect(document.querySelectorAll(".not-printed")).toHaveLength(1));
    vi.stubGlobal("print", print);
    await act(() => actions.print(REFUTED));
    expect([printed.value, print.mock.calls.length]).toEqual([REFUTED.id, 0]);
    await act(() => {
      for (const draws of frames) draws(0);
    });
    expect(print).toHaveBeenCalledOnce();
    expect([printed.value, document.querySelectorAll(".not-printed").length]).toEqual([null, 0]);
  });

  it("asks for the service's own text, and gets a sentence where that failed", async () => {
    expect(await actions.askText(REFUTED)).toMatchObject({ ok: true });
    expect(world.sent).toEqual([["verdictText", { id: REFUTED.id, claim: REFUTED.claim }]]);
    world.failing.add("verdictText");
    expect(await actions.askText(REFUTED)).toMatchObject({
      ok: false,
      failure: expect.stringMatching(/offline/),
    });
  });
});

describe("the check that another page asks for", () => {
  const many = Array.from({ length: 30 }, (_, index) => done(30 - index));

  it("is brought into view by its address, however far down it is", async () => {
    location.hash = "#check-check-2";
    filter.value = { ...WHOLE_HISTORY, words: "penguins" };
    await draw(many);
    await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
    const [scrolled] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect((scrolled as Element).id).toBe("check-check-2");
    expect([wanted.value, filter.value]).toEqual(["check-2", WHOLE_HISTORY]);
    location.hash = "";
  });

  it("is the card of its latest answer, which a filter may show already", async () => {
    const { showCheck } = await import("../../../../../components/checks/list/panel-actions.ts");
    const latest = done(5, { ...REFUTED, id: "latest", order: 5 });
    await draw([latest, REFUTED]);
    filter.value = { words: "never", verdict: null };
    await act(() => showCheck(REFUTED.id));
    expect([wanted.value, filter.value.words]).toEqual(["latest", "never"]);
  });

  it.each([
    ["in this window", { id: 1, type: "normal" }, { windowId: 1 }, 0, true],
    ["in another window", { id: 2, type: "normal" }, { windowId: 1 }, 0, false],
    ["from a panel that is a small window itself", { id: 2, type: "popup" }, { windowId: 1 }, 0, true],
    ["in a browser without windows", undefined, { windowId: undefined }, 0, true],
    ["ten seconds ago", { id: 1, type: "normal" }, { windowId: 1 }, 10_000, true],
    ["longer ago", { id: 1, type: "normal" }, { windowId: 1 }, 10_001, false],
  ])("after a click %s is shown or not", async (_, current, click, ago, isShown) => {
    const { showWanted } = await import("../../../../../components/checks/list/follow-checks.ts");
    vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    Object.assign(fakeBrowser, { windows: current && { getCurrent: async () => current } });
    await draw([REFUTED]);
    await showWanted({ id: REFUTED.id, at: 1_000_000 - ago, windowId: click.windowId });
    expect(wanted.value).toBe(isShown ? REFUTED.id : null);
    await showWanted(null);
  });
});

it("a check that waits counts the seconds, a verdict the minutes", async () => {
  now.value = 60_000;
  await draw([{ ...waiting(2), state: "running", startedAt: 0, worker: "w" }, done(1, { finishedAt: 1 })]);
  const [running] = texts(".wait span:last-of-type");
  await act(() => {
    now.value = 61_000;
  });
  expect(texts(".wait span:last-of-type")[0]).not.toBe(running);
});
