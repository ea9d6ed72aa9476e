import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const LAYOUT = readFileSync(join(ROOT, "docs", "architecture.md"), "utf8")
  .split("\n## ")
  .find((section) => section.startsWith("Layout"));

/** The folder and the files of each row whose first cell is a folder. */
function rowsOf(layout: string): readonly { readonly folder: string; readonly files: readonly string[] }[] {
  return [...layout.matchAll(/^\| `([^`<]+)\/` \| (.+) \|$/gm)].map(([, named = "", cell = ""]) => ({
    folder: named.replace(/^background(?=\/|$)/, "entrypoints/background"),
    files: [...cell.matchAll(/`([\w.-]+\.tsx?)`/g)].map(([, file = ""]) => file),
  }));
}

const ROWS = rowsOf(LAYOUT ?? "");

it("the Layout names only files that there are, each once", () => {
  const named = ROWS.flatMap(({ folder, files }) => files.map((file) => join(folder, file)));
  // A setting of the manifest is named beside what it repeats, and in a row of its own.
  const inFolder = named.filter((path) => !path.endsWith("/wxt.config.ts"));
  expect(inFolder.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(inFolder.filter((path, index) => inFolder.indexOf(path) !== index)).toEqual([]);
});

it("the Layout says of each file of the worker, the pages and both what it decides", () => {
  const named = new Set(ROWS.flatMap(({ folder, files }) => files.map((file) => join(folder, file))));
  const written = globSync("{entrypoints,components,utils}/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((path) => !path.endsWith(".examples.tsx"))
    .map((path) => path.replaceAll("\\", "/"));
  expect(written.length).toBeGreaterThan(500);
  expect(written.filter((path) => !named.has(path)).toSorted()).toEqual([]);
});
