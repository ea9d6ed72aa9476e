import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { Claim, Scope } from "../fact-check/types.ts";

/** The files of `server/data/`: what imitates reality. A broken line in them stops the service with its place. */
const FOLDER = join(import.meta.dirname, "..", "data");

export const readClaims = (): Claim[] => readLines("claims.jsonl", Claim);
export const readScope = (): Scope => readOne("scope.json", Scope);

function readOne<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T> {
  return parse(readFileSync(join(FOLDER, name), "utf8"), schema, name);
}

function readLines<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T>[] {
  const lines = readFileSync(join(FOLDER, name), "utf8").trimEnd().split("\n");
  return lines.map((line, index) => parse(line, schema, `${name}, line ${index + 1}`));
}

function parse<T extends v.GenericSchema>(json: string, schema: T, place: string): v.InferOutput<T> {
  try {
    return v.parse(schema, JSON.parse(json));
  } catch (cause) {
    const path = v.isValiError(cause) ? v.getDotPath(cause.issues[0]) : null;
    throw new Error(`server/data/${place}: ${path ?? ""} ${String(cause)}`, { cause });
  }
}
