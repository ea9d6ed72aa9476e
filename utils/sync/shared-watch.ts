import type { Rhythm } from "../watches/watch.ts";
import { chosenDetails, detailsText, type SharedDetails } from "../watches/watch-details.ts";

/** What is chosen of a watch. */
export interface SharedContent extends SharedDetails {
  readonly name: string;
  /** The address of the view that it watches, as files of watches have it. */
  readonly address: string;
  /** What was chosen last, on whichever device. It runs only where it was chosen. */
  readonly rhythm: Rhythm;
}

/** What is merged one by one: two devices that change different things of a watch while apart both keep theirs. */
export const SHARED_FIELDS = ["name", "rhythm", "words", "group", "note", "missing", "silentDays"] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];

/** When each was changed last. `others`: those that are not named, which is when the watch was made. */
export type FieldTimes = { readonly [Field in SharedField | "others"]?: number };

/**
 * A watch as devices tell each other of it. `changed` and `removed` are compared only with each other, so a wrong clock loses nothing:
 * see docs/decisions/0048-watches-merge-without-trusting-clocks.md.
 */
export interface SharedWatch {
  readonly id: string;
  /** null: it was removed. */
  readonly content: SharedContent | null;
  /** Later than every change that the device knew when it made this one. */
  readonly changed: number;
  /** When what was changed; missing: all of it at `changed`. */
  readonly at?: FieldTimes;
  /** The latest change that a device knew when it removed the watch; 0: none did. */
  readonly removed: number;
  /** Pages dated up to here were read; 0: none. */
  readonly read: number;
}

export type SharedWatches = ReadonlyMap<string, SharedWatch>;

/** What two devices know of one watch, put together: in any order, as often as one likes. */
export function mergedWatch(one: SharedWatch, other: SharedWatch): SharedWatch {
  const changed = Math.max(one.changed, other.changed);
  const removed = Math.max(one.removed, other.removed);
  return {
    id: one.id,
    ...(changed > removed ? mergedContent(one, other) : { content: null }),
    changed,
    removed,
    read: Math.max(one.read, other.read),
  };
}

export function mergedWatches(one: SharedWatches, other: SharedWatches): SharedWatches {
  const merged = new Map(one);
  for (const [id, watch] of other) {
    const there = merged.get(id);
    merged.set(id, there === undefined ? watch : mergedWatch(there, watch));
  }
  return merged;
}

export function isSameWatch(one: SharedWatch, other: SharedWatch | undefined): boolean {
  return other !== undefined && textOf(one) === textOf(other);
}

function mergedContent(one: SharedWatch, other: SharedWatch): Pick<SharedWatch, "content" | "at"> {
  // Which one counts where both are of one time does not matter, as long as all devices decide alike.
  const [later, earlier] =
    one.changed > other.changed || (one.changed === other.changed && contentText(one) > contentText(other))
      ? [one, other]
      : [other, one];
  if (later.content === null || earlier.content === null) {
    const { content, at } = later.content === null ? earlier : later;
    return { content, ...(at && { at }) };
  }
  const timeIn = (watch: SharedWatch, field: SharedField): number =>
    watch.at === undefined ? watch.changed : (watch.at[field] ?? watch.at.others ?? 0);
  const { content: here } = later;
  const { content: there } = earlier;
  const isEarliers = (field: SharedField): boolean => {
    const [own, other] = [timeIn(later, field), timeIn(earlier, field)];
    // Two devices changed it at once.
    return other > own || (other === own && fieldText(there[field]) > fieldText(here[field]));
  };
  const times = SHARED_FIELDS.map(
    (field) => [field, Math.max(timeIn(later, field), timeIn(earlier, field))] as const,
  );
  return {
    content: withFieldsOf(here, there, isEarliers),
    ...fieldTimes(times, later.changed),
  };
}

const fieldText = (value: unknown): string => JSON.stringify(value) ?? "";

/** The times as they are stored: the earliest, which is mostly when it was made, stands for all that are not named. */
function fieldTimes(
  times: readonly (readonly [SharedField, number])[],
  changed: number,
): Pick<SharedWatch, "at"> {
  if (times.every(([, time]) => time === changed)) return {};
  const others = Math.min(...times.map(([, time]) => time));
  const named = times.filter(([, time]) => time !== others);
  return { at: { ...Object.fromEntries(named), ...(others > 0 && { others }) } };
}

/** The first with those fields that are the second's. */
export function withFieldsOf(
  first: SharedContent,
  second: SharedContent,
  isSeconds: (field: SharedField) => boolean,
): SharedContent {
  const value = <Field extends SharedField>(field: Field): SharedContent[Field] =>
    (isSeconds(field) ? second : first)[field];
  return {
    name: value("name"),
    address: first.address,
    rhythm: value("rhythm"),
    ...chosenDetails({
      words: value("words"),
      group: value("group"),
      note: value("note"),
      missing: value("missing"),
      silentDays: value("silentDays"),
    }),
  };
}

/** The watch after these fields were chosen on this device. */
export function withChosen(
  watch: SharedWatch,
  chosen: SharedContent,
  fields: readonly SharedField[],
  changed: number,
): SharedWatch {
  const { content, at } = watch;
  if (content === null) return { ...watch, content: chosen, changed };
  const before = at ?? { others: watch.changed };
  const times = SHARED_FIELDS.map(
    (field) => [field, fields.includes(field) ? changed : (before[field] ?? before.others ?? 0)] as const,
  );
  const { at: _, ...others } = watch;
  return {
    ...others,
    content: withFieldsOf({ ...content, address: chosen.address }, chosen, (field) => fields.includes(field)),
    changed,
    ...fieldTimes(times, changed),
  };
}

function contentText({ content }: SharedWatch): string {
  if (content === null) return "";
  const { name, address, rhythm, ...details } = content;
  return JSON.stringify([name, address, rhythm, detailsText(details)]);
}

function textOf(watch: SharedWatch): string {
  const times = ([...SHARED_FIELDS, "others"] as const).map((field) => watch.at?.[field] ?? 0);
  return JSON.stringify([watch.id, contentText(watch), times, watch.changed, watch.removed, watch.read]);
}
