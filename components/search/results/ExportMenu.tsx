import { browser } from "../../../utils/platform/browser.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { EXPORT_FORMATS, type ExportFormat, exportFile } from "../../../utils/search/export/results.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { plainText } from "../../../utils/text/highlights.ts";
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

/** Saves the results on the page, as a table or as citations. */
export function ExportMenu({ shown, reader }: ExportMenuProps) {
  if (useSetting("forbidExports")) return <p class="hint">{t("policy.exports_off")}</p>;
  return (
    <Menu
      name={t("export.title")}
      kind="quiet"
      icon="download"
      items={EXPORT_FORMATS.map((format) => ({
        name: t(`export.${format}`),
        onSelect: () => act(saveExport(format, shown, reader())),
      }))}
      note={t("export.page")}
    >
      {t("export.title")}
    </Menu>
  );
}

async function saveExport(
  format: ExportFormat,
  shown: Shown,
  { now, timeZone }: ReturnType<Session["reader"]>,
): Promise<void> {
  const { name, type, content } = exportFile(format, {
    results: shown.page.results,
    address: browser.runtime.getURL(pageAddress(shown.request)),
    accessed: dayOf(now, timeZone),
    plain: plainText,
  });
  await saveFile(name, type, content);
}
