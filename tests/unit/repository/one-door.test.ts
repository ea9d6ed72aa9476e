import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** What the browser offers to extensions, by its global names. */
const BY_NAME =
  /(?<![\w.:"'`/-])chrome\s*[?.]|globalThis\.(browser|chrome)\b|\(globalThis, "(browser|chrome)"\)/;

it("only one file touches the browser, and two what Firefox does not have", () => {
  const files = globSync("{entrypoints,components,utils}/**/*.{ts,tsx}", { cwd: ROOT });
  const code = (file: string): string =>
    readFileSync(join(ROOT, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  expect(files.filter((file) => BY_NAME.test(code(file))).toSorted()).toEqual([
    "utils/platform/browser.ts",
    "utils/platform/open-panel.ts",
    "utils/sites/toolbar-rules.ts",
  ]);
  // Its types describe the browser; no code of it is installed.
  expect(files.filter((file) => /^import (?!type )[^;]*"webextension-polyfill"/m.test(code(file)))).toEqual(
    [],
  );
});
