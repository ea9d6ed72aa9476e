import { join } from "node:path";
import ts from "typescript";
import type { Mutation } from "./mutations.ts";

/** Whether a mutation passes the compiler. What does not would never reach a test. */
export function compilerOf(root: string): (mutation: Mutation) => boolean {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  let changed = { path: "", text: "", version: 0 };
  const textOf = (path: string) => (path === changed.path ? changed.text : ts.sys.readFile(path));
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames.filter((file) => !/\/(tests|server|scripts)\//.test(file)),
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : "0"),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    readFile: ts.sys.readFile,
  });
  return ({ file, start, end, after, isStatement }) => {
    const path = join(root, file);
    const text = ts.sys.readFile(path) ?? "";
    const changedText = text.slice(0, start) + (isStatement ? after : `(${after})`) + text.slice(end);
    changed = { path, text: changedText, version: changed.version + 1 };
    return service.getSyntacticDiagnostics(path).length + service.getSemanticDiagnostics(path).length === 0;
  };
}
