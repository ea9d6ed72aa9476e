import { browser } from "../../../utils/platform/browser.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { citedPage } from "../../../utils/search/export/cited-page.ts";
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportFile,
} from "../../../utils/search/export/export-results.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { copyForZotero } from "../../base/copy-for-zotero.ts";
import { Menu } from "../../base/Menu.tsx";
import { saveFile } from "../../base/save-file.ts";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import type { Shown } from "../view/results-store.ts";
import type { Session } from "../view/session-store.ts";

interface ExportMenuProps {
  shown: Shown;
  reader: Session["reader"];
}

/** Saves the results on the page, as a table or as citations, or copies them. */
export function ExportMenu({ shown, reader }: ExportMenuProps) {
  if (useSetting("forbidExports")) return <p class="hint">{t("policy.exports_off")}</p>;
  return (
    <Menu
      name={t("export.title")}
      kind="quiet"
      icon="download"
      items={[
        { name: t("zotero.copy"), onSelect: () => act(copyResults(shown, reader())) },
        ...EXPORT_FORMATS.map((format) => ({
          name: t(`export.${format}`),
          onSelect: () => act(saveExport(format, shown, reader())),
        })),
      ]}
      note={t("export.page")}
    >
      {t("export.title")}
    </Menu>
  );
}

type Reader = ReturnType<Session["reader"]>;

async function copyResults({ page }: Shown, { now, timeZone }: Reader): Promise<void> {
  await copyForZotero(
    page.results.map((result) => citedPage(result, plainText)),
    dayOf(now, timeZone),
  );
}

async function saveExport(format: ExportFormat, shown: Shown, { now, timeZone }: Reader): Promise<void> {
  const { name, type, content } = exportFile(format, {
    results: shown.page.results,
    words: shown.request.q,
    address: browser.runtime.getURL(pageAddress(shown.request)),
    accessed: dayOf(now, timeZone),
    plain: plainText,
  });
  await saveFile(name, type, content);
}
