import { formatNumber, t } from "../platform/i18n.ts";
import { MOST_SITES, type SourceEvidence } from "./passages.ts";

/** Why there is no passage of a source; null where there is one. */
export function evidenceSentence(found: SourceEvidence): string | null {
  switch (found.kind) {
    case "passage":
      return null;
    case "other-pages":
      return found.others.length > 0
        ? t("evidence.not_in_index")
        : t("evidence.not_in_index_alone", found.host);
    case "outside-index":
      return t("evidence.outside", found.host);
    case "no-page":
      return t("evidence.no_page");
    case "missing":
      return t("evidence.missing");
    case "beyond":
      return t("evidence.beyond", formatNumber(MOST_SITES));
  }
}
