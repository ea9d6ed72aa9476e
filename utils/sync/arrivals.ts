import type { Rhythm, WatchRequest } from "../watches/watch.ts";
import type { SharedDetails } from "../watches/watch-details.ts";
import type { KnownViews } from "./local-changes.ts";
import type { SharedWatches } from "./shared-watch.ts";
import { type LocalView, viewsOf } from "./views.ts";

/** A watch that was followed on another device. */
export interface Arrival {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly request: WatchRequest;
  readonly rhythm: Rhythm;
  readonly details: SharedDetails;
  readonly read: number;
}

/** What another device changed of a watch of this one. */
interface Update {
  readonly id: string;
  readonly name: string;
  readonly details: SharedDetails;
  /** Pages dated up to here were read elsewhere since; null: nothing new. */
  readonly read: number | null;
  /** The rhythm that was chosen last, where that was on another device; null: on this one. */
  readonly elsewhere: Rhythm | null;
}

export interface Arrivals {
  readonly add: readonly Arrival[];
  readonly update: readonly Update[];
  /** The ids of watches that another device removed. */
  readonly remove: readonly string[];
  /** How many watches of other devices have no room. */
  readonly leftOut: number;
}

interface Place {
  /** Views that stay as they are here, though others follow them: an administrator has set them, or a later version of the extension. */
  readonly staying: ReadonlySet<string>;
  /** How many watches may be added. */
  readonly room: number;
}

/** What this device has to change so that it has what all have. Only what was removed knowingly is removed. */
export function arrivalsOf(
  shared: SharedWatches,
  known: KnownViews,
  local: readonly LocalView[],
  { staying, room }: Place,
): Arrivals {
  const views = viewsOf(shared);
  const here = new Map(local.map((view) => [view.key, view]));
  const update = local.flatMap(({ id, key, rhythm, read }): Update[] => {
    const view = views.get(key);
    if (view === undefined) return [];
    // What was read here is not news from elsewhere.
    const last = known.get(key);
    const before = Math.max(read, last?.local === id ? last.read : 0);
    const elsewhere = view.rhythm === rhythm ? null : view.rhythm;
    const { name, details } = view;
    return [{ id, name, details, read: view.read > before ? view.read : null, elsewhere }];
  });
  const missing = [...views.values()].flatMap(({ ids: [id], ...view }): Arrival[] =>
    id === undefined || here.has(view.key) || staying.has(view.key) ? [] : [{ ...view, id }],
  );
  const remove = local.filter(({ key }) => {
    const ids = known.get(key)?.ids ?? [];
    return !views.has(key) && ids.length > 0 && ids.every((id) => shared.get(id)?.content === null);
  });
  const free = Math.max(0, room + remove.length);
  return {
    add: missing.slice(0, free),
    update,
    remove: remove.map(({ id }) => id),
    leftOut: Math.max(0, missing.length - free),
  };
}

/** What the device has once it has followed them. `read`: what was read here counts too. */
export function knownAfter(shared: SharedWatches, local: readonly LocalView[]): KnownViews {
  const views = viewsOf(shared);
  return new Map(
    local.flatMap(({ id, key, name, rhythm, details, read }) => {
      const view = views.get(key);
      if (view === undefined) return [];
      return [[key, { local: id, ids: view.ids, name, rhythm, details, read: Math.max(read, view.read) }]];
    }),
  );
}
