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

export function parseJson(text: string): Result<unknown, null> {
  try {
    return success(JSON.parse(text));
  } catch {
    return failed(null);
  }
}
