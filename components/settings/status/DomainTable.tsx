import { t } from "../../../utils/platform/i18n.ts";
import { levelLabel } from "../../../utils/search/place-labels.ts";
import type { Domain } from "../../../utils/search/service-answers.ts";

interface DomainTableProps {
  domains: readonly Domain[];
  /** While others are asked for, which will stand in the place of these. */
  isBusy?: boolean;
  /** The address of a search within the domain. */
  searchAddress(domain: string): string;
}

export function DomainTable({ domains, isBusy = false, searchAddress }: DomainTableProps) {
  return (
    <table class="table domain-table" aria-label={t("domains.title")} aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">{t("domains.domain")}</th>
          <th scope="col">{t("domains.organization")}</th>
          <th scope="col">{t("domains.level")}</th>
          <th scope="col">{t("domains.place")}</th>
        </tr>
      </thead>
      <tbody>
        {domains.map((entry) => (
          <tr key={entry.domain}>
            <th scope="row">
              <a href={searchAddress(entry.domain)}>{entry.domain}</a>
            </th>
            <td>{entry.organization}</td>
            <td>{entry.level && levelLabel(entry.level)}</td>
            <td>{[entry.city, entry.state, entry.country].filter(Boolean).join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
