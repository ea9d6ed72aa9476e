import { browser } from "../../utils/browser.ts";
import { dayOf } from "../../utils/query/dates.ts";
import { pageAddress } from "../../utils/query/parameters.ts";
import { saveFile } from "../../utils/save-file.ts";
import { type ExportFormat, exportFile } from "../../utils/text/export/index.ts";
import { plainText } from "../../utils/text/highlights.ts";
import { session, view } from "./store.ts";

/** Saves the results on the page as a file. */
export function saveExport(format: ExportFormat): void {
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
