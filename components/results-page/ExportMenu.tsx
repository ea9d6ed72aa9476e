import { browser } from "../../utils/platform/browser.ts";
import { t } from "../../utils/platform/i18n.ts";
import { dayOf } from "../../utils/requests/dates.ts";
import { pageAddress } from "../../utils/requests/to-parameters.ts";
import { EXPORT_FORMATS, type ExportFormat, exportFile } from "../../utils/text/export/results.ts";
import { plainText } from "../../utils/text/highlights.ts";
import { Icon } from "../base/Icon.tsx";
import { saveFile } from "../base/save-file.ts";
import { usePopover } from "../base/use-popover.ts";
import { session, view } from "./results-page-store.ts";

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
  const { isOpen, root, toggle, close } = usePopover();
  return (
    <div class="export-menu" ref={root}>
      <button
        type="button"
        class="button button-quiet"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <Icon name="download" />
        {t("export.title")}
      </button>
      {isOpen && (
        <div class="export-panel floating" role="dialog" aria-label={t("export.title")}>
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
        </div>
      )}
    </div>
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
