import { language } from "../../utils/platform/i18n.ts";
import type { Watch } from "../../utils/watches/watch.ts";

/** The order of what is followed wherever it is listed: what has unread pages first, then by name. */
export function inFollowsOrder(watches: readonly Watch[]): readonly Watch[] {
  // As a reader counts: the second before the tenth.
  const names = new Intl.Collator(language(), { numeric: true });
  return watches.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      names.compare(one.name, other.name) ||
      one.createdAt - other.createdAt,
  );
}
