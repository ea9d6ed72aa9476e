import { counted, formatNumber, t } from "../../utils/platform/i18n.ts";
import { agoText } from "../../utils/platform/times.ts";
import type { Watch } from "../../utils/watches/watch.ts";

/** What a refresh did not come to. */
export function leftOverSentence({ left, of }: { readonly left: number; readonly of: number }): string {
  return counted("digest.left", left, formatNumber(of));
}

/** When the service last answered for one of these; null: never. */
export function refreshedSentence(watches: readonly Watch[], now: number): string | null {
  const answered = watches.map(({ lastAnswered }) => lastAnswered).filter((time) => time !== null);
  return answered.length === 0 ? null : t("digest.refreshed", agoText(Math.max(...answered), now));
}
