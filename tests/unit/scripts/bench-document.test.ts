import { expect, it } from "vitest";
import { withSections } from "../../../scripts/bench/document.ts";

const row = (what: string) => ({ what, against: "nothing", ratios: [1], goal: null });
const DOCUMENT = "# Benchmarks\n\nMachine: one.\n\n### core\n\n| old core |\n\n### pages\n\n| old pages |\n";

it("a section that is run by name replaces its own part, and a new one comes last", () => {
  const text = withSections(DOCUMENT, [
    { name: "core", rows: [row("new core")] },
    { name: "this page", rows: [row("new line")] },
  ]);
  expect(text.startsWith("# Benchmarks\n\nMachine: one.\n\n### core\n")).toBe(true);
  expect(text).not.toContain("old core");
  expect(text.match(/### \w+( \w+)?|new \w+|old \w+/g)).toEqual([
    ...["### core", "new core", "### pages", "old pages", "### this page", "new line"],
  ]);
  expect(withSections(text, [])).toBe(text);
});
