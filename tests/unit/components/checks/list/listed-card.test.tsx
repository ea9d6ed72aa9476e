// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "./open-history.tsx";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { WHOLE_HISTORY } from "../../../../../components/checks/list/history-filter.ts";
import { showWanted } from "../../../../../components/checks/show-wanted.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, waiting } from "../../../utils/checks/sample.ts";
import { click, focused, texts } from "../../user.ts";
import {
  CONFIRMED,
  chooseOnCard,
  claims,
  draw,
  FAILED,
  files,
  moreButton,
  opened,
  REFUTED,
  shareButton,
  store,
  world,
} from "./open-history.tsx";

/** The buttons that open and close the cards of the list. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>("ul[aria-label='Fact-checks'] button[aria-expanded]")].filter(
    (button) => button.hasAttribute("aria-describedby") || button.parentElement?.tagName === "LI",
  );

describe("a card", () => {
  it("is checked again, tried again, edited, searched for", async () => {
    await draw([REFUTED, FAILED, waiting(9)]);
    await chooseOnCard(moreButton(REFUTED), "Check again");
    expect(world.sent).toEqual([["addCheck", { claim: REFUTED.claim, origin: null, again: true }]]);
    await act(() => store.showCheck(FAILED.id));
    await click("Try again");
    await vi.waitFor(() => expect(world.sent.at(-1)).toEqual(["retryCheck", { id: FAILED.id }]));
    store.actions.card.hurry();
    expect(world.sent.at(-1)).toEqual(["hurryChecks", null]);
    await chooseOnCard(moreButton(FAILED), "Edit");
    expect([store.editor.edited.value?.id, store.editor.text.value, focused()]).toEqual([
      FAILED.id,
      FAILED.claim,
      "Claim",
    ]);
    await chooseOnCard(moreButton(REFUTED), "Search for this claim");
    await vi.waitFor(() => expect(opened[0]).toMatch(/search\.html\?.*q=Benefits/));
    store.actions.card.openOptions();
    expect(opened.at(-1)).toBe("options");
    await act(() => store.editor.discard());
  });

  it("opens in place of its row, and is closed where it was opened", async () => {
    await draw([REFUTED, CONFIRMED, FAILED]);
    const row = () => rows()[0];
    const shown = () => texts("article blockquote");
    expect([row()?.getAttribute("aria-expanded"), shown()]).toEqual([
      "false",
      ["“Benefits are never taxed”"],
    ]);
    await click(row());
    expect([row()?.getAttribute("aria-expanded"), row()?.getAttribute("aria-label"), shown().length]).toEqual(
      [...["true", "The wage is $7.25", 2]],
    );
    await click(row());
    expect(shown()).toHaveLength(1);
  });

  it("is beside the list where there is room", async () => {
    await draw([REFUTED, CONFIRMED], true);
    expect(claims()).toEqual(["Benefits are never taxed", "The wage is $7.25"]);
    expect(texts("ul[aria-label='Fact-checks'] article")).toEqual([]);
    await click(rows()[1]);
    expect(texts("article blockquote")).toEqual(["“The wage is $7.25”"]);
  });

  it("is exported and reported alone", async () => {
    await draw([REFUTED, CONFIRMED]);
    await chooseOnCard(shareButton(REFUTED), "Export as a report");
    await vi.waitFor(() => expect(files[0]?.name).toMatch(/\.html$/));
    store.actions.card.exportReport(REFUTED, "markdown");
    await vi.waitFor(() => expect(files[1]?.name).toMatch(/\.md$/));
    for (const { text } of files) {
      expect(await text).toContain("Benefits");
      expect(await text).not.toContain("7.25");
    }
  });

  it("is printed alone, with its full date", async () => {
    await draw([REFUTED, CONFIRMED]);
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((draws) => frames.push(draws));
    const print = vi.fn(() => expect(document.querySelectorAll("[class*=notPrinted]")).toHaveLength(1));
    vi.stubGlobal("print", print);
    await act(() => store.actions.card.print(REFUTED));
    expect([store.actions.printed.value, print.mock.calls.length]).toEqual([REFUTED.id, 0]);
    await act(() => {
      for (const draws of frames) draws(0);
    });
    expect(print).toHaveBeenCalledOnce();
    expect([store.actions.printed.value, document.querySelectorAll("[class*=notPrinted]").length]).toEqual([
      null,
      0,
    ]);
  });

  it("asks for the service's own text, and gets what kept it from coming", async () => {
    expect(await store.actions.card.askText(REFUTED)).toMatchObject({ ok: true });
    expect(world.sent).toEqual([["verdictText", { id: REFUTED.id, claim: REFUTED.claim }]]);
    world.failing.add("verdictText");
    expect(await store.actions.card.askText(REFUTED)).toMatchObject({
      ok: false,
      failure: { kind: "offline" },
    });
  });
});

describe("the check that another page asks for", () => {
  const many = Array.from({ length: 30 }, (_, index) => done(30 - index));

  it("is brought into view by its address, however far down it is", async () => {
    location.hash = "#check-check-2";
    store.reader.filter.value = { ...WHOLE_HISTORY, words: "penguins" };
    await draw(many);
    await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
    const [scrolled] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect((scrolled as Element).id).toBe("check-check-2");
    expect([store.opened.value, store.reader.filter.value]).toEqual(["check-2", WHOLE_HISTORY]);
    location.hash = "";
  });

  it("is the card of its latest answer, which a filter may show already", async () => {
    const latest = done(5, { ...REFUTED, id: "latest", order: 5 });
    await draw([latest, REFUTED]);
    store.reader.filter.value = { words: "never", verdict: null };
    await act(() => store.showCheck(REFUTED.id));
    expect([store.opened.value, store.reader.filter.value.words]).toEqual(["latest", "never"]);
  });

  it.each([
    ["in this window", { id: 1, type: "normal" }, { windowId: 1 }, 0, true],
    ["in another window", { id: 2, type: "normal" }, { windowId: 1 }, 0, false],
    ["from a panel that is a small window itself", { id: 2, type: "popup" }, { windowId: 1 }, 0, true],
    ["in a browser without windows", undefined, { windowId: undefined }, 0, true],
    ["ten seconds ago", { id: 1, type: "normal" }, { windowId: 1 }, 10_000, true],
    ["longer ago", { id: 1, type: "normal" }, { windowId: 1 }, 10_001, false],
  ])("after a click %s is shown or not", async (_, current, click, ago, isShown) => {
    vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    Object.assign(fakeBrowser, { windows: current && { getCurrent: async () => current } });
    await draw([REFUTED]);
    await showWanted({ id: REFUTED.id, at: 1_000_000 - ago, windowId: click.windowId }, store.showCheck);
    expect(store.opened.value).toBe(isShown ? REFUTED.id : null);
    await showWanted(null, store.showCheck);
  });
});

it("a check that waits counts the seconds, a verdict the minutes", async () => {
  store.reader.now.value = 60_000;
  await draw([{ ...waiting(2), state: "running", startedAt: 0, worker: "w" }, done(1, { finishedAt: 1 })]);
  expect(texts(".pillNote")).toEqual(["1 min 0 sec"]);
  await act(() => {
    store.reader.now.value = 61_000;
  });
  expect(texts(".pillNote")).toEqual(["1 min 1 sec"]);
});

it("of a verdict says that it came today, until the next day", async () => {
  const came = Date.UTC(2026, 10, 20, 17);
  store.reader.now.value = came + 59_000;
  await draw([done(1, { finishedAt: came })]);
  const shown = () => document.querySelector("article")?.textContent;
  expect(shown()).toContain("Automated fact-check · today at ");
  await act(() => {
    store.reader.now.value = came + 86_400_000;
  });
  expect(shown()).toContain("Automated fact-check · Nov 20, 2026 at ");
});
