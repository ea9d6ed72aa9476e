import { browser } from "../../utils/platform/browser.ts";
import { dayOf } from "../../utils/requests/dates.ts";
import { pageAddress } from "../../utils/requests/parameters.ts";
import { type ExportFormat, exportFile } from "../../utils/text/export/results.ts";
import { plainText } from "../../utils/text/highlights.ts";
import { saveFile } from "../base/save-file.ts";
import { session, view } from "./results-page-store.ts";

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
