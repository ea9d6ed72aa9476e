import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";
import { Menu, type MenuItem } from "../../base/Menu.tsx";
import type { ExportFormat } from "./export-checks.ts";

interface ExportChecksProps {
  name: string;
  shown: number;
  verdicts: number;
  onExport(format: ExportFormat): void;
}

/** What the shown checks can be saved or copied as: to hand over, for the programs people use, and as data. */
export function ExportChecks({ name, shown, verdicts, onExport }: ExportChecksProps) {
  if (shown === 0) return null;
  const item = (format: ExportFormat, itemName: string, isApart = false): MenuItem => ({
    name: itemName,
    isApart,
    onSelect: () => onExport(format),
  });
  const ofVerdicts =
    verdicts === 0
      ? []
      : [
          item("report-html", t("report.export")),
          item("report-markdown", t("report.markdown")),
          item("zotero", t("zotero.copy"), true),
          item("csl", t("export.csl")),
          item("ris", t("checks.sources_as", "RIS")),
          item("bibtex", t("checks.sources_as", "BibTeX")),
          item("annotations", t("checks.annotations"), true),
          item("reviews", t("checks.claim_reviews")),
          item("markdown", t("checks.export_as", "Markdown"), true),
        ];
  const left = shown - verdicts;
  return (
    <Menu
      name={name}
      icon="download"
      items={[
        ...ofVerdicts,
        item("csv", t("checks.export_as", "CSV")),
        item("json", t("checks.export_as", "JSON")),
      ]}
      note={[counted("history.shown", shown), left > 0 ? t("history.left_out", formatNumber(left)) : ""]
        .filter(Boolean)
        .join(". ")}
    />
  );
}
