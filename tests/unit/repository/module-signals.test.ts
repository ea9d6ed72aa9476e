import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const MAKES_STATE = new Set(["signal", "computed", "effect"]);

/**
 * What a whole page shares, as it shares its document: one place for what went wrong, what was done, the language, and
 * whether the browser asks the user something.
 */
const OF_THE_PAGE = [
  "components/base/Toast.tsx",
  "components/base/mount-page.tsx",
  "components/base/registrable-domain.ts",
  "components/base/trouble.tsx",
  "components/watches/notification-permission.ts",
];

/** Whether a file makes a signal as soon as it is imported, and not when a function of it is called. */
function makesStateOnImport(file: string, text: string): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    const isMade =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && MAKES_STATE.has(node.expression.text);
    return isMade || ts.forEachChild(node, visit) === true;
  };
  return visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
}

it.each([
  ["const count = signal(0);", true],
  ["export const busy = { search: signal(false) };", true],
  ["export const view = computed((): View => views[name.value]);", true],
  ["if (isOpen) effect(follow);", true],
  ["export function createCount() { return signal(0); }", false],
  ["const createCount = () => signal(0);", false],
  ["export const count = createCount();", false],
])("in a file with %j it is seen that state is made on import: %s", (text, isMade) => {
  expect(makesStateOnImport("file.ts", text)).toBe(isMade);
});

it("state is made by factories that pages call, and not by importing a file", () => {
  const files = globSync("{components,entrypoints,utils}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => makesStateOnImport(file, readFileSync(join(ROOT, file), "utf8")));
  expect(found.toSorted()).toEqual(OF_THE_PAGE);
});
