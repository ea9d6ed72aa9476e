import { DAY } from "../../../utils/platform/durations.ts";
import { silentSince, type Watch } from "../../../utils/watches/watch.ts";
import type { ReadingEnd } from "./reading.ts";

/** The watch after a reading that brought something new, or nothing for so long that this is to be said now. */
export function withSilence(watch: Watch, { outcome }: Pick<ReadingEnd, "outcome">, now: number): Watch {
  if (outcome === null) return watch;
  const { silenceSaid, ...others } = watch;
  const lastLook = Math.max(outcome.lastLook ?? 0, watch.lastLook ?? 0);
  const read = { ...others, ...(lastLook > 0 && { lastLook }) };
  if (outcome.entries.length > 0) return { ...read, silentSince: now };
  const { silentDays } = watch.details ?? {};
  const isSilent = silentDays !== undefined && now - silentSince(watch) >= silentDays * DAY;
  return isSilent || silenceSaid ? { ...read, silenceSaid: true } : read;
}
