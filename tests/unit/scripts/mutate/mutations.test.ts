import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { browserSpecs } from "../../../../scripts/mutate/browser-specs.ts";
import { mutationsOf } from "../../../../scripts/mutate/mutations.ts";
import { withSwitches, withSwitchesSet } from "../../../../scripts/mutate/switches.ts";

const all = (text: string) => mutationsOf("a.tsx", text).map(({ before, after }) => `${before} → ${after}`);

it.each([
  ["a < b;", ["a < b; → ", "a < b → a <= b"]],
  ["const c = a === b && d;", ["a === b && d → a === b || d", "a === b → a !== b"]],
  ["const c = !d ? e : f;", ["!d → d"]],
  ["if (a > 0) f();", ["a > 0 → !(a > 0)", "a > 0 → a >= 0", "0 → 1", "f(); → "]],
  ["if (a === b) return;", ["a === b → a !== b"]],
  ["const wait = 5_000;", ["5_000 → 10000"]],
  ["const on = true;", ["true → false"]],
  ["const list = all.filter(isNew);", ["all.filter(isNew) → all"]],
  ["const word = text?.trim();", ["text?.trim() → text"]],
  ["const list = ['a'];", ["['a'] → []", "'a' → \"\""]],
])("%s is changed in small ways", (text, expected) => {
  expect(all(text).sort()).toEqual([...expected].sort());
});

it.each([
  'import { a } from "./a.ts";',
  'export { a } from "./a.ts";',
  'type A = "a" | 1;',
  "interface A { a: true }",
  'const title = t("search.title", 1);',
  'const work = "Opening a check";',
  'const link = <a class="link" href="/" key={1} />;',
  "const empty = [];",
  "const length = text?.trim().length;",
])("%s is left alone", (text) => {
  expect(all(text)).toEqual([]);
});

it("tells the same change of the same file apart by its order, and by nothing around it", () => {
  const ids = (text: string) => mutationsOf("a.ts", text).map(({ id }) => id);
  const [first, second] = ids("const a = true, b = true;");
  expect(first).not.toBe(second);
  expect(ids("const other = b;\nconst a = true, b = true;")).toEqual([first, second]);
});

const NESTED = "f(1 < 2 ? 3 : 4);\nconst g = [5];";

it("a text with switches reads as before while none is set, and as the mutation while its own is", () => {
  const numbered = mutationsOf("a.ts", NESTED).map((mutation, number) => ({ ...mutation, number }));
  const text = withSwitches(NESTED, numbered);
  const run = (made: number | null) =>
    new Function("f", `${withSwitchesSet(text, made)}; return g;`) as (f: unknown) => unknown;
  for (const { number, start, end, after } of numbered) {
    const changed = NESTED.slice(0, start) + after + NESTED.slice(end);
    expect(outcome(run(number))).toEqual(outcome(new Function("f", `${changed}; return g;`) as never));
  }
  expect(outcome(run(null))).toEqual({ called: [3], returned: [5] });
  expect(numbered.length).toBeGreaterThan(6);
});

function outcome(run: (f: (value: unknown) => void) => unknown) {
  const called: unknown[] = [];
  return { returned: run((value) => called.push(value)), called };
}

it("every file's folder has browser tests, and they exist", () => {
  const specs = globSync("{entrypoints,components,utils}/**/*.{ts,tsx}").map(browserSpecs);
  expect(specs.filter(({ length }) => length === 0)).toEqual([]);
  const existing = globSync("tests/e2e/**/*.spec.ts");
  expect(specs.flat().filter((spec) => !existing.includes(spec))).toEqual([]);
});
