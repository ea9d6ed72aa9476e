// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../../components/base/kept-record.ts";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { ClaimEditor } from "../../../../../components/checks/ClaimEditor.tsx";
import type { CheckActions } from "../../../../../components/checks/card/CardFrame.tsx";
import { CheckCard } from "../../../../../components/checks/card/CheckCard.tsx";
import { createClaimStore } from "../../../../../components/checks/claim-store.ts";
import type { Check, DoneCheck, UnsentCheck } from "../../../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../../../utils/checks/place-in-line.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, failedCheck, running, VERDICT, waiting } from "../../../utils/checks/sample.ts";
import { noKeptWords } from "../../no-kept-words.ts";
import { click, control, fill, named, press, texts } from "../../person.ts";
import { sampleActions } from "../sample-actions.ts";

const world = vi.hoisted(() => ({
  sent: [] as [string, unknown, AbortSignal | undefined][],
  answers: {} as Record<string, unknown>,
  consent: true,
}));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown, signal?: AbortSignal) => {
    world.sent.push([name, request, signal]);
    return world.answers[name] ?? success(null);
  },
}));
vi.mock("../../../../../utils/checks/consent.ts", () => ({ askConsent: async () => world.consent }));

const actions = {
  ...sampleActions(),
  checkAgain: vi.fn(),
  retry: vi.fn(),
  hurry: vi.fn(),
  edit: vi.fn(),
  search: vi.fn(),
  copyText: vi.fn(),
  copyMarkdown: vi.fn(),
  print: vi.fn(),
  exportReport: vi.fn(),
  remove: vi.fn(),
  openOptions: vi.fn(),
  askText: vi.fn<CheckActions["askText"]>(),
};
const MINUTE = 60_000;

const draw = (
  check: Check,
  {
    earlier = [],
    now = MINUTE,
    inLine = null,
  }: { earlier?: readonly DoneCheck[]; now?: number; inLine?: PlaceInLine | null } = {},
) =>
  act(() =>
    render(
      <>
        <Trouble />
        <CheckCard check={check} earlier={earlier} now={now} inLine={inLine} actions={actions} />
      </>,
      document.body,
    ),
  );
/** The menu behind a button of the card, and what it holds. */
const openMenu = async (name: "more" | "share"): Promise<string[]> => {
  const [more, share] = [...document.querySelectorAll("[aria-haspopup=menu]")].reverse();
  if (document.querySelector("[role=menuitem]") !== null) await press("Escape");
  await click(name === "more" ? more : share);
  return texts("[role=menuitem]");
};
const choose = async (menu: "more" | "share", item: string): Promise<void> => {
  await openMenu(menu);
  await click(
    [...document.querySelectorAll("[role=menuitem]")].find(({ textContent }) => textContent === item),
  );
};
const asked = (name: string) => world.sent.filter(([each]) => each === name).map(([, request]) => request);
const unsent = (problem: UnsentCheck["problem"]): UnsentCheck => ({
  id: "u",
  claim: "Not sent",
  key: "u",
  origin: null,
  order: 9,
  addedAt: 0,
  state: "unsent",
  problem,
});

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  Object.assign(world, { answers: {}, consent: true });
  world.sent.length = 0;
  Object.assign(fakeBrowser, { permissions: { request: async () => true } });
});
afterEach(() => act(() => render(null, document.body)));

describe("a check that failed", () => {
  it.each([
    [{ kind: "offline" } as const, ["Try again"]],
    [{ kind: "not-configured", service: "factCheck" } as const, ["Set the address", "Try again"]],
    [{ kind: "no-access", origins: "https://a.example/*" } as const, ["Allow access", "Try again"]],
  ])("for %o offers %j, and the rest in its menu", async (failure, expected) => {
    await draw(failedCheck(1, { failure }));
    expect(texts("button").filter((name) => name !== "")).toEqual(expected);
    expect(texts(".button-main")).toEqual(expected.slice(0, 1));
    expect(texts("[role=alert]")).toHaveLength(1);
    expect(document.body.textContent).toContain("Your claim is saved.");
    await click("Try again");
    expect(await openMenu("more")).toEqual(["Edit", "Search for this claim", "Delete"]);
    for (const item of ["Edit", "Search for this claim", "Delete"]) await choose("more", item);
    expect([actions.retry, actions.edit, actions.remove].map(({ mock }) => mock.calls[0]?.[0].id)).toEqual([
      "check-1",
      "check-1",
      "check-1",
    ]);
    expect(actions.search.mock.calls).toEqual([["Claim 1"]]);
    if (failure.kind === "not-configured") await click("Set the address");
    expect(actions.openOptions).toHaveBeenCalledTimes(failure.kind === "not-configured" ? 1 : 0);
    if (failure.kind !== "no-access") return;
    await click("Allow access");
    await vi.waitFor(() => expect(actions.retry).toHaveBeenCalledTimes(2));
  });

  it.each([
    [{ reason: "no-consent" } as const, true],
    [{ reason: "nothing-selected" } as const, false],
  ])("to be sent for %j asks for consent or not: %s", async (problem, asksConsent) => {
    await draw(unsent(problem));
    expect(named("Search for this claim")).toEqual([]);
    await click(document.querySelector(".button-main"));
    expect([actions.retry.mock.calls.length, actions.edit.mock.calls.length]).toEqual(
      asksConsent ? [1, 0] : [0, 1],
    );
    await choose("more", "Delete");
    expect(actions.remove).toHaveBeenCalledOnce();
  });
});

describe("a check that is not done", () => {
  const place = (change: Partial<PlaceInLine>): PlaceInLine => ({
    place: 1,
    startsAt: MINUTE,
    reason: "starting",
    canHurry: false,
    ...change,
  });

  it.each<[Partial<PlaceInLine>, string, string | null]>([
    [{}, "Your check will start automatically.", null],
    [{ place: 2, reason: "running" }, "Starts when a running check finishes.", null],
    [{ reason: "limit", startsAt: 2 * MINUTE }, "10 checks a minute", null],
    [{ reason: "unreachable", canHurry: true }, "could not be reached", "Try now"],
    [{ reason: "unreachable" }, "Your check will be tried again automatically.", null],
    [{ reason: "service-asked", canHurry: true }, "asked us to wait", "Try now anyway"],
  ])("waits: %j", async (change, sentence, hurry) => {
    await draw(waiting(1), { inLine: place(change) });
    expect(document.body.textContent).toContain(sentence);
    expect(document.querySelector(".spinner") !== null).toBe((change.reason ?? "starting") === "starting");
    expect(texts(".row button")).toEqual(hurry === null ? [] : [hurry]);
    if (hurry !== null) await click(hurry);
    expect(actions.hurry).toHaveBeenCalledTimes(hurry === null ? 0 : 1);
  });

  it("has no card while its place is not known", async () => {
    await draw(waiting(1));
    expect(document.querySelector("article")).toBeNull();
  });

  it.each([
    [5_000, 0, "5 sec"],
    [72_000, 0, "1 min 12 sec"],
    [-3_000, 1, "0 sec"],
  ])("has run for %i ms, interrupted %i times", async (elapsed, interrupted, shown) => {
    await draw(running(1, { startedAt: MINUTE - elapsed, setbacks: { unreached: 0, interrupted } }));
    expect(texts("h3")).toEqual(["Checking official sources"]);
    expect(texts(".pillNote")).toEqual([shown]);
    expect(document.body.textContent).toContain("continues if you close this panel.");
    expect(texts(".hint")).toEqual(
      interrupted > 0 ? ["The browser stopped this check, so it started again."] : [],
    );
    await choose("more", "Delete");
    expect(actions.remove).toHaveBeenCalledOnce();
  });
});

describe("a verdict", () => {
  it.each([
    ["NOT_A_GOVERNMENT_MATTER", "Not a government matter", true],
    ["SATIRE", "SATIRE", true],
    ["REFUTED", "Refuted", false],
  ])("of %s is headed %s, and looks calm: %s", async (verdict, heading, isCalm) => {
    await draw(done(1, { verdict: { ...VERDICT, verdict } }));
    expect([texts("h2"), texts(".verdict h3")]).toEqual([["“Claim 1”"], [heading]]);
    expect(document.querySelector(".calm") !== null).toBe(isCalm);
  });

  it.each([
    ["REFUTED", VERDICT.sources, ["Official sources"], false],
    ["UNVERIFIABLE", VERDICT.sources, ["Official sources"], true],
    ["UNVERIFIABLE", [], [], true],
    ["REFUTED", [], ["The service did not name any sources."], false],
  ])(
    "of %s has its sources, says that there are none, or leads to a search",
    async (verdict, sources, said, leads) => {
      await draw(done(1, { verdict: { ...VERDICT, verdict, sources } }));
      const lines = texts("h3, .hint").filter((text) => /sources\b/.test(text) && !/Show|say/.test(text));
      expect(lines).toEqual(said);
      expect(texts(".button-main")).toEqual(leads ? ["Search for this claim"] : []);
      expect(await openMenu("more")).toContain("Search for this claim");
    },
  );

  it.each([
    [0.92, ["92%"]],
    [0, ["0%"]],
    [null, []],
  ])("says how sure it is: %s", async (confidence, expected) => {
    await draw(done(1, { verdict: { ...VERDICT, confidence, service: "check.example.org" } }));
    const [group] = document.querySelectorAll("details");
    expect(group?.getAttribute("aria-label")).toBe(
      expected[0] === undefined ? "About this verdict" : `${expected[0]} confidence`,
    );
    expect(group?.textContent).toContain("An automated service at check.example.org gave this verdict.");
    expect(group?.textContent.includes("This number is the service’s own.")).toBe(expected.length > 0);
    expect(document.querySelector("meter")?.getAttribute("aria-valuetext") ?? undefined).toBe(expected[0]);
  });

  it.each(["NOT_A_GOVERNMENT_MATTER", "UNVERIFIABLE"])(
    "of %s says no number: it would mean nothing",
    async (verdict) => {
      await draw(done(1, { verdict: { ...VERDICT, verdict } }));
      expect(document.querySelector("meter")).toBeNull();
    },
  );

  it("about another country leads to a search there, the country of the claim first", async () => {
    const claim = "Wales has a default limit of 20 mph";
    const verdict = { ...VERDICT, verdict: "NOT_A_GOVERNMENT_MATTER" };
    await draw(done(1, { claim, verdict }));
    expect(texts("button").filter((text) => text.startsWith("Search"))).toEqual([
      "Search for this claim",
      "Search in the UK",
      "Search in Canada",
    ]);
    control("Search in the UK").click();
    expect(actions.search).toHaveBeenLastCalledWith(claim, "uk");
  });

  it("with a thousand sources shows twenty, and says how many more there are", async () => {
    const sources = Array.from({ length: 1_000 }, (_, index) => ({
      title: `Source ${index}`,
      url: `https://site${index}.gov/${"%2e/".repeat(200)}`,
      domain: null,
      excerpt: null,
    }));
    await draw(done(1, { verdict: { ...VERDICT, sources } }));
    expect(document.querySelectorAll(".source")).toHaveLength(20);
    expect(texts("summary")).toContain("11 more sources");
    expect(texts(".hint")).toContain("980 more sources are not shown.");
  });

  it.each([
    ["facts.example", /^Automated check by facts\.example · /],
    [undefined, /^Automated check · /],
  ])("says at its foot which automated service gave it: %s", async (service, foot) => {
    await draw(done(1, { verdict: service === undefined ? VERDICT : { ...VERDICT, service } }));
    expect(texts("footer > :first-child")[0]).toMatch(foot);
  });

  it("without a summary or a result has neither", async () => {
    await draw(done(1, { verdict: { ...VERDICT, summary: "", result: " " } }));
    expect([texts("div.summary"), document.querySelector("[aria-label='Full result']")]).toEqual([[], null]);
  });

  it("lists earlier answers, each with what the next one changed", async () => {
    const before = done(2, { id: "b", verdict: { ...VERDICT, verdict: "CONFIRMED", summary: "Before" } });
    const first = done(1, { id: "a", verdict: { ...VERDICT, verdict: "CONFIRMED", summary: "" } });
    await draw(done(3), { earlier: [before, first] });
    expect(texts(".meaning")).toEqual([
      "An official source contradicts this claim. The answer before was “Confirmed”.",
    ]);
    expect(texts(".answers h4")).toEqual(["Confirmed", "Confirmed"]);
    const [newer, older] = document.querySelectorAll(".answers > li");
    expect(newer?.textContent).toContain("Verdict: from Confirmed to Refuted.");
    expect(older?.textContent).not.toContain("Verdict: from");
    expect(texts(".answers p.summary")).toEqual(["Before"]);
    await click(older?.querySelector("button"));
    expect(actions.remove.mock.calls[0]?.[0].id).toBe("a");
    await draw(done(3), { earlier: [done(2, { id: "b" })] });
    expect(document.body.textContent).not.toContain("The answer before was");
    await draw(done(3));
    expect(document.querySelector(".answers")).toBeNull();
  });

  it("names the page where its claim was found", async () => {
    await draw(done(1, { origin: { title: "Five myths", url: "https://news.example.com/a" } }));
    expect(texts(".origin a")).toEqual(["news.example.com"]);
    expect(texts(".origin bdi")[0]).toContain("Five myths");
    await draw(done(1, { origin: { title: "", url: "file:///x" } }));
    expect([texts(".origin a"), texts(".origin bdi")]).toEqual([[], ["Claim from", "file:///x"]]);
    await draw(done(1));
    expect(texts(".origin bdi")).toEqual([]);
  });

  describe("has its full result, and", () => {
    const open = async (change: Partial<DoneCheck> = {}): Promise<void> => {
      await draw(done(1, change));
      const part = document.querySelector<HTMLDetailsElement>("[aria-label='Full result']");
      await act(() => {
        if (part !== null) part.open = true;
      });
      await vi.waitFor(() => expect(document.querySelector(":is(.markdown, .plain)")).not.toBeNull());
    };

    it("the service's own text, asked for once, and again where that failed", async () => {
      let answer = (_: Awaited<ReturnType<CheckActions["askText"]>>): void => undefined;
      actions.askText.mockImplementation(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      );
      await open();
      expect(texts(".markdown")[0]).toContain("Refuted");
      await click("Get the service’s text version");
      await click("Get the service’s text version");
      expect(actions.askText).toHaveBeenCalledOnce();
      expect(control("Get the service’s text version").getAttribute("aria-disabled")).toBe("true");
      expect(document.querySelectorAll(".asking")).toHaveLength(1);
      await act(async () => answer(failed("It failed.")));
      expect([
        texts("[aria-label='Full result'] [role=alert]"),
        document.querySelectorAll(".asking").length,
      ]).toEqual([["It failed."], 0]);
      await click("Get the service’s text version");
      expect(texts("[aria-label='Full result'] [role=alert]")).toEqual([]);
      await act(async () => answer(success("The text")));
      expect(texts("pre")).toEqual(["The text"]);
      expect(named("Get the service’s text version")).toEqual([]);
    });

    it("the text that is kept", async () => {
      await open({ serviceText: "Kept text" });
      expect([texts("pre"), named("Get the service’s text version")]).toEqual([["Kept text"], []]);
    });
  });

  describe("has what its sources say", () => {
    it("once that is asked for, and stops asking when it is no longer shown", async () => {
      world.answers.lookUpPassages = new Promise(() => undefined);
      await draw(done(1));
      expect(document.body.textContent).toContain("Sends words of the claim to the search service.");
      await click("Show what the sources say");
      expect(asked("lookUpPassages")).toEqual([{ id: "check-1", further: false }]);
      expect(texts(".part [role=status]")).toEqual(["Looking for passages…"]);
      expect(named("Show what the sources say")).toEqual([]);
      const [, , signal] = world.sent[0] ?? [];
      expect(signal?.aborted).toBe(false);
      await act(() => render(null, document.body));
      expect(signal?.aborted).toBe(true);
    });

    it.each([
      [{ kind: "offline" } as const, 1],
      [{ kind: "no-access", origins: "https://a.example/*" } as const, 1],
      [{ kind: "rate-limited", until: 90_000 } as const, 1],
      [{ kind: "aborted" } as const, 0],
    ])("or says why not: %o", async (failure, alerts) => {
      world.answers.lookUpPassages = failed(failure);
      await draw(done(7, { id: failure.kind }));
      await click("Show what the sources say");
      await vi.waitFor(() => expect(document.querySelector(".part .asking")).toBeNull());
      expect(texts(".part [role=alert]")).toHaveLength(alerts);
      expect(named("Show what the sources say")).toHaveLength(1);
      expect(named("Allow access")).toHaveLength(failure.kind === "no-access" ? 1 : 0);
      if (failure.kind !== "no-access") return;
      await click("Allow access");
      await vi.waitFor(() => expect(asked("lookUpPassages")).toHaveLength(2));
    });

    it("where it names pages", async () => {
      await draw(done(1, { verdict: { ...VERDICT, sources: [] } }));
      expect(document.querySelector(".part")).toBeNull();
    });
  });
});

describe("a verdict is shared", () => {
  it("from one menu, and its second thoughts are in another, both named by the claim", async () => {
    await draw(done(1));
    expect(texts("[aria-haspopup=menu]")[0]).toBe("Share “Claim 1”");
    expect(await openMenu("share")).toEqual([
      "Copy as text",
      "Copy as Markdown",
      "Copy as a picture",
      "Copy for Zotero",
      "Export as a report",
      "Print",
    ]);
    for (const item of ["Copy as text", "Copy as Markdown", "Export as a report", "Print"])
      await choose("share", item);
    expect(actions.copyText).toHaveBeenCalledOnce();
    expect(actions.copyMarkdown).toHaveBeenCalledOnce();
    expect(actions.exportReport).toHaveBeenCalledExactlyOnceWith(expect.anything(), "html");
    expect(actions.print).toHaveBeenCalledOnce();
    await act(() => render(null, document.body));
    await draw(done(1));
    expect(await openMenu("more")).toEqual([
      "Check again",
      "Search for this claim",
      "What official pages say",
      "Archived copy: ssa.gov",
      "Note",
      "Delete",
    ]);
    expect(named("More about “Claim 1”").length).toBe(1);
    for (const item of ["Check again", "Search for this claim", "Delete"]) await choose("more", item);
    expect(actions.checkAgain).toHaveBeenCalledOnce();
    expect(actions.remove).toHaveBeenCalledOnce();
  });

  it("that its sources are followed, with what that sends, or not any more", async () => {
    const sources = {
      followed: signal<ReadonlyMap<string, string>>(new Map()),
      read: vi.fn(),
      follow: vi.fn(),
      unfollow: vi.fn(),
    };
    Object.assign(actions, { sources });
    await draw(done(1));
    expect(sources.read).toHaveBeenCalled();
    expect(await openMenu("more")).toContain("Follow its sources");
    expect(document.body.textContent).toContain("sends their sites, never the claim");
    await choose("more", "Follow its sources");
    expect(sources.follow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "check-1" }));
    sources.followed.value = new Map([["claim 1", "w"]]);
    await draw(done(1));
    await choose("more", "Unfollow its sources");
    expect(sources.unfollow).toHaveBeenCalledOnce();
    await draw(done(1, { verdict: { ...VERDICT, sources: [] }, claim: "Other" }));
    expect(await openMenu("more")).not.toContain("Follow its sources");
    Object.assign(actions, { sources: sampleActions().sources });
  });

  it("as a picture, or says in the card that the browser did not copy it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await draw(done(1));
    await choose("share", "Copy as a picture");
    await vi.waitFor(() =>
      expect(texts("article [role=alert]")).toEqual([
        "The browser did not copy the picture. Copy the verdict as text instead.",
      ]),
    );
  });
});

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

  it("keeps the claim where trying again failed", async () => {
    world.answers = { addCheck: success({ id: "a", sent: false }), retryCheck: failed({ kind: "offline" }) };
    const editor = await drawEditor();
    await fill("Claim", "The wage");
    await send();
    await vi.waitFor(() => expect(texts("[role=alert]")[0]).toContain("offline"));
    expect([editor.text.value, added.mock.calls.length]).toEqual(["The wage", 0]);
  });

  it("removes the unsent check whose claim was corrected and sent", async () => {
    world.answers.addCheck = success({ id: "a", sent: true });
    const editor = await drawEditor();
    await fill("Claim", "My draft");
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
    await vi.waitFor(() => expect(editor.text.value).toBe("My draft"));
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
    const editor = await drawEditor();
    await keptRecord("claim", 2).write({ draft: "From the popup", edited: null });
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
