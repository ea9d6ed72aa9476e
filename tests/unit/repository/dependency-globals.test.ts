import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** With these, code could send or store something, or run code that is not in the package. */
const WATCHED = new Set(
  `fetch XMLHttpRequest WebSocket EventSource WebTransport RTCPeerConnection sendBeacon eval Function Worker
   SharedWorker importScripts localStorage sessionStorage indexedDB caches cookie cookieStore serviceWorker
   BroadcastChannel postMessage open chrome browser import write writeln`
    .trim()
    .split(/\s+/),
);

/** Each module of a dependency that is shipped, and what of these it is known to need. */
const SHIPPED: Readonly<Record<string, readonly [file: string, ...needs: string[]]>> = {
  "@mozilla/readability": ["Readability.js"],
  "@preact/signals": ["dist/signals.module.js"],
  "@preact/signals-core": ["dist/signals-core.module.js"],
  diff: ["libesm/index.js"],
  dompurify: ["dist/purify.es.mjs"],
  idb: ["build/index.js", "indexedDB"],
  marked: ["lib/marked.esm.js"],
  preact: ["dist/preact.mjs"],
  "preact/hooks": ["dist/hooks.mjs"],
  tldts: ["dist/es6/index.js"],
  "tldts-core": ["dist/es6/index.js"],
  unhomoglyph: ["index.js"],
  valibot: ["dist/index.mjs"],
};

/** What a file of a module uses of the watched names, with the files it imports from its own package. */
function usedBy(file: string, seen = new Set<string>()): Set<string> {
  const used = new Set<string>();
  if (seen.has(file)) return used;
  seen.add(file);
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const visit = (node: ts.Node): void => {
    const name = watchedName(node);
    if (name !== null) used.add(name);
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const { text } = node.moduleSpecifier;
      if (!text.startsWith(".")) {
        if (!(text in SHIPPED)) used.add(`import of ${text}`);
      } else {
        const path = join(file, "..", text);
        const found = [path, `${path}.js`].find((each) => /\.m?js$/.test(each) && existsSync(each));
        if (found === undefined) used.add(`import of ${text}`);
        else for (const each of usedBy(found, seen)) used.add(each);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used;
}

function watchedName(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return "import";
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return WATCHED.has(node.argumentExpression.text) ? node.argumentExpression.text : null;
  }
  if (!ts.isIdentifier(node) || !WATCHED.has(node.text)) return null;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const isCommonWord = ["open", "write", "browser", "import"].includes(node.text);
    return isCommonWord && !/^(?:document|window|self|globalThis)$/.test(parent.expression.getText())
      ? null
      : node.text;
  }
  // The name of a property or of something declared here reads no global.
  if ("name" in parent && parent.name === node) return null;
  const isHarmless =
    ts.isBinaryExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name.text === "prototype");
  return node.text === "Function" && isHarmless ? null : node.text;
}

describe("the shipped dependencies", () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  );

  it("are all looked at", () => {
    expect(Object.keys(dependencies).filter((name) => !(name in SHIPPED))).toEqual([]);
  });

  it.each(Object.entries(SHIPPED))("%s uses no global but those it needs", (name, [file, ...needs]) => {
    expect([...usedBy(join(ROOT, "node_modules", name, file))].sort()).toEqual(needs.sort());
  });

  it.each([
    ["fetch('/')", "fetch"],
    ["window.localStorage.x = 1", "localStorage"],
    ["self['fetch']('/')", "fetch"],
    ["new Function('return 1')()", "Function"],
    ["navigator.sendBeacon('/')", "sendBeacon"],
    ["document.write('x')", "write"],
    ["import('./x.js')", "import"],
  ])("%s is found", (code, name) => {
    const source = ts.createSourceFile("x.js", code, ts.ScriptTarget.Latest, true);
    const found: (string | null)[] = [];
    const visit = (node: ts.Node): void => {
      found.push(watchedName(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
    expect(found).toContain(name);
  });
});
