import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const OF_PAGES = /^(components|gallery|entrypoints\/(?!background\/))/;
const WRITES = new Set(["add", "put", "set", "delete", "remove", "clear", "deleteDB"]);
/** What a database, one of its stores or an area of the browser's storage is called where it is written to. */
const STORAGE =
  /\bstorage\b|\barea\(\)|\b(database|transaction|stores?|opened|marks|checks|watches|entries|memories)$/;

/** Only pages read what this writes: the worker cannot import it. */
const OF_PAGES_ALONE = "components/base/kept-record.ts";

/** What pages write although the worker reads it too, and why that is right. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "utils/settings/settings.ts keepCopy":
    "a copy of what the browser says, which comes out the same whoever asks, and which no page may wait for",
};

interface Declared {
  writes: boolean;
  /** Every name that is mentioned, and in which file it is declared. */
  readonly uses: Set<string>;
}

/** What each top-level declaration mentions, named by its file and name. What a file does on import has the name "". */
function declarations(files: ReadonlyMap<string, string>): ReadonlyMap<string, Declared> {
  const all = new Map<string, Declared>();
  for (const [file, text] of files) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const imported = new Map<string, string>();
    const names = source.statements.flatMap(namesOf);
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const from = resolved(file, statement.moduleSpecifier.text);
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, `${from} ${(propertyName ?? name).text}`);
      } else if (bindings) imported.set(bindings.name.text, `${from} *`);
    }
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) continue;
      const found: Declared = { writes: false, uses: new Set() };
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node)) {
          const there =
            imported.get(node.text) ?? (names.includes(node.text) ? `${file} ${node.text}` : null);
          if (there !== null) found.uses.add(there);
        }
        if (ts.isCallExpression(node)) {
          if (isWrite(node, source)) found.writes = true;
          const [first] = node.arguments;
          if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first && ts.isStringLiteral(first))
            found.uses.add(`${resolved(file, first.text)} *`);
        }
        ts.forEachChild(node, visit);
      };
      visit(statement);
      const own = namesOf(statement);
      for (const name of own.length > 0 ? own : [""]) {
        const before = all.get(`${file} ${name}`);
        for (const use of before?.uses ?? []) found.uses.add(use);
        all.set(`${file} ${name}`, { writes: found.writes || before?.writes === true, uses: found.uses });
      }
    }
  }
  return all;
}

function isWrite({ expression }: ts.CallExpression, source: ts.SourceFile): boolean {
  if (ts.isIdentifier(expression)) return expression.text === "deleteDB";
  if (!ts.isPropertyAccessExpression(expression) || !WRITES.has(expression.name.text)) return false;
  return STORAGE.test(expression.expression.getText(source));
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((each) =>
            ts.isBindingElement(each) && ts.isIdentifier(each.name) ? [each.name.text] : [],
          ),
    );
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

const resolved = (file: string, specifier: string): string =>
  specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : specifier;

/** The declarations that write, of those that pages use at any distance. */
function writtenByPages(files: ReadonlyMap<string, string>): readonly string[] {
  const all = declarations(files);
  const reached = new Set<string>();
  const reach = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    const file = name.slice(0, name.indexOf(" "));
    // What a file does when it is imported is done whatever is imported of it.
    if (all.has(`${file} `)) reach(`${file} `);
    if (name.endsWith(" *")) for (const each of all.keys()) if (each.startsWith(`${file} `)) reach(each);
    for (const use of all.get(name)?.uses ?? []) reach(use);
  };
  for (const name of all.keys()) if (OF_PAGES.test(name)) reach(name);
  return [...reached].filter((name) => all.get(name)?.writes === true).toSorted();
}

it.each([
  [
    'import { put } from "../utils/a.ts"; put();',
    "export const put = () => inDatabase((database) => database.put(1));",
  ],
  [
    'import * as a from "../utils/a.ts"; a.one();',
    "export function one() { browser.storage.local.set({}); }",
  ],
  [
    'const a = await import("../utils/a.ts");',
    "const one = () => transaction.store.delete(1); export { one as two };",
  ],
  [
    'import { one } from "../utils/a.ts"; one;',
    "const two = () => deleteDB(NAME); export const one = () => two();",
  ],
])("of a page with %j it is found that it writes to what is shared", (page, utils) => {
  const files = new Map([
    ["components/page.ts", page],
    ["utils/a.ts", utils],
  ]);
  expect(writtenByPages(files)).toHaveLength(1);
});

it("a page that only reads, or keeps a map of its own, does not write to what is shared", () => {
  const files = new Map([
    [
      "components/page.ts",
      'import { read } from "../utils/a.ts"; const known = new Map(); known.set(read(), 1);',
    ],
    ["utils/a.ts", "export const read = () => database.get(1); export const write = () => database.put(1);"],
  ]);
  expect(writtenByPages(files)).toEqual([]);
});

it("only the worker writes what it also reads: pages ask it to", () => {
  const paths = globSync("{components,entrypoints,gallery,utils}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(paths.length).toBeGreaterThan(300);
  const files = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
  const written = writtenByPages(files).filter((name) => !name.startsWith(`${OF_PAGES_ALONE} `));
  expect(written).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
