// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { ChangedPassages } from "../../../../../components/checks/card/ChangedPassages.tsx";
import type { DoneCheck } from "../../../../../utils/checks/check.ts";
import type { Passage } from "../../../../../utils/checks/sources/passages.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";
import { texts } from "../../user.ts";

afterEach(() => render(null, document.body));

const URL = "https://www.ssa.gov/x";
const THEN = Date.UTC(2026, 10, 2, 12);
const NOW = Date.UTC(2026, 10, 20, 12);
const passage = (snippet: string): Passage => ({
  url: URL,
  title: "Benefits",
  snippet,
  contentType: null,
  changedAt: null,
  readAt: null,
});
const site = (at: number, ...passages: readonly Passage[]) => [
  { host: "www.ssa.gov", at, inIndex: true, passages },
];
const EARLIER = "The fee for a passport is <mark>$130</mark> for adults.";

function draw(change: Partial<DoneCheck>): void {
  const check = done(1, {
    claim: "A passport costs $130.",
    passagesBySite: site(THEN, passage(EARLIER)),
    ...change,
  });
  act(() => render(<ChangedPassages check={check} />, document.body));
}

it.each<[string, Partial<DoneCheck>]>([
  ["asked for again", {}],
  ["known from before", { passagesBySite: [], passagesBySiteNow: site(NOW, passage(EARLIER)) }],
])("nothing is shown where no passage was %s", (_, change) => {
  draw(change);
  expect(document.body.textContent).toBe("");
});

it("a figure that changed is said, and shown as it was on that day and as it is now", () => {
  draw({ passagesBySiteNow: site(NOW, passage("The fee for a passport is $165 for adults.")) });
  expect(texts("h3, h4")).toEqual(["What changed", VERDICT.sources[0]?.title]);
  expect(texts("li > p")).toEqual([
    "The number changed from $130 to $165.",
    "Words of the claim that are gone: $130.",
  ]);
  expect(document.body.textContent).toContain("Then, on November 2, 2026");
  expect(document.body.textContent).toContain("Now, on November 20, 2026");
  expect([texts("del"), texts("ins")].map((all) => all.map((text) => text.replace(/^\w+: ?/, "")))).toEqual([
    ["$130"],
    ["$165"],
  ]);
});

it("a passage that stayed the same is said to, and not shown twice", () => {
  draw({ passagesBySiteNow: site(NOW, passage(EARLIER)) });
  expect(texts("li > p")).toEqual(["The page changed, but not this passage."]);
  expect(document.body.textContent).not.toContain("Then, on");
});

it("a passage that is not found any more is shown as it was", () => {
  draw({ passagesBySiteNow: site(NOW) });
  expect(texts("li > p")).toEqual(["The index returned no passage of this page this time."]);
  expect(document.body.textContent).toContain("Then, on November 2, 2026");
  expect(document.body.textContent).not.toContain("Now, on");
});

it("leads to what the Internet Archive has of the page in between", () => {
  draw({ passagesBySiteNow: site(NOW) });
  const link = [...document.querySelectorAll("a")].find(
    ({ textContent }) => textContent === "Compare in the Internet Archive",
  );
  expect(link?.href).toContain("web.archive.org/web/changes/");
  expect(link?.rel).toBe("noopener noreferrer");
});
