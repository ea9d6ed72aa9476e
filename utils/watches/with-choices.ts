import { isPaused, type Watch, type WatchChoices } from "./watch.ts";
import { followDetails, readDetails } from "./watch-details.ts";

/**
 * A watch after a change of its choices, whoever made it. With another number of silent days the silence is not said yet, and the days count
 * anew from when it is resumed.
 */
export function withChoices(watch: Watch, choices: Partial<WatchChoices>, now: number): Watch {
  const { details } = choices;
  const changed = { ...watch, ...choices, ...(details && { details: readDetails(details) }) };
  const { silenceSaid: _, ...unsaid } = changed;
  if (isPaused(watch) && !isPaused(changed)) return { ...unsaid, silentSince: now };
  return watch.details?.silentDays === changed.details?.silentDays ? changed : unsaid;
}

/** The choices of a watch after a form changed those that it showed: what it left as it was stays as another may have changed it since. */
export function changedFrom(there: WatchChoices, before: WatchChoices, after: WatchChoices): WatchChoices {
  return {
    name: before.name === after.name ? there.name : after.name,
    rhythm: before.rhythm === after.rhythm ? there.rhythm : after.rhythm,
    notify: before.notify === after.notify ? there.notify : after.notify,
    countsInBadge: before.countsInBadge === after.countsInBadge ? there.countsInBadge : after.countsInBadge,
    details: followDetails(there.details, before.details, after.details),
  };
}
