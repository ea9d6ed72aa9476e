import { send } from "../../utils/calls/send.ts";
import { localRecord } from "../../utils/platform/local-record.ts";
import { type Filters, newRecent } from "../../utils/search/request.ts";
import { watchRequest } from "../../utils/watches/listed-watch.ts";
import type { NewWatch } from "../../utils/watches/watch.ts";
import { sayFailure } from "../base/trouble.tsx";

/** Filters of a feed that an earlier version kept under a name, as "My places". */
export interface KeptPlace {
  readonly name: string;
  readonly filters: Filters;
}

const record = localRecord<readonly KeptPlace[]>("my-places", 1);

/** The same feed as a watch that is only looked at. */
export function placeAsWatch({ name, filters }: KeptPlace): NewWatch | null {
  const request = watchRequest(newRecent(filters));
  return request && { name, request, rhythm: "look", notify: false, countsInBadge: false };
}

/**
 * Turns the places that an earlier version kept into watches. They are forgotten only after the worker has stored them, so
 * none is lost wherever this ends; what was adopted twice is one watch.
 */
export async function adoptKeptPlaces(): Promise<void> {
  const places = record.read() ?? [];
  if (places.length === 0) return;
  const watches = places.map(placeAsWatch).filter((watch) => watch !== null);
  const adopted = await send("adoptPlaces", { places: watches });
  if (adopted.ok) record.forget();
  else sayFailure(adopted.failure);
}
