import { browser } from "../../utils/browser.ts";
import { dayOf } from "../../utils/query/dates.ts";
import { pageAddress } from "../../utils/query/parameters.ts";
import { type ExportFormat, exportFile } from "../../utils/text/export/index.ts";
import { plainText } from "../../utils/text/sanitise.ts";
import { session, view } from "./store.ts";

/** Saves the results on the page as a file. */
export function saveExport(format: ExportFormat): void {
  const shown = view.value.results.shown.value;
  if (!shown) return;
  const { now, timeZone } = session.reader();
  const { name, type, content } = exportFile(format, {
    results: shown.page.results,
    address: browser.runtime.getURL(pageAddress(shown.request)),
    accessed: dayOf(now, timeZone),
    plain: plainText,
  });
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
