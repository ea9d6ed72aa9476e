import * as v from "valibot";
import type { ApiFailure } from "../../../utils/requests/failure.ts";
import { failed, type Result, success } from "../../../utils/requests/result.ts";

/** The edge: what a service sent, as what the pages work with. */
export function readJson<Value>(
  text: string,
  schema: v.GenericSchema<unknown, Value>,
): Result<Value, ApiFailure> {
  const json = parseJson(text);
  if (!json.ok) return failed({ kind: "unreadable", problem: "not-json" });
  const read = v.safeParse(schema, json.value);
  return read.success ? success(read.output) : failed({ kind: "unreadable", problem: "wrong-shape" });
}

export function parseJson(text: string): Result<unknown, "no-json" | "too-deep"> {
  if (isTooDeep(text)) return failed("too-deep");
  try {
    return success(JSON.parse(text));
  } catch {
    return failed("no-json");
  }
}

/** Deeper than any answer of the contracts. What is nested without end exhausts the stack of whoever walks through it. */
const DEPTH_LIMIT = 100;

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') inString = !inString;
    else if (inString) index += sign === "\\" ? 1 : 0;
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}
