import { followsSources } from "../watches/followed-sources.ts";
import { listed, readListed } from "../watches/listed-watch.ts";
import { type Rhythm, type Watch, type WatchRequest, watchKey } from "../watches/watch.ts";
import { type SharedDetails, sharedDetails } from "../watches/watch-details.ts";
import {
  SHARED_FIELDS,
  type SharedField,
  type SharedWatch,
  type SharedWatches,
  withFieldsOf,
} from "./shared-watch.ts";

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
  const views = new Map<string, TimedView>();
  for (const watch of [...watches.values()].sort(byChange)) {
    const view = viewOf(watch);
    if (view === null) continue;
    const newer = views.get(view.key);
    views.set(view.key, newer === undefined ? view : joined(newer, view));
  }
  return views;
}

type TimedView = SharedView & Pick<SharedWatch, "at">;

/** Two watches of one view as one: what was changed last of each, and what only one of them has. */
function joined(newer: TimedView, older: TimedView): TimedView {
  const content = ({ name, rhythm, details }: TimedView) => ({ name, rhythm, address: "", ...details });
  const [here, there] = [content(newer), content(older)];
  // What each was made with is not compared: a bare watch that was made later would take the note of the other.
  const timeIn = ({ at }: TimedView, field: SharedField): number => at?.[field] ?? 0;
  const isOlders = (field: SharedField): boolean => {
    const [own, other] = [timeIn(newer, field), timeIn(older, field)];
    return other > own || (other === own && here[field] === undefined);
  };
  const { name, rhythm, address: _, ...details } = withFieldsOf(here, there, isOlders);
  const times = SHARED_FIELDS.map(
    (field) => [field, Math.max(timeIn(newer, field), timeIn(older, field))] as const,
  );
  return {
    ...newer,
    name,
    rhythm,
    details,
    at: Object.fromEntries(times.filter(([, time]) => time > 0)),
    read: Math.max(newer.read, older.read),
    ids: [...newer.ids, ...older.ids],
  };
}

/** Changed last first; the same order on every device. */
export function byChange(one: SharedWatch, other: SharedWatch): number {
  return other.changed - one.changed || (one.id < other.id ? -1 : 1);
}

function viewOf({ id, content, at, changed, read }: SharedWatch): TimedView | null {
  const watch = content && readListed(content, null);
  if (watch === null) return null;
  const { name, request, rhythm, details = {} } = watch;
  const shared = sharedDetails(details);
  const key = watchKey(request);
  return { key, request, name, rhythm, details: shared, ...(at && { at }), read, changed, ids: [id] };
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
