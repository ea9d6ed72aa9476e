import { browser } from "../../../utils/platform/browser.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { EXPORT_FORMATS, type ExportFormat, exportFile } from "../../../utils/search/export/results.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { Menu } from "../../base/Menu.tsx";
import { saveFile } from "../../base/save-file.ts";
import type { Shown } from "../view/results-store.ts";
import type { Session } from "../view/session-store.ts";

interface ExportMenuProps {
  shown: Shown;
  reader: Session["reader"];
}

/** Saves the results on the page, as a table or as citations. */
export function ExportMenu({ shown, reader }: ExportMenuProps) {
  return (
    <Menu
      name={t("export.title")}
      kind="quiet"
      icon="download"
      items={EXPORT_FORMATS.map((format) => ({
        name: t(`export.${format}`),
        onSelect: () => saveExport(format, shown, reader()),
      }))}
      note={t("export.page")}
    >
      {t("export.title")}
    </Menu>
  );
}

function saveExport(
  format: ExportFormat,
  shown: Shown,
  { now, timeZone }: ReturnType<Session["reader"]>,
): void {
  const { name, type, content } = exportFile(format, {
    results: shown.page.results,
    address: browser.runtime.getURL(pageAddress(shown.request)),
    accessed: dayOf(now, timeZone),
    plain: plainText,
  });
  saveFile(name, type, content);
}
