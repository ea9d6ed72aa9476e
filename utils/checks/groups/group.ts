import * as v from "valibot";
import type { Check, Origin } from "../check.ts";

/** Checks of one text or one page, which are one row of the history. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The page that the sentences are from; null: a text. */
  readonly origin: Origin | null;
  /** The keys of its claims, in the order of the text. */
  readonly claims: readonly string[];
  readonly createdAt: number;
  /** The first and the last place in the history that no other check has between them; null: not known. */
  readonly places: readonly [number, number] | null;
  /** Its waiting checks do not start. */
  readonly isPaused: boolean;
}

/** The text that a group's sentences are from. */
export interface Draft {
  /** That of its group. */
  readonly id: string;
  readonly text: string;
}

/** What undoing a removal needs. */
export interface WholeGroup {
  readonly group: Group;
  readonly draft: Draft | null;
  readonly checks: readonly Check[];
}

export const GROUP_LIMITS = {
  sentences: 200,
  title: 200,
  note: 10_000,
  /** In UTF-16 units; of a file, in bytes. */
  text: 2_000_000,
} as const;

/** Whether what the database holds is a group. The checks of a damaged one are rows of their own. */
export function isStoredGroup(record: unknown): record is Group {
  shape ??= storedShape();
  return v.is(shape, record);
}

/** The same for its text. */
export function isStoredDraft(record: unknown): record is Draft {
  return v.is(v.looseObject({ id: v.string(), text: v.string() }), record);
}

type Shape = ReturnType<typeof storedShape>;
let shape: Shape | null = null;

function storedShape() {
  return v.looseObject({
    id: v.string(),
    title: v.string(),
    note: v.string(),
    origin: v.nullable(v.looseObject({ title: v.string(), url: v.string() })),
    claims: v.array(v.string()),
    createdAt: v.number(),
    places: v.nullable(v.tuple([v.number(), v.number()])),
    isPaused: v.boolean(),
  });
}
