// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "../open-news.tsx";
import { describe, expect, it, vi } from "vitest";
import type { Followed } from "../../../../../components/watches/news/news-choice.ts";
import { failed } from "../../../../../utils/platform/result.ts";
import type { WatchEntry } from "../../../../../utils/watches/entry.ts";
import { hashOf } from "../../../../../utils/watches/hash.ts";
import { DAY, NOW } from "../../../utils/watches/sample.ts";
import { click, fill, named, texts, waitFor } from "../../user.ts";
import { draw, entry, files, menu, PAGES, TAX, world } from "../open-news.tsx";

const MORE = "More about this list";
const titled = (found: WatchEntry, title: string): WatchEntry => ({
  ...found,
  result: { ...found.result, title },
});

/** The report that is saved, as the user finds it in the folder of downloads. */
async function saved(form: "HTML" | "Markdown"): Promise<{ name: string; text: string }> {
  const count = files.length;
  await menu(MORE, `Export as ${form}`);
  await vi.waitFor(async () => {
    await waitFor(0);
    expect(files[count]?.name).not.toBe("");
    expect(files).toHaveLength(count + 1);
  });
  const file = files.at(-1);
  return { name: file?.name ?? "", text: (await file?.text) ?? "" };
}

describe("a report of what is new", () => {
  it("has its title, its range, its days, and each page with what found it", async () => {
    world.entries = [
      titled(entry("tax", "https://a.gov/1"), "Tax rates"),
      titled({ ...entry("rent", "https://a.gov/2"), foundAt: NOW - DAY }, "Rent limits"),
    ];
    await draw();
    const { name, text } = await saved("Markdown");
    expect(name).toMatch(/^whats-new-all-you-follow-\d{4}-\d\d-\d\d\.md$/);
    const lines = text.split("\n");
    const day = expect.stringMatching(/^## Found [A-Z][a-z]+, [A-Z][a-z]+ \d+, \d{4}$/);
    expect(lines.filter((line) => line.startsWith("#"))).toEqual([
      "# All you follow",
      day,
      "### Tax rates",
      day,
      "### Rent limits",
    ]);
    expect(lines).toContain("Found, any time");
    expect(text).toMatch(/Taxes[^#]*https:\/\/a\.gov\/1/);
    expect(text).toMatch(/Rent[^#]*https:\/\/a\.gov\/2/);
  });

  it("says of how many pages it is where more are stored than can be sorted", async () => {
    world.entries = Array.from({ length: 10_001 }, (_, index) => entry("tax", `https://a.gov/${index}`));
    await draw();
    const { text } = await saved("Markdown");
    expect(text.split("\n")).toContain("Found, any time · only the 10,000 pages found last");
  });

  it("is HTML of the same where that is chosen", async () => {
    world.entries = [titled(entry("tax", "https://a.gov/1"), "Tax rates")];
    await draw();
    const { name, text } = await saved("HTML");
    expect(name).toMatch(/\.html$/);
    const report = new DOMParser().parseFromString(text, "text/html");
    expect([...report.querySelectorAll("h1, h2, a")].map((each) => each.textContent)).toEqual([
      "All you follow",
      expect.stringMatching(/^Found [A-Z][a-z]+, /),
      "Tax rates",
      "Archived copy",
    ]);
  });

  it.each<[string, Followed, string]>([
    ["one follow", { watch: "rent" }, "# Rent"],
    ["a group", { group: "Homes" }, "# Homes"],
  ])("of %s has its name and its pages alone", async (_, choice, title) => {
    world.watches = [TAX, { ...TAX, id: "rent", name: "Rent", details: { group: "Homes" } }];
    world.entries = [
      titled(entry("tax", "https://a.gov/1"), "Tax rates"),
      titled(entry("rent", "https://a.gov/2"), "Rent limits"),
    ];
    await draw(null, choice);
    const { text } = await saved("Markdown");
    expect(text.split("\n")[0]).toBe(title);
    expect(text).toContain("Rent limits");
    expect(text).not.toContain("Tax rates");
    // In the title of one follow and that of its page; of a group, in the page's title and as the follow that found it.
    expect(text.match(/\bRent\b/g)).toHaveLength(2);
  });

  it("has only the pages of the chosen words, and says which these are", async () => {
    world.entries = [
      titled(entry("tax", "https://a.gov/1"), "Tax rates"),
      titled(entry("tax", "https://a.gov/2"), "Rent limits"),
    ];
    await draw();
    await click("Found, any time");
    await fill("Words in these pages", "rent");
    await waitFor(0);
    const { text } = await saved("Markdown");
    expect(text.match(/^###.*$/gm)).toEqual(["### Rent limits"]);
    expect(text).toContain("“rent” · Found, any time");
  });

  it("has all pages, also those that are not drawn yet", async () => {
    world.entries = Array.from({ length: 120 }, (_, index) => {
      const found = entry("tax", `https://a.gov/${index}`);
      return { ...found, result: { ...found.result, domain: `${index}.gov` } };
    });
    await draw();
    expect(texts(PAGES)).toHaveLength(50);
    const { text } = await saved("Markdown");
    expect(text.match(/^### /gm)).toHaveLength(120);
  });

  it("has what a page was before, as the follow remembers it that saw it change", async () => {
    const state = (title: string, seenAt: number) => ({ title, snippet: "", seenAt });
    const before = state("Rates of 2025", NOW - DAY);
    const older = state("Rates of 2024", NOW - 2 * DAY);
    world.remembered = {
      rent: [[hashOf("https://a.gov/1"), NOW, state("Rates of 2026", NOW), before, older]],
    };
    const seen = { ...titled(entry("rent", "https://a.gov/1"), "Rates of 2026"), before };
    world.entries = [titled(entry("tax", "https://a.gov/1"), "Rates of 2026"), seen];
    await draw();
    const { text } = await saved("Markdown");
    expect(text.match(/^### /gm)).toHaveLength(1);
    expect(text.match(/Rates of \d{4}/g)).toEqual(["Rates of 2026", "Rates of 2025", "Rates of 2024"]);
    expect(text).toContain("Taxes, Rent");
  });

  it("is not offered where nothing is listed", async () => {
    await draw();
    await click(MORE);
    expect(named("Refresh")).toHaveLength(1);
    expect([named("Export as HTML"), named("Print")]).toEqual([[], []]);
  });

  it("is not offered where an administrator forbids exports, and the list can still be printed", async () => {
    world.policy = { forbidExports: true };
    world.entries = [entry("tax", "https://a.gov/1")];
    await draw();
    await click(MORE);
    expect([named("Export as HTML"), named("Export as Markdown")]).toEqual([[], []]);
    expect(named("Print")).toHaveLength(1);
  });
});

it("a printed list has all of its pages on it", async () => {
  world.entries = Array.from({ length: 120 }, (_, index) => {
    const found = entry("tax", `https://a.gov/${index}`);
    return { ...found, result: { ...found.result, domain: `${index}.gov` } };
  });
  await draw();
  const printed = vi.fn(() => expect(texts(PAGES)).toHaveLength(120));
  vi.stubGlobal("print", printed);
  await menu(MORE, "Print");
  await waitFor(100);
  expect(printed).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it("how often one follow changes is charted until it is closed, and is not offered of several", async () => {
  await draw();
  await click(MORE);
  expect(named("How often this changes")).toEqual([]);
  await click(MORE);
  await draw(null, { watch: "tax" });
  world.answers.recent = failed({ kind: "offline" });
  await menu(MORE, "How often this changes");
  await vi.waitFor(async () => {
    await waitFor(0);
    expect(texts("h2")).toContain("How often this changes");
  });
  await click("Close the chart");
  expect(texts("h2")).not.toContain("How often this changes");
});

it("how often the sources of a fact-check change is not charted, since they are no search", async () => {
  const sources = { claim: "Rent is free", pages: ["https://a.gov/1"] };
  world.watches = [{ ...TAX, request: { ...TAX.request, sources } }];
  await draw(null, { watch: "tax" });
  await click(MORE);
  expect(named("Refresh")).toHaveLength(1);
  expect(named("How often this changes")).toEqual([]);
});
