import * as v from "valibot";
import { shortened } from "../query/shortened.ts";
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
  throw invalid(read.issues, "query");
}

function kindOf(schema: v.GenericSchema): string {
  const inner: unknown = "wrapped" in schema ? schema.wrapped : undefined;
  return v.is(v.looseObject({ type: v.string() }), inner) ? inner.type : schema.type;
}

const INTEGER = /^[+-]?\d{1,15}$/;
/** What cannot be read stays text, so that the schema refuses it and the refusal shows what was sent. */
function fromText(kind: string, values: readonly string[]): unknown {
  if (kind === "array") return values;
  const value = values.at(-1) ?? "";
  if (kind === "number") return INTEGER.test(value.trim()) ? Number(value) : value;
  if (kind !== "boolean") return value;
  const word = value.trim().toLowerCase();
  if (["true", "1", "yes", "on"].includes(word)) return true;
  return ["false", "0", "no", "off"].includes(word) ? false : value;
}

type Issue = v.BaseIssue<unknown>;

const itemsOf = ({ input }: Issue) => (Array.isArray(input) ? "values" : "characters");

/** What a failed check is called in a 422, and its sentence. */
const FAILURES: Readonly<Record<string, readonly [type: string, sentence: (issue: Issue) => string]>> = {
  number: ["int_parsing", () => "a valid integer"],
  integer: ["int_parsing", () => "a valid integer"],
  boolean: ["bool_parsing", () => "true or false"],
  min_value: ["greater_than_equal", ({ requirement }) => `greater than or equal to ${requirement}`],
  max_value: ["less_than_equal", ({ requirement }) => `less than or equal to ${requirement}`],
  min_length: ["too_short", (issue) => `at least ${issue.requirement} ${itemsOf(issue)} long`],
  max_length: ["too_long", (issue) => `at most ${issue.requirement} ${itemsOf(issue)} long`],
  regex: ["string_pattern_mismatch", () => "of the expected form"],
  object: ["object_type", () => "an object"],
  string: ["string_type", () => "text"],
};

/** The 422 of what a schema refused: contract 7. */
export function invalid(issues: readonly Issue[], origin: "query" | "body"): Refusal {
  return new Refusal(
    422,
    issues.map((issue) => invalidParameter(issue, origin)),
  );
}

function invalidParameter(issue: Issue, origin: string): InvalidParameter {
  const loc = [origin, ...(issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)))];
  if (issue.kind === "schema" && issue.received === "undefined") {
    return { loc, msg: "Field required", type: "missing" };
  }
  const [type, sentence] = FAILURES[issue.type] ?? ["enum", ({ expected }) => expected ?? "valid"];
  const { input, requirement } = issue;
  return {
    loc,
    msg: `Input should be ${sentence(issue)}`,
    type: type.startsWith("too_") && !Array.isArray(input) ? `string_${type}` : type,
    ...(typeof input === "string" ? { input: shortened(input, 100) } : {}),
    ...(typeof requirement === "number" ? { ctx: { limit: requirement } } : {}),
  };
}
