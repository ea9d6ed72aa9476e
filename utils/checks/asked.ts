import type { Asked } from "./check.ts";

/** What stays of a check in each of its states. */
export function askedOf({ id, claim, key, origin, sentence, group, note, order, addedAt }: Asked): Asked {
  return {
    id,
    claim,
    key,
    origin,
    ...(sentence === undefined ? {} : { sentence }),
    ...(group === undefined ? {} : { group }),
    ...(note === undefined ? {} : { note }),
    order,
    addedAt,
  };
}
