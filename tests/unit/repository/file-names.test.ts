import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
/** Roles that each feature may have, and files that each page has. */
const ROLES = new Set(["store.ts", "actions.ts", "sentences.ts", "database.ts", "App.tsx", "main.tsx"]);

it("no two files of the extension have one name, but for roles that every feature has", () => {
  const paths = globSync("{components,entrypoints,gallery,utils}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(paths.length).toBeGreaterThan(300);
  const places = Map.groupBy(paths, (path) => basename(path));
  const twice = [...places].filter(([name, of]) => of.length > 1 && !ROLES.has(name));
  expect(twice).toEqual([]);
});
