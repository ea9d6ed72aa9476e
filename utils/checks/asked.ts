import type { Asked } from "./check.ts";

/** What stays of a check in each of its states. */
export function askedOf({ id, claim, key, origin, sentence, order, addedAt }: Asked): Asked {
  return { id, claim, key, origin, ...(sentence === undefined ? {} : { sentence }), order, addedAt };
}
