import { session, view } from "../../../entrypoints/search/results-page-store.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { EXPORT_FORMATS, type ExportFormat, exportFile } from "../../../utils/search/export/results.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { DialogButton } from "../../base/DialogButton.tsx";
import { Icon } from "../../base/Icon.tsx";
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
  const name = t("export.title");
  const title = (
    <>
      <Icon name="download" />
      {name}
    </>
  );
  return (
    <DialogButton
      name={name}
      button={{ class: "button button-quiet", children: title }}
      around="export-menu"
      panel="export-panel"
    >
      {(close) => (
        <>
          <p class="hint">{t("export.page")}</p>
          <ul>
            {EXPORT_FORMATS.map((format) => (
              <li key={format}>
                <button
                  type="button"
                  class="example"
                  onClick={() => {
                    close();
                    saveExport(format);
                  }}
                >
                  {t(NAMES[format])}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogButton>
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
