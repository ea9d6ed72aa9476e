// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { CheckCardActions } from "../../../../../components/checks/card/CardFrame.tsx";
import type { DoneCheck } from "../../../../../utils/checks/check.ts";
import type { PageChanges } from "../../../../../utils/checks/history/earlier-answers.ts";
import { pageKey } from "../../../../../utils/checks/sources/passages.ts";
import { NO_SOURCE_CHANGES } from "../../../../../utils/checks/sources/source-changes.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";
import { click, control, named, texts } from "../../user.ts";
import { actions, asked, draw, openMenu, world } from "./draw-card.tsx";

/** The source of the sample, after its verdict. */
const CHANGED: PageChanges = Object.fromEntries([[pageKey(VERDICT.sources[0]?.url ?? null) ?? "", 5_000]]);

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

  it("that was saved says how old it is, and is asked for again beside that", async () => {
    await draw(done(1));
    expect(named("Check again")).toEqual([]);
    const saved = done(1, { repeatedAt: 2 });
    await draw(saved);
    expect(texts(".saved p")).toEqual([expect.stringContaining("This is the saved verdict.")]);
    await click("Check again");
    expect(actions.checkAgain).toHaveBeenCalledExactlyOnceWith(saved);
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
      const lines = texts("h3, .hint").filter(
        (text) => /sources\b/.test(text) && !/Show|say|Sends/.test(text),
      );
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
    expect(group?.textContent.includes("The service gives this number")).toBe(expected.length > 0);
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
    ["facts.example", /^Automated fact-check by facts\.example · /],
    [undefined, /^Automated fact-check · /],
  ])("says at its foot which automated service gave it: %s", async (service, foot) => {
    await draw(done(1, { verdict: service === undefined ? VERDICT : { ...VERDICT, service } }));
    expect(texts("footer > :first-child")[0]).toMatch(foot);
  });

  it.each([
    ["CONFIRMED", true],
    ["REFUTED", false],
  ])("says what the answer before was where that differs: %s", async (verdict, differs) => {
    const before = done(1, { verdict: { ...VERDICT, verdict } });
    await draw(done(2), { earlier: [before] });
    expect(document.body.textContent.includes("The answer before was “Confirmed”.")).toBe(differs);
  });

  it("that leaves its claim open is checked again with one press", async () => {
    const check = done(1, { verdict: { ...VERDICT, verdict: "UNVERIFIABLE" } });
    await draw(check);
    await click("Check again");
    expect(actions.checkAgain).toHaveBeenCalledExactlyOnceWith(check);
  });

  it.each([
    ["saved", { repeatedAt: 2 }, {}],
    ["saved, with a source that changed", { repeatedAt: 2 }, CHANGED],
    ["with a source that changed", {}, CHANGED],
    ["not saved", {}, {}],
  ])("that leaves its claim open offers to check again once: %s", async (_, saved, pages) => {
    const check = done(1, { verdict: { ...VERDICT, verdict: "UNVERIFIABLE" }, ...saved });
    Object.assign(actions, { sourceChanges: signal({ askedAt: {}, pages }) });
    await draw(check);
    expect(document.body.textContent?.includes("changed on")).toBe(pages === CHANGED);
    expect(named("Check again")).toHaveLength(1);
    Object.assign(actions, { sourceChanges: signal(NO_SOURCE_CHANGES) });
  });

  it("without a summary or a result has neither", async () => {
    await draw(done(1, { verdict: { ...VERDICT, summary: "", result: " " } }));
    expect([texts("div.summary"), document.querySelector("[aria-label='Full result']")]).toEqual([[], null]);
  });

  it.each([
    ["Ask Ann", "Ask Ann", 0],
    ["Ask Bob", "Ask Ann", 1],
    [undefined, "Ask Ann", 1],
  ])(
    "with the note %s has that of an earlier answer, %s, there only where it differs",
    async (note, before, times) => {
      const earlier = [done(1, { id: "a", note: before })];
      await draw(done(2, note === undefined ? {} : { note }), { earlier });
      expect(texts("ol .hint").filter((words) => words.includes(before))).toHaveLength(times);
    },
  );

  it("lists earlier answers, each with what the next one changed", async () => {
    const before = done(2, { id: "b", verdict: { ...VERDICT, verdict: "CONFIRMED", summary: "Before" } });
    const first = done(1, { id: "a", verdict: { ...VERDICT, verdict: "CONFIRMED", summary: "" } });
    await draw(done(3), { earlier: [before, first] });
    expect(texts(".meaning")).toEqual([
      "An official source contradicts this claim. The answer before was “Confirmed”.",
    ]);
    expect(texts(".answers h3")).toEqual(["Confirmed", "Confirmed"]);
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
    expect([texts(".origin a"), texts(".origin bdi")]).toEqual([[], ["From", "file:///x"]]);
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
      let answer = (_: Awaited<ReturnType<CheckCardActions["askText"]>>): void => undefined;
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
      await act(async () => answer(failed({ kind: "offline" })));
      expect([
        texts("[aria-label='Full result'] [role=alert]"),
        document.querySelectorAll(".asking").length,
      ]).toEqual([["You are offline. Try again when you are connected."], 0]);
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
      expect(document.body.textContent).toContain(
        "Sends words of the claim, and the sites of its sources, to the search service.",
      );
      const line = document.querySelector(".part [aria-live=polite]");
      expect(line?.textContent).toBe("");
      await click("Show what the sources say");
      expect(document.querySelector(".part [aria-live=polite]")).toBe(line);
      expect(asked("lookUpPassages")).toEqual([{ id: "check-1", further: false }]);
      expect(texts(".part [aria-live=polite]")).toEqual(["Looking for passages…"]);
      expect(named("Show what the sources say")).toEqual([]);
      const [, , signal] = world.sent[0] ?? [];
      expect(signal?.aborted).toBe(false);
      await act(() => render(null, document.body));
      expect(signal?.aborted).toBe(true);
    });

    it("and says for how many sources it came", async () => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      world.answers.lookUpPassages = promise;
      const said = () => texts(".part [aria-live=polite]");
      const page = { url: VERDICT.sources[0]?.url ?? "", title: "T", snippet: "S" };
      const passage = { ...page, contentType: null, changedAt: null, readAt: null };
      const passagesBySite = [{ host: "ssa.gov", at: 1, inIndex: true, passages: [passage] }];
      await draw(done(31));
      await click("Show what the sources say");
      await draw(done(31, { passagesBySite }));
      expect(said()).toEqual(["Looking for passages…"]);
      await act(() => resolve(success(null)));
      await vi.waitFor(() => expect(said()).toEqual(["Passages found for 1 source"]));
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

    it("from the further sites that were asked for, once the browser allows it", async () => {
      const sources = Array.from({ length: 10 }, (_, site) => ({
        ...VERDICT.sources[0],
        url: `https://agency-${site}.gov/page`,
      }));
      const passagesBySite = sources
        .slice(0, 8)
        .map(({ url }) => ({ host: new URL(url).hostname, at: 1, inIndex: true, passages: [] }));
      world.answers.lookUpPassages = failed({ kind: "no-access", origins: "https://a.example/*" });
      const verdict = { ...VERDICT, sources } as typeof VERDICT;
      await draw(done(9, { id: "further", verdict, passagesBySite }));
      await click("Search 2 more sites");
      await vi.waitFor(() => expect(named("Allow access")).toHaveLength(1));
      await click("Allow access");
      await vi.waitFor(() =>
        expect(asked("lookUpPassages")).toEqual([
          { id: "further", further: true },
          { id: "further", further: true },
        ]),
      );
    });

    it("where it names pages", async () => {
      await draw(done(1, { verdict: { ...VERDICT, sources: [] } }));
      expect(document.querySelector(".part")).toBeNull();
    });
  });
});
