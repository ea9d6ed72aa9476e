import { dateFormat } from "../../utils/platform/formatters.ts";
import { counted, language, t } from "../../utils/platform/i18n.ts";
import type { SiteList } from "../../utils/sites/site-list.ts";

/** How much of the list of government sites is on this device. */
export function siteListSentence(list: Omit<SiteList, "lines"> | null): string {
  if (list === null) return t("site.list_none");
  if (list.next !== null) return counted("site.list_part", list.count);
  if (list.shrunkTo !== null) return counted("site.list_shrunk", list.shrunkTo);
  return counted(
    "site.list_whole",
    list.count,
    dateFormat(language(), { dateStyle: "long" }).format(list.fetchedAt),
  );
}
