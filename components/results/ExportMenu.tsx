import { t } from "../../utils/platform/i18n.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../../utils/text/export/results.ts";
import { Icon } from "../base/Icon.tsx";
import { usePopover } from "../base/use-popover.ts";

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
export function ExportMenu({ onExport }: { onExport(format: ExportFormat): void }) {
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
                    onExport(format);
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
