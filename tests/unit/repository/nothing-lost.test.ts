import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const table = readFileSync(join(ROOT, "docs", "nothing-lost.md"), "utf8");

test("every file and every test that the table of kept promises names exists", () => {
  const missing: string[] = [];
  for (const [, path = ""] of table.matchAll(/`([^`]+\/[^`]*)`/g)) {
    if (!existsSync(join(ROOT, path))) missing.push(path);
  }
  for (const [, path = "", names = ""] of table.matchAll(/`(tests\/[^`]+)` (“[^”]*”(?:, “[^”]*”)*)/g)) {
    const content = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : "";
    for (const [, name = ""] of names.matchAll(/“([^”]+)”/g)) {
      if (!content.includes(name)) missing.push(`${path}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
  expect(table.match(/^\| \*\*\d+\./gm)).toHaveLength(21);
});
