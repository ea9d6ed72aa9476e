import { formatNumber, t } from "../../utils/platform/i18n.ts";
import type { Country } from "../../utils/requests/answers.ts";
import { countryLabel, levelLabel } from "../../utils/text/names.ts";

interface CoverageProps {
  countries: readonly Country[];
}

/** Which countries and levels of government are in the index, as the service lists them. */
export function Coverage({ countries }: CoverageProps) {
  return (
    <table class="table coverage" aria-label={t("status.coverage")}>
      <thead>
        <tr>
          <th scope="col">{t("status.country")}</th>
          <th scope="col" class="number">
            {t("status.domains")}
          </th>
          <th scope="col" class="number">
            {t("status.pages")}
          </th>
          <th scope="col">{t("status.levels")}</th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, domains, pages, levels }) => (
          <tr key={code}>
            <th scope="row">{countryLabel(code, countries)}</th>
            <td class="number">{formatNumber(domains)}</td>
            <td class="number">{formatNumber(pages)}</td>
            <td class="levels">{levels.map(levelLabel).join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
