import { t } from "../../utils/platform/i18n.ts";

/** The key between the keyword of the address bar and the words. In Firefox Tab leads out of the address bar. */
export function keywordKey(): string {
  return import.meta.env.FIREFOX ? t("key.space") : "Tab";
}
