import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** What sets the size of text, with a length that does not follow the size that the browser is set to. */
const FIXED = /(?:^|[\s;{])(?:font|font-size|--text[\w-]*|--size[\w-]*):[^;}]*?\d(?:px|pt)\b/g;

it.each([
  ["p { font-size: 13px; }", 1],
  ["p { font: 400 calc(var(--text) - 1px) / 1.5 serif; }", 1],
  [":root { --text-small: 12px; }", 1],
  ["p { font: 400 var(--text) / 1.5 serif; border: 1px solid; }", 0],
  ["p { font-size: 0.8rem; gap: 6px; }", 0],
])("in %j there are %i fixed sizes of text", (css, count) => {
  expect(css.match(FIXED) ?? []).toHaveLength(count);
});

it("every size of text follows the size that the browser is set to", () => {
  const sheets = globSync("{components,entrypoints}/**/*.css", { cwd: ROOT });
  expect(sheets.length).toBeGreaterThan(50);
  const fixed = sheets.flatMap((path) =>
    (readFileSync(join(ROOT, path), "utf8").match(FIXED) ?? []).map((found) => `${path}: ${found.trim()}`),
  );
  expect(fixed).toEqual([]);
});
