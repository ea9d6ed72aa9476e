import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { Note } from "../../base/notices.tsx";

/** Says why there is no next page although there are more results. */
export function WindowEnd() {
  return (
    <div class="outcome">
      <Note>{t("paging.window_end", formatNumber(LIMITS.window))}</Note>
    </div>
  );
}
