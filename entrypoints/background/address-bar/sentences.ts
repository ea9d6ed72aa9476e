import { formatNumber, t } from "../../../utils/platform/i18n.ts";

/** The words in the rows under the address bar. Functions, so that a starting worker does not look them all up. */
export const ADDRESS_BAR_LABELS = {
  searchFor: (words: string) => t("omnibox.search_for", words),
  hereFor: (site: string, words: string) => t("omnibox.here", site, words),
  here: (site: string) => t("omnibox.here_plain", site),
  thisTab: () => t("omnibox.this_tab"),
  search: () => t("omnibox.search"),
  tooLong: (length: number, limit: number) =>
    t("omnibox.too_long", formatNumber(length), formatNumber(limit)),
  check: (claim: string) => t("omnibox.check", claim),
  checkThis: () => t("claim.check_this"),
  checksOff: () => t("policy.fact_checks_off"),
  recent: () => t("omnibox.recent"),
  page: (domain: string) => t("omnibox.page", domain),
  savedCopies: () => t("omnibox.saved_copies"),
  savedCopy: () => t("omnibox.saved_copy"),
};
