import { type SharedDetails, sharedDetails } from "../watches/details.ts";
import { followsSources } from "../watches/followed-sources.ts";
import { listed, readListed } from "../watches/listed-watch.ts";
import { type Rhythm, type Watch, type WatchRequest, watchKey } from "../watches/watch.ts";
import type { SharedWatch, SharedWatches } from "./shared-watch.ts";

/** What all devices together follow of one view. Two that followed it while apart have made a watch each. */
export interface SharedView {
  readonly key: string;
  readonly request: WatchRequest;
  readonly name: string;
  readonly rhythm: Rhythm;
  readonly details: SharedDetails;
  readonly read: number;
  readonly changed: number;
  /** The watches of this view, in one order everywhere. */
  readonly ids: readonly string[];
}

/** A watch of this device, as far as it travels. */
export interface LocalView {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly address: string;
  readonly rhythm: Rhythm;
  readonly details: SharedDetails;
  /** Pages dated up to here were read on this device. */
  readonly read: number;
}

/** The views by their keys, changed last first. */
export function viewsOf(watches: SharedWatches): ReadonlyMap<string, SharedView> {
  const views = new Map<string, SharedView>();
  for (const watch of [...watches.values()].sort(byChange)) {
    const view = viewOf(watch);
    if (view === null) continue;
    const newer = views.get(view.key);
    const joined = newer && {
      ...newer,
      read: Math.max(newer.read, view.read),
      ids: [...newer.ids, ...view.ids],
    };
    views.set(view.key, joined ?? view);
  }
  return views;
}

/** Changed last first; the same order on every device. */
export function byChange(one: SharedWatch, other: SharedWatch): number {
  return other.changed - one.changed || (one.id < other.id ? -1 : 1);
}

function viewOf({ id, content, changed, read }: SharedWatch): SharedView | null {
  const watch = content && readListed(content, null);
  if (watch === null) return null;
  const { name, request, rhythm, details = {} } = watch;
  const shared = sharedDetails(details);
  return { key: watchKey(request), request, name, rhythm, details: shared, read, changed, ids: [id] };
}

/** Null for a watch that takes no part: an administrator's, one of a verdict, and one whose view no other device could read. */
export function localView(watch: Watch, read: number): LocalView | null {
  const { address } = listed(watch);
  const key = watchKey(watch.request);
  const again = readListed({ name: watch.name, address }, null);
  if (watch.preset !== null || followsSources(watch) || again === null || watchKey(again.request) !== key)
    return null;
  const { id, name, rhythm, details = {} } = watch;
  return { id, key, name, address, rhythm, details: sharedDetails(details), read };
}
