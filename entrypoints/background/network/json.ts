import * as v from "valibot";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import { MOST } from "../../../utils/text/input-limits.ts";
import { withoutBidiControls } from "../../../utils/text/untrusted.ts";

/** The schema edge: what a service sent becomes a value with a known type, or an `unreadable` failure. */
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

/** Deeper than any answer of the contracts. Endless nesting would exhaust the stack of whoever walks through it. */
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

/** Text from a service without bidi controls, which could make it read as something else. */
const serviceText = v.pipe(v.string(), v.transform(withoutBidiControls));

const shortText = v.pipe(
  serviceText,
  v.transform((value) =>
    value.length > MOST.serviceText ? `${value.slice(0, MOST.serviceText - 1)}…` : value,
  ),
);

/** Missing, null or not a string: empty. */
export const text = v.fallback(shortText, "");
/** As long as it comes. */
export const wholeText = v.fallback(serviceText, "");
export const textOrNull = v.pipe(
  v.fallback(v.nullable(shortText), null),
  v.transform((value) => (value?.trim() ? value : null)),
);
/** A name or address, which would be another one if it were cut. */
export const essentialText = v.pipe(serviceText, v.maxLength(MOST.serviceText), v.trim(), v.nonEmpty());
/** Half a result is not a count, and neither is a number too large to be exact. */
export const essentialCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const count = v.fallback(essentialCount, 0);
/** A number, where one was sent that can be one. */
export const countOrNothing = v.fallback(v.optional(essentialCount), undefined);
export const countOrNull = v.fallback(v.nullable(essentialCount), null);
export const durationOrNull = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null);
export const flag = v.fallback(v.boolean(), false);

export interface Read<Element> {
  readonly items: readonly Element[];
  /** How many could not be read, or were more than a list may have, and were left out. */
  readonly dropped: number;
}

/** As many as the longest list of the contracts has. */
export const LIST_LIMIT = 1_000;

/** Leaves out elements that cannot be read, instead of failing for the whole list. */
export function readEach<Element>(
  element: v.GenericSchema<unknown, Element>,
  values: readonly unknown[],
  most = LIST_LIMIT,
): Read<Element> {
  const items: Element[] = [];
  for (const value of values.slice(0, most)) {
    const read = v.safeParse(element, value);
    if (read.success) items.push(read.output);
  }
  return { items, dropped: values.length - items.length };
}

/** A list the answer must contain. Fails where it has elements and none of them can be read. */
export function essentialList<Element>(element: v.GenericSchema<unknown, Element>, most = LIST_LIMIT) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) => readEach(element, values, most)),
    v.check(({ items, dropped }) => items.length > 0 || dropped === 0),
  );
}

/** A list that may be missing. */
export function anyList<Element>(element: v.GenericSchema<unknown, Element>) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((values) => readEach(element, values).items),
  );
}
