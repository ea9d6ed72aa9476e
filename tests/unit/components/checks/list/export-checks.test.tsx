// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "./open-history.tsx";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { WHOLE_HISTORY } from "../../../../../components/checks/list/history-filter.ts";
import type { Check } from "../../../../../utils/checks/check.ts";
import { localDay } from "../../../../../utils/text/dates.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";
import { click, fill, named, texts } from "../../user.ts";
import { CONFIRMED, claims, draw, FAILED, files, REFUTED, store } from "./open-history.tsx";

async function exportAs(name: string): Promise<void> {
  await click("Export fact-checks");
  await click(name);
}

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

  it.each([
    ["ssa.gov", [`fact-checks-${today}.annotations.jsonld`], null],
    ["irs.gov", [], "notice.no_passages"],
  ])("the passages of %s as web annotations, or says that there are none", async (host, saved, said) => {
    const url = `https://${host}/x`;
    const passage = { url, title: "", snippet: "Some states tax benefits too", contentType: null };
    const passages = [{ ...passage, changedAt: null, readAt: null }];
    await draw([{ ...REFUTED, passagesBySite: [{ host, at: 1, inIndex: true, passages }] }]);
    await exportAs("Passages as web annotations");
    await vi.waitFor(() =>
      expect([files.map((file) => file.name), store.actions.notice.value?.text ?? null]).toEqual([
        saved,
        said,
      ]),
    );
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
      "2 fact-checks. Only CSV and JSON include fact-checks without a verdict (1).",
    ],
    ["a verdict", [REFUTED], VERDICTS_ONLY, "1 fact-check"],
    [
      "no verdict",
      [FAILED],
      [],
      "1 fact-check. Only CSV and JSON include fact-checks without a verdict (1).",
    ],
  ])("of %s what can be written", async (_, all, offered, hint) => {
    await draw(all);
    await click("Export fact-checks");
    expect(texts("[role=menuitem]")).toEqual([...offered, "Export as CSV", "Export as JSON"]);
    expect(texts("[role=menu] ~ p")[0]).toBe(hint);
  });

  it("nothing where nothing is shown", async () => {
    await draw([REFUTED]);
    await click("Search your fact-checks");
    await fill("Search fact-checks", "penguins");
    expect(named("Export fact-checks")).toEqual([]);
    await click("More about your fact-checks");
    expect(texts("[role=menuitem]")).toEqual(["Look for changed sources", "Delete all…"]);
  });
});
