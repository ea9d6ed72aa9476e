import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const read = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.endsWith(".module.css"))
    .map((path) => readFileSync(join(ROOT, path), "utf8"));

/** The classes that a style sheet names. */
function classesOf(css: string): readonly string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, "").replace(/:[^;{}]*;/g, ";");
  return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);
}

/** Whether code writes a class, by itself or with a part that varies, such as `note-${kind}`. */
function isWritten(name: string, code: string): boolean {
  if (new RegExp(`["'\`\\s.]${name}["'\`\\s]`).test(code)) return true;
  const stem = name.slice(0, name.indexOf("-") + 1);
  return stem !== "" && code.includes(`${stem}\${`);
}

it.each([
  [".row { color: red; }", '<p class="row wide">', true],
  [".note { .row-good { margin: .5px; } }", `\`note row-\${kind}\``, true],
  [".digest { margin: 0; }", 't("digest.unread")', false],
])("of %j with %j every class is written: %s", (css, code, isEvery) => {
  expect(classesOf(css).every((name) => isWritten(name, code))).toBe(isEvery);
});

it("global style sheets have no class that nothing is drawn with", () => {
  const code = read("{components,entrypoints,gallery}/**/*.{ts,tsx,html}").join("\n");
  const classes = new Set(read("{components,entrypoints,gallery}/**/*.css").flatMap(classesOf));
  expect(classes.size).toBeGreaterThan(50);
  expect([...classes].filter((name) => !isWritten(name, code))).toEqual([]);
});
