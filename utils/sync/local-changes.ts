import type { Rhythm } from "../watches/watch.ts";
import type { SharedDetails } from "../watches/watch-details.ts";
import { laterThan } from "./logical-time.ts";
import {
  mergedWatch,
  SHARED_FIELDS,
  type SharedContent,
  type SharedField,
  type SharedWatch,
  type SharedWatches,
  withChosen,
} from "./shared-watch.ts";
import { type LocalView, type SharedView, viewsOf } from "./views.ts";

/** What this device had of a view when it last took part. What differs from it was changed here since. */
export interface KnownView {
  /** The watch that it was on this device: one that is followed again is another. */
  readonly local: string;
  readonly ids: readonly string[];
  readonly name: string;
  readonly rhythm: Rhythm;
  readonly details: SharedDetails;
  readonly read: number;
}

export type KnownViews = ReadonlyMap<string, KnownView>;

interface Moment {
  readonly now: number;
  /** The id of a new watch. */
  newId(): string;
}

/**
 * Notes what was added, changed and removed on this device since it last took part. `shared`: what it knew of the others
 * then, or what they have where it has just joined.
 */
export function withLocalChanges(
  shared: SharedWatches,
  known: KnownViews,
  local: readonly LocalView[],
  { now, newId }: Moment,
): SharedWatches {
  const views = viewsOf(shared);
  const noted = new Map(shared);
  const here = new Map(local.map((view) => [view.key, view]));

  const add = (view: LocalView, read: number): void => {
    const id = noted.has(view.id) ? newId() : view.id;
    const { name, address, rhythm, details } = view;
    const content = { name, address, rhythm, ...details };
    noted.set(id, { id, content, changed: laterThan(0, now), removed: 0, read });
  };
  const change = (id: string, edit: (watch: SharedWatch) => SharedWatch): void => {
    const watch = noted.get(id);
    if (watch !== undefined) noted.set(id, edit(watch));
  };

  for (const view of here.values()) {
    const before = known.get(view.key);
    const there = views.get(view.key);
    const [leader] = there?.ids ?? [];
    if (there === undefined || leader === undefined) {
      add(view, Math.max(before?.read ?? 0, view.read));
      continue;
    }
    const fields = changedFields(view, before, there);
    if (fields.length > 0) {
      const time = laterThan(there.changed, now);
      const { name, address, rhythm, details } = view;
      const chosen = { name, address, rhythm, ...details };
      change(leader, (watch) => withChosen(watch, chosen, fields, time));
    }
    if (view.read > there.read)
      change(leader, (watch) => ({ ...watch, read: Math.max(watch.read, view.read) }));
  }
  for (const [key, { ids }] of known) {
    if (here.has(key)) continue;
    // Also what this device was not shown yet, if it is of this view: the user wants none of it.
    for (const id of new Set([...ids, ...(views.get(key)?.ids ?? [])])) change(id, removedNow);
  }
  return noted;
}

/** What was chosen here since. What was there before this device joined keeps what the others chose, and gets what only this device has. */
function changedFields(
  view: LocalView,
  before: KnownView | undefined,
  there: SharedView,
): readonly SharedField[] {
  const [here, was, others] = [view, before, there].map((of) => of && fieldsOf(of));
  return SHARED_FIELDS.filter((field) =>
    was === undefined
      ? here?.[field] !== undefined && others?.[field] === undefined
      : here?.[field] !== was[field],
  );
}

type Fields = Pick<SharedContent, SharedField>;

function fieldsOf({ name, rhythm, details }: Pick<LocalView, "name" | "rhythm" | "details">): Fields {
  return { ...details, name, rhythm };
}

/** Removes what is known of a watch. A change that another device made meanwhile is later, and keeps it. */
function removedNow(watch: SharedWatch): SharedWatch {
  return mergedWatch(watch, { ...watch, content: null, removed: watch.changed });
}
