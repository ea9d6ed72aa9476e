import { t } from "../../utils/platform/i18n.ts";
import type { PageRequest } from "../../utils/search/request.ts";

/** What the browser calls the tab of a search, and its entry in the history. */
export function tabTitle(request: PageRequest): string {
  const name = request.view === "recent" ? t("page.title_recent") : t("page.title_search");
  return request.q ? t("page.title_query", request.q, name) : name;
}
