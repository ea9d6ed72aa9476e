import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { DetailRow } from "../../../utils/search/service-answers.ts";

interface DetailRowsProps {
  label: string;
  rows: readonly DetailRow[];
  estimates?: boolean;
}

/** A service's own figures under its own names, which no contract defines and nobody translates. */
export function DetailRows({ label, rows, estimates = false }: DetailRowsProps) {
  return (
    <table class="table detail-table" aria-label={label}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {readable(name)}
            </th>
            <td lang={typeof value === "string" ? "en" : undefined}>
              {written(value)}
              {estimates && typeof value === "number" && (
                <>
                  {" "}
                  <Estimate />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Estimate() {
  return <span class="estimate">{t("status.estimate")}</span>;
}

function written(value: DetailRow["value"]): string {
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? t("status.yes") : t("status.no");
  return value;
}

/** `dependencies.search_backend` reads "dependencies › search backend". */
function readable(name: string): string {
  return name.replaceAll(".", " › ").replaceAll("_", " ");
}
