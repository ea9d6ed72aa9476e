// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { GroupText } from "../../../../../components/checks/groups/GroupText.tsx";
import { claimKey } from "../../../../../utils/checks/claims/claim.ts";
import { done } from "../../../utils/checks/sample.ts";
import { click, texts } from "../../user.ts";

afterEach(() => render(null, document.body));

const sentenceOf = (length: number): string => `${"x".repeat(length - 1)}.`;
const CHECKED = [{ latest: done(1), earlier: [] }];
const FILLER = Array.from({ length: 200 }, () => sentenceOf(600));

async function draw(paragraphs: readonly string[], claims = CHECKED): Promise<void> {
  const text = paragraphs.join("\n");
  await act(() =>
    render(
      <GroupText text={text} claims={claims} opened={null} card={null} onToggle={() => undefined} />,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(texts("p[dir=auto]").length).toBeGreaterThan(0));
}

it("of a long text what is beside the checked sentence is shown, and all of it on demand", async () => {
  await draw([...FILLER, "Before.", "Claim 1.", "After.", ...FILLER]);
  const near = texts("p[dir=auto]").map((text) => text.trim());
  expect(near).toEqual([
    "…",
    sentenceOf(600),
    "Before.",
    expect.stringMatching(/^Claim 1\..*Refuted$/),
    "After.",
    sentenceOf(600),
    "…",
  ]);
  await click("Show the whole text");
  expect(texts("p[dir=auto]")).toHaveLength(403);
});

it.each([
  [1_000, sentenceOf(1_000)],
  [1_001, `${sentenceOf(1_001).slice(0, 500)} … ${sentenceOf(1_001).slice(-500)}`],
])("of %i letters beside it none is left out unless something is", async (length, shown) => {
  await draw(["Claim 1.", sentenceOf(length), ...FILLER]);
  expect(texts("p[dir=auto]")[1]?.trim()).toBe(shown);
});

it.each([
  "• The wage is $7.25.",
  "2) The wage is $7.25.",
  "> The wage is $7.25. It rose.",
  "# The wage is $7.25.",
])("a claim that begins like an item of a list has its verdict: %s", async (claim) => {
  const latest = done(1, { claim, key: claimKey(claim) });
  await draw(["Before.", claim], [{ latest, earlier: [] }]);
  expect(texts("p[dir=auto]").map((text) => text.trim())).toEqual([
    "Before.",
    expect.stringMatching(/7\.25.* Refuted$/),
  ]);
});

it("a claim that the text has no sentence of stands below it, with its verdict", async () => {
  await draw(["Before.", "Claim 1. and more"]);
  expect(
    texts("p[dir=auto]")
      .map((text) => text.trim())
      .at(-1),
  ).toMatch(/^Claim 1 .*Refuted$/);
});
