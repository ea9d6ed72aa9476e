import { atLeast, counted, countedAtLeast, formatNumber } from "../../utils/platform/i18n.ts";
import type { Unread } from "../../utils/watches/count-unread.ts";

/** The number of unread pages beside a name, and in words; null: there are none. */
export function unreadText({ pages, isMore }: Unread): { text: string; description: string } | null {
  if (pages === 0) return null;
  return isMore
    ? { text: atLeast(pages), description: countedAtLeast("watches.unread", pages) }
    : { text: formatNumber(pages), description: counted("watches.unread", pages) };
}
