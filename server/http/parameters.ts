import * as v from "valibot";
import { type InvalidParameter, Refusal } from "./refusal.ts";

/** One absurd address must not cost seconds: no list parameter has a use for more values. */
export const LONGEST_LIST = 100;

type Entries = Readonly<Record<string, v.GenericSchema>>;

/**
 * Reads the query string into what the schema describes, or refuses with a 422. The schema speaks of numbers, booleans
 * and lists, as the published description does; the text of an address is turned into them here.
 */
export function readParameters<TEntries extends Entries>(
  schema: v.ObjectSchema<TEntries, undefined>,
  address: string,
): v.InferOutput<typeof schema> {
  const sent = new URL(address).searchParams;
  const input: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(schema.entries)) {
    const values = sent.getAll(name).map((value) => value.toWellFormed());
    if (values.length > 0) input[name] = fromText(kindOf(entry), values);
  }
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  throw new Refusal(422, read.issues.map(invalidParameter));
}

function kindOf(schema: v.GenericSchema): string {
  const inner: unknown = "wrapped" in schema ? schema.wrapped : undefined;
  return v.is(v.looseObject({ type: v.string() }), inner) ? inner.type : schema.type;
}

const INTEGER = /^[+-]?\d{1,15}$/;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["yes", true],
  ["on", true],
  ["false", false],
  ["0", false],
  ["no", false],
  ["off", false],
]);

/** What cannot be read stays text, so that the schema refuses it and the refusal shows what was sent. */
function fromText(kind: string, values: readonly string[]): unknown {
  if (kind === "array") return values;
  const value = values.at(-1) ?? "";
  if (kind === "number") return INTEGER.test(value.trim()) ? Number(value) : value;
  if (kind === "boolean") return BOOLEANS.get(value.trim().toLowerCase()) ?? value;
  return value;
}

/** Names for what went wrong, by the name of the check that failed. */
const ISSUE_TYPES: Readonly<Record<string, string>> = {
  number: "int_parsing",
  integer: "int_parsing",
  boolean: "bool_parsing",
  min_value: "greater_than_equal",
  max_value: "less_than_equal",
  min_length: "string_too_short",
  max_length: "string_too_long",
  regex: "string_pattern_mismatch",
  picklist: "enum",
  object: "object_type",
  string: "string_type",
};

export function invalidParameter(issue: v.BaseIssue<unknown>, origin: unknown = "query"): InvalidParameter {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const isMissing = issue.kind === "schema" && issue.received === "undefined";
  const isList = Array.isArray(issue.input);
  const type = isMissing ? "missing" : (ISSUE_TYPES[issue.type] ?? issue.type);
  const invalid: InvalidParameter = {
    loc: [typeof origin === "string" ? origin : "query", ...path],
    msg: isMissing ? "Field required" : sentenceFor(issue),
    type: isList ? type.replace("string_", "") : type,
  };
  if (isMissing) return invalid;
  const shown = typeof issue.input === "string" ? issue.input.slice(0, 100) : undefined;
  const limit = typeof issue.requirement === "number" ? { limit: issue.requirement } : undefined;
  return {
    ...invalid,
    ...(shown === undefined ? {} : { input: shown }),
    ...(limit === undefined ? {} : { ctx: limit }),
  };
}

function sentenceFor({ type, requirement, input, expected }: v.BaseIssue<unknown>): string {
  const items = Array.isArray(input) ? "values" : "characters";
  switch (type) {
    case "number":
    case "integer":
      return "Input should be a valid integer";
    case "boolean":
      return "Input should be true or false";
    case "min_value":
      return `Input should be greater than or equal to ${requirement}`;
    case "max_value":
      return `Input should be less than or equal to ${requirement}`;
    case "min_length":
      return `Input should have at least ${requirement} ${items}`;
    case "max_length":
      return `Input should have at most ${requirement} ${items}`;
    case "object":
      return "Input should be an object";
    case "regex":
      return "Input does not have the expected form";
    default:
      return `Input should be ${(expected ?? "valid")
        .replaceAll('"', "'")
        .replaceAll("|", "or")
        .replace(/^\((.*)\)$/, "$1")}`;
  }
}
