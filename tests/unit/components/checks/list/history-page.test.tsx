// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toast } from "../../../../../components/base/Toast.tsx";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { ClaimEditor } from "../../../../../components/checks/ClaimEditor.tsx";
import { ChecksBody } from "../../../../../components/checks/list/ChecksBody.tsx";
import { type ChecksStore, createChecksStore } from "../../../../../components/checks/list/checks-store.ts";
import { WHOLE_HISTORY } from "../../../../../components/checks/list/history-filter.ts";
import { showWanted } from "../../../../../components/checks/list/live-checks.ts";
import { NoticeBar } from "../../../../../components/checks/list/NoticeBar.tsx";
import type { Check, UnsentCheck } from "../../../../../utils/checks/check.ts";
import { byClaim } from "../../../../../utils/checks/history/earlier-answers.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { localDay } from "../../../../../utils/text/dates.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, failedCheck, VERDICT, waiting } from "../../../utils/checks/sample.ts";
import { click, control, fill, focused, named, nameOf, press, texts } from "../../person.ts";

const world = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  failing: new Set<string>(),
  stored: [] as readonly Check[],
}));
vi.mock("../../../../../utils/checks/history/walk-history.ts", () => ({
  walkClaims: async function* () {
    yield byClaim(world.stored);
  },
}));
vi.mock("../../../../../utils/checks/groups/read-groups.ts", async (original) => ({
  ...(await original<typeof import("../../../../../utils/checks/groups/read-groups.ts")>()),
  readGroups: async () => new Map(),
}));
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

let store: ChecksStore;

async function draw(all: readonly Check[] | null, isWide = false): Promise<void> {
  store.reader.checks.value = all;
  world.stored = all ?? [];
  await act(() =>
    render(
      <>
        <Trouble />
        <Toast />
        <div id="checks">
          <ChecksBody
            store={store}
            isWide={isWide}
            offers={[]}
            editor={<ClaimEditor editor={store.editor} />}
          />
          <NoticeBar {...store.actions} />
        </div>
      </>,
      document.body,
    ),
  );
}

/** Of the open card and of each row, from the top. */
const claims = () =>
  [...document.querySelectorAll("ul[aria-label='Fact-checks'] > li")].map(
    (item) =>
      item.querySelector("article blockquote")?.textContent.slice(1, -1) ??
      item.querySelector("button > span")?.textContent,
  );
/** The buttons that open and close the cards of the list. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>("ul[aria-label='Fact-checks'] button[aria-expanded]")].filter(
    (button) => button.hasAttribute("aria-describedby") || button.parentElement?.tagName === "LI",
  );
const status = () => texts("#checks .visually-hidden[role=status]")[0];
const bar = () => document.querySelector<HTMLElement>("#checks > [role=status]");
async function choose(name: string): Promise<void> {
  await click("More about your fact-checks");
  await click(name);
}

async function exportAs(name: string): Promise<void> {
  await click("Export fact-checks");
  await click(name);
}

const shareButton = ({ claim }: Check) => `Share “${claim}”`;
const moreButton = ({ claim }: Check) => `More about “${claim}”`;

/** An item of one of the two menus on a card, whose buttons name its claim. */
async function chooseOnCard(button: string, item: string): Promise<void> {
  const opener = control(button);
  expect(opener.closest("article")).not.toBeNull();
  await click(opener);
  const items = [...(opener.parentElement?.querySelectorAll("[role=menuitem]") ?? [])];
  await click(items.find((element) => nameOf(element) === item));
}

beforeEach(() => {
  store = createChecksStore();
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
  world.sent.length = files.length = opened.length = 0;
  world.failing.clear();
  store.editor.type("");
});

describe("the history", () => {
  it("says nothing until the checks are read, then how to begin", async () => {
    await draw(null);
    expect(document.querySelector("h2, ul")).toBeNull();
    await draw([]);
    expect(document.body.textContent).toContain("No fact-checks yet");
    expect(named("More about your fact-checks")).toEqual([]);
  });

  it("shows the checks that have all the words, and says how many there are", async () => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    expect([claims(), status()]).toEqual([
      ["The wage is $7.25", "Benefits are never taxed", "Rent is free"],
      "",
    ]);
    await click("Find in your fact-checks");
    expect(focused()).toBe("Search checks");
    await fill("Search checks", "taxed never");
    expect([claims(), status()]).toEqual([["Benefits are never taxed"], "1 check"]);
    await fill("Search checks", "  ");
    expect([claims().length, status()]).toEqual([3, "3 checks"]);
    await fill("Search checks", "penguins");
    expect([claims(), status()]).toEqual([[], "0 checks"]);
    expect(document.body.textContent).toContain("No fact-checks match");
    await click("Show all fact-checks");
    expect(claims()).toHaveLength(3);
    expect(named("Show all fact-checks")).toEqual([]);
  });

  it("shows the checks of one verdict, beside the words", async () => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    await click("Find in your fact-checks");
    await fill("Search checks", "e");
    await fill("Verdict", "refuted");
    expect([claims(), store.reader.filter.value]).toEqual([
      ["Benefits are never taxed"],
      { words: "e", verdict: "refuted" },
    ]);
    await fill("Search checks", "");
    expect(store.reader.filter.value).toEqual({ words: "", verdict: "refuted" });
    expect(status()).toBe("1 check");
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
});

describe("an export has", () => {
  const today = localDay(Date.now());

  it.each([
    [
      "Export as JSON",
      `fact-checks-${today}.json`,
      "application/json",
      ["Benefits are never taxed", "Rent is free"],
    ],
    ["Export as CSV", `fact-checks-${today}.csv`, "text/csv", ["Benefits are never taxed", "Rent is free"]],
    ["Export as Markdown", `fact-checks-${today}.md`, "text/markdown", ["Benefits are never taxed"]],
    ["Export as a report", `fact-check-report-${today}.html`, "text/html", ["Benefits are never taxed"]],
    [
      "For notes programs (Markdown)",
      `fact-check-report-${today}.md`,
      "text/markdown",
      ["Benefits are never taxed"],
    ],
    [
      "For Zotero and other reference managers",
      `fact-checks-${today}.csl.json`,
      "application/vnd.citationstyles.csl+json",
      ["https://www.ssa.gov/x"],
    ],
    ["Sources in RIS", `fact-checks-${today}.ris`, "application/x-research-info-systems", ["TY  - ELEC"]],
    ["Sources in BibTeX", `fact-checks-${today}.bib`, "application/x-bibtex", ["@misc{"]],
    ["Passages as web annotations", `fact-checks-${today}.annotations.jsonld`, "application/ld+json", ["[]"]],
    [
      "For publishers (ClaimReview)",
      `fact-checks-${today}.claim-reviews.jsonld`,
      "application/ld+json",
      ["Benefits are never taxed", "Automated service"],
    ],
  ])("as %s the checks that are shown", async (name, file, type, holds) => {
    await draw([CONFIRMED, REFUTED, FAILED]);
    await act(() => {
      store.reader.filter.value = { ...WHOLE_HISTORY, words: "re" };
    });
    await exportAs(name);
    await vi.waitFor(() =>
      expect(files.map((each) => [each.name, each.type])).toEqual([[file, `${type};charset=utf-8`]]),
    );
    const text = await files[0]?.text;
    for (const words of holds) expect(text).toContain(words);
    expect(text).not.toContain("7.25");
  });

  it("earlier answers too", async () => {
    const before = done(1, {
      ...REFUTED,
      id: "check-1",
      order: 1,
      verdict: { ...VERDICT, summary: "Long ago" },
    });
    await draw([REFUTED, before]);
    expect(claims()).toHaveLength(1);
    await exportAs("Export as JSON");
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text).toContain("Long ago");
  });

  const VERDICTS_ONLY = [
    ...["Export as a report", "For notes programs (Markdown)"],
    ...["Copy for Zotero", "For Zotero and other reference managers"],
    ...["Sources in RIS", "Sources in BibTeX"],
    ...["Passages as web annotations", "For publishers (ClaimReview)", "Export as Markdown"],
  ];

  it.each<[string, readonly Check[], readonly string[], string]>([
    [
      "a verdict and a failure",
      [REFUTED, FAILED],
      VERDICTS_ONLY,
      "2 checks. Only CSV and JSON include checks without a verdict (1).",
    ],
    ["a verdict", [REFUTED], VERDICTS_ONLY, "1 check"],
    ["no verdict", [FAILED], [], "1 check. Only CSV and JSON include checks without a verdict (1)."],
  ])("of %s what can be written", async (_, all, offered, hint) => {
    await draw(all);
    await click("Export fact-checks");
    expect(texts("[role=menuitem]")).toEqual([...offered, "Export as CSV", "Export as JSON"]);
    expect(texts("[role=menu] ~ p")[0]).toBe(hint);
  });

  it("nothing where nothing is shown", async () => {
    await draw([REFUTED]);
    await click("Find in your fact-checks");
    await fill("Search checks", "penguins");
    expect(named("Export fact-checks")).toEqual([]);
    await click("More about your fact-checks");
    expect(texts("[role=menuitem]")).toEqual(["Look for changed sources", "Delete all…"]);
  });
});

describe("deleting everything", () => {
  it("asks first, with the focus on the answer that deletes nothing", async () => {
    await draw([REFUTED, FAILED]);
    await choose("Delete all…");
    expect(texts("[role=alertdialog] p")).toEqual([
      "Delete all 2 checks, including those waiting? You cannot undo this.",
    ]);
    expect(focused()).toBe("Cancel");
    await click("Cancel");
    expect([focused(), document.querySelector("[role=alertdialog]")]).toEqual([
      "More about your fact-checks",
      null,
    ]);
    await choose("Delete all…");
    await press("a");
    expect(focused()).toBe("Cancel");
    await press("Escape");
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
    store.actions.notice.value = { text: "Check deleted", removed: [FAILED] };
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

describe("a check that was deleted", () => {
  it("can be brought back, with the focus on Undo and then in the editor", async () => {
    await draw([REFUTED, FAILED]);
    expect([bar()?.hidden, bar()?.textContent]).toEqual([true, ""]);
    await chooseOnCard(moreButton(REFUTED), "Delete");
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    expect([bar()?.hidden, texts("#checks > [role=status] > span")]).toEqual([false, ["Check deleted"]]);
    expect(bar()?.querySelector("[role=alert]")).toBeNull();
    await click("Undo");
    await vi.waitFor(() => expect(sentNames()).toEqual(["removeCheck", "restoreCheck"]));
    await vi.waitFor(() => expect([store.actions.notice.value, focused()]).toEqual([null, "Claim"]));
    expect(bar()?.hidden).toBe(true);
  });

  it("is still offered back where that failed", async () => {
    await draw([REFUTED]);
    await chooseOnCard(moreButton(REFUTED), "Delete");
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    world.failing.add("restoreCheck");
    await click("Undo");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(store.actions.notice.value).not.toBeNull();
  });

  it("is not offered back where it could not be deleted", async () => {
    await draw([REFUTED]);
    world.failing.add("removeCheck");
    await chooseOnCard(moreButton(REFUTED), "Delete");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(store.actions.notice.value).toBeNull();
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
    store.actions.notice.value = { text: "It failed", removed: null };
    await chooseOnCard(shareButton(REFUTED), name);
    await vi.waitFor(() => expect(store.actions.notice.value).toBeNull());
    expect(texts(".toast")).toEqual(["Copied"]);
    expect(write.mock.calls[0]?.[0]).toContain(holds);
    expect(write.mock.calls[0]?.[0]).not.toContain("**service");
  });

  it("hands the sources of a verdict to Zotero, and says where it takes them", async () => {
    write.mockResolvedValue();
    await draw([REFUTED]);
    await chooseOnCard(shareButton(REFUTED), "Copy for Zotero");
    await vi.waitFor(() => expect(texts(".toast")[0]).toContain("Import from Clipboard"));
    expect(JSON.parse(write.mock.calls[0]?.[0] ?? "")).toMatchObject([{ URL: "https://www.ssa.gov/x" }]);
  });

  it("has nothing for Zotero where no source is a page", async () => {
    const check = { ...REFUTED, verdict: { ...REFUTED.verdict, sources: [] } };
    await draw([check]);
    await click(shareButton(check));
    expect([named("Copy as text").length, named("Copy for Zotero").length]).toEqual([1, 0]);
  });

  it("leaves the offer to undo", async () => {
    await draw([REFUTED]);
    store.actions.notice.value = { text: "Check deleted", removed: [FAILED] };
    await chooseOnCard(shareButton(REFUTED), "Copy as text");
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    expect(store.actions.notice.value?.removed).toEqual([FAILED]);
  });

  it("says so where the browser does not allow it, until that is closed", async () => {
    write.mockRejectedValue(new Error("not allowed"));
    await draw([REFUTED]);
    await chooseOnCard(shareButton(REFUTED), "Copy as text");
    await vi.waitFor(() =>
      expect(texts("#checks > [role=status] [role=alert]")[0]).toContain("did not allow copying"),
    );
    expect([named("Undo"), focused()]).toEqual([[], shareButton(REFUTED)]);
    await click(control("Close this message", bar() ?? document));
    expect([store.actions.notice.value, focused()]).toEqual([null, "Claim"]);
  });
});

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

  it("asks for the service's own text, and gets a sentence where that failed", async () => {
    expect(await store.actions.card.askText(REFUTED)).toMatchObject({ ok: true });
    expect(world.sent).toEqual([["verdictText", { id: REFUTED.id, claim: REFUTED.claim }]]);
    world.failing.add("verdictText");
    expect(await store.actions.card.askText(REFUTED)).toMatchObject({
      ok: false,
      failure: expect.stringMatching(/offline/),
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
