import { formatNumber, t } from "../../platform/i18n.ts";
import { type FoundPassages, MOST_SITES } from "./passages.ts";

/** Why there is no passage of a source; null where there is one. */
export function passagesSentence(found: FoundPassages): string | null {
  switch (found.kind) {
    case "passage":
      return null;
    case "other-pages":
      return found.others.length > 0
        ? t("passages.not_in_index")
        : t("passages.not_in_index_alone", found.host);
    case "outside-index":
      return t("passages.outside", found.host);
    case "no-page":
      return t("passages.no_page");
    case "missing":
      return t("passages.missing");
    case "beyond":
      return t("passages.beyond", formatNumber(MOST_SITES));
  }
}
