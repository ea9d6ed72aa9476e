import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { lazy } from "../../../utils/platform/lazy.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const START = "entrypoints/background/index.ts";

/** What takes long where a module is read: what was measured is in docs/benchmarks.md. */
function isDear(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return node.text.includes("\\p{");
  if (ts.isNewExpression(node)) return /^(RegExp|AbortController|Intl\.\w+)$/.test(node.expression.getText());
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "split" &&
    ts.isNoSubstitutionTemplateLiteral(node.expression.expression)
  );
}

/** What a file makes when it is read, and the files of the project that it imports. */
function look(file: string, code: string): { readonly made: string[]; readonly imports: string[] } {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const made: string[] = [];
  const imports: string[] = [];
  const visit = (node: ts.Node): void => {
    // Made when it is called.
    if (ts.isFunctionLike(node)) return;
    if (isDear(node)) made.push(`${file}: ${node.getText().slice(0, 60)}`);
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    const from = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement : null;
    const isType =
      from !== null && ts.isImportDeclaration(from) && from.importClause?.phaseModifier !== undefined;
    const specifier = from?.moduleSpecifier;
    if (specifier && !isType && ts.isStringLiteral(specifier) && specifier.text.startsWith("."))
      imports.push(normalize(join(dirname(file), specifier.text)));
    visit(statement);
  }
  return { made, imports };
}

it("a worker makes nothing dear before it is asked for something", () => {
  const seen = new Set<string>();
  const made: string[] = [];
  const queue = [START];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    const found = look(file, readFileSync(join(ROOT, file), "utf8"));
    made.push(...found.made);
    queue.push(...found.imports);
  }
  expect(seen.size).toBeGreaterThan(150);
  expect(made).toEqual([]);
});

it.each([
  "const WORD = /\\p{L}+/u;",
  'const ALL = [new RegExp("a+", "iu")];',
  "export const NAMES = new Set(`ann bob`.split(/\\s+/));",
  "const NEVER = new AbortController().signal;",
])("what is made where a module is read is found: %s", (code) => {
  expect(look("a.ts", code).made).toHaveLength(1);
  expect(look("a.ts", `const all = lazy(() => { ${code.replace("export ", "")} });`).made).toEqual([]);
});

it("what is made lazily is made once, when it is first asked for", () => {
  let made = 0;
  const value = lazy(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  value();
  value();
  expect(made).toBe(1);
});
