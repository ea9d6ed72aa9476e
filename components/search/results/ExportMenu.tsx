import { session, view } from "../../../entrypoints/search/results-page-store.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { EXPORT_FORMATS, type ExportFormat, exportFile } from "../../../utils/search/export/results.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { Menu } from "../../base/Menu.tsx";
import { saveFile } from "../../base/save-file.ts";

const NAMES = {
  csv: "export.csv",
  json: "export.json",
  markdown: "export.markdown",
  bibtex: "export.bibtex",
  ris: "export.ris",
  apa: "export.apa",
  mla: "export.mla",
} as const;

/** Saves the results on the page, as a table or as citations. */
export function ExportMenu() {
  return (
    <Menu
      name={t("export.title")}
      kind="quiet"
      icon="download"
      items={EXPORT_FORMATS.map((format) => ({ name: t(NAMES[format]), onSelect: () => saveExport(format) }))}
      note={t("export.page")}
    >
      {t("export.title")}
    </Menu>
  );
}

function saveExport(format: ExportFormat): void {
  const shown = view.value.results.standing.value;
  if (!shown) return;
  const { now, timeZone } = session.reader();
  const { name, type, content } = exportFile(format, {
    results: shown.page.results,
    address: browser.runtime.getURL(pageAddress(shown.request)),
    accessed: dayOf(now, timeZone),
    plain: plainText,
  });
  saveFile(name, type, content);
}
