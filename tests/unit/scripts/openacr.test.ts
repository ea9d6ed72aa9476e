import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { openAcrFiles } from "../../../scripts/openacr/files.ts";
import { openAcr } from "../../../scripts/openacr/shape.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const report = v.parse(openAcr, parse(read("docs/accessibility/openacr.yaml")));
const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
const criteria = [...(a.criteria ?? []), ...(aa.criteria ?? [])];

it("the report is what `npm run openacr` writes from the table, and its page is made from it", async () => {
  for (const [path, content] of Object.entries(await openAcrFiles())) expect(read(path), path).toBe(content);
});

it("has every criterion of WCAG 2.2 A and AA that the table has", () => {
  const listed = [...read("docs/accessibility.md").matchAll(/^\| (\d\.\d\.\d+) .* \(AA?\) \|/gm)];
  expect(criteria.map(({ num }) => num).toSorted()).toEqual(listed.map(([, num]) => num).toSorted());
});

it("says first what was not tried, and claims no more than the known gaps leave", () => {
  const html = read("docs/accessibility/openacr.html");
  expect(html.indexOf("What was not tried: NVDA, JAWS")).toBeLessThan(html.indexOf("Supports"));
  expect(html.indexOf("What was not tried: NVDA, JAWS")).toBeGreaterThan(0);
  const partly = criteria.filter(({ components }) =>
    components.some(({ adherence }) => adherence.level === "partially-supports"),
  );
  expect(partly.map(({ num }) => num)).toEqual(["1.4.13", "3.1.2"]);
});

it.each<[string, (changed: Record<string, unknown>) => void]>([
  ["without a title", (changed) => delete changed.title],
  ["without the author's address", (changed) => Object.assign(changed, { author: { name: "Somebody" } })],
  ["with a version that is no number", (changed) => Object.assign(changed, { version: "1" })],
  ["of another catalogue", (changed) => Object.assign(changed, { catalog: "2.4-edition-wcag-2.0-508-en" })],
])("a report %s is refused", (_, change) => {
  const changed = structuredClone<Record<string, unknown>>(report);
  change(changed);
  expect(v.safeParse(openAcr, changed).success).toBe(false);
});

it("a level that the catalogue does not have is refused", () => {
  const changed = structuredClone(report);
  const [first] = changed.chapters.success_criteria_level_a.criteria ?? [];
  Object.assign(first?.components[0]?.adherence ?? {}, { level: "mostly" });
  expect(v.safeParse(openAcr, changed).success).toBe(false);
});
