import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DroppedOutcome, droppedOutcomes } from "../../../scripts/check-promises.ts";

const KNOWN = `
  type Result = { ok: true; value: number } | { ok: false; failure: string };
  declare function save(): Promise<void>;
  declare function ask(): Promise<Result>;
  declare function read(): Result;
  declare function use(value: unknown): void;
  declare function act(work: Promise<unknown>): void;
  declare function on(listener: () => void): void;
  declare function later(listener: () => Promise<void>): void;
  declare const now: boolean;
  declare function sayWhy(error: unknown): void;
`;

/** Each line by itself, and what is said of it. */
const LINES: readonly (readonly [string, DroppedOutcome["why"] | null])[] = [
  ["save();", "promise"],
  ["void save();", "promise"],
  ["now && save();", "promise"],
  ["now ? save() : use(1);", "promise"],
  ["save().then(() => use(1));", "promise"],
  ["on(() => void save());", "promise"],
  ["save().catch(() => undefined);", "empty-handler"],
  ["void save().catch(() => {});", "empty-handler"],
  ["save().then(() => use(1), () => null);", "empty-handler"],
  ["async () => { await save().catch(() => undefined); };", "empty-handler"],
  ["try { use(1); } catch {}", "empty-handler"],
  ["read();", "result"],
  ["async () => { await ask(); };", "result"],
  ["ask().catch(sayWhy);", "result"],
  ["act(ask());", "result"],
  ["on(save);", "callback"],
  ["on(() => save());", "callback"],
  ["on(async () => { await save(); });", "callback"],
  ["on(() => read());", "callback"],

  ["save().catch(sayWhy);", null],
  ["save().catch(console.error);", null],
  ["save().then(() => use(1), sayWhy);", null],
  ["save().catch(sayWhy).finally(() => use(1));", null],
  ["act(save());", null],
  ["on(() => act(save()));", null],
  ["later(save);", null],
  ["async () => { await save(); };", null],
  ["async () => use(await ask());", null],
  ["async () => (await ask()).ok;", null],
  ["const kept = save(); use(kept);", null],
  ["let known: Promise<void> | null = null; known ??= save(); use(known);", null],
  ["try { use(1); } catch { /* A reason. */ }", null],
  ["use(read());", null],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-promises-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("what drops a promise or a Result is found, and nothing else", async () => {
  const files = LINES.map((_, index) => join(folder, `line-${index}.ts`));
  await Promise.all(
    LINES.map(([line], index) => writeFile(files[index] ?? "", `export {};${KNOWN}\n${line}\n`)),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
    types: [],
  };
  const found = droppedOutcomes(ts.createProgram(files, options), (file) => files.includes(file));
  const reasons = new Map(found.map(({ file, why }) => [file, why]));
  expect(LINES.map(([line], index) => [line, reasons.get(files[index] ?? "") ?? null])).toEqual(LINES);
  expect(found).toHaveLength(reasons.size);
});
