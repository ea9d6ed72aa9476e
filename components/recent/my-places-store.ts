import { type ReadonlySignal, signal } from "@preact/signals";
import { localRecord } from "../../utils/platform/local-record.ts";
import { pickFilters } from "../../utils/requests/filter-changes.ts";
import { type Filters, newRecent } from "../../utils/requests/request.ts";
import { cacheKey } from "../../utils/requests/to-parameters.ts";
import { sayFailure } from "../base/trouble.tsx";

/** Filters of a feed that the person keeps under a name. */
export interface MyPlace {
  readonly name: string;
  readonly filters: Filters;
}

export interface MyPlacesStore {
  readonly places: ReadonlySignal<readonly MyPlace[]>;
  has(filters: Filters): boolean;
  add(place: MyPlace): void;
  remove(filters: Filters): void;
}

const record = localRecord<readonly MyPlace[]>("my-places", 1);

/** For a backup. Pages that are open are told of what is written. */
export const readMyPlaces = (): readonly MyPlace[] => record.read() ?? [];
export const writeMyPlaces = record.write;

export function createMyPlacesStore(): MyPlacesStore {
  const places = signal(record.read() ?? []);
  record.follow((written) => {
    places.value = written ?? [];
  });
  /** Starts from what is stored now, because another window may have added a place a moment ago. */
  const replace = (filters: Filters, added: readonly MyPlace[]): void => {
    const others = (record.read() ?? places.value).filter((place) => keyOf(place.filters) !== keyOf(filters));
    places.value = [...others, ...added];
    const problem = record.write(places.value);
    if (problem !== null) sayFailure({ kind: "storage", problem });
  };
  return {
    places,
    has: (filters) => places.value.some((place) => keyOf(place.filters) === keyOf(filters)),
    add: (place) => replace(place.filters, [place]),
    remove: (filters) => replace(filters, []),
  };
}

function keyOf(filters: Filters): string {
  return cacheKey({ ...newRecent(), ...pickFilters(filters) });
}
