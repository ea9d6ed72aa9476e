import { counted, t } from "../../utils/platform/i18n.ts";
import type { CitedPage } from "../../utils/search/export/cited-page.ts";
import { cslJson } from "../../utils/search/export/csl-json.ts";
import { copyText } from "./copy-text.ts";
import { tell } from "./Toast.tsx";

/**
 * Copies pages as CSL-JSON, and says where Zotero takes them. Of what it reads from the clipboard, only this keeps an organization
 * as one name, the day of access and the language.
 */
export async function copyForZotero(pages: readonly CitedPage[], accessed: string): Promise<void> {
  if (pages.length === 0) tell(t("zotero.nothing"));
  else await copyText(cslJson(pages, accessed), counted("zotero.copied", pages.length));
}
