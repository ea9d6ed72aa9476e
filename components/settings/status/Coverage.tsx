import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { countryLabel, levelLabel } from "../../../utils/search/place-labels.ts";
import type { Country } from "../../../utils/search/service-answers.ts";
import type { StatusStore } from "./status-store.ts";

/** How many pages and domains the index has of each country and level of government. */
export function Coverage({ countries, levels }: Pick<StatusStore, "countries" | "levels">) {
  const answer = countries.value;
  if (!answer?.ok) return null;
  const list = answer.value.value.countries;
  return (
    <>
      <h4>{t("status.pages_by_country")}</h4>
      <Bars
        label={t("status.pages_by_country")}
        bars={list.map(({ code, pages }) => ({ name: countryLabel(code, list), count: pages }))}
      />
      {levels.value && (
        <>
          <h4>{t("status.pages_by_level")}</h4>
          <Bars
            label={t("status.pages_by_level")}
            bars={levels.value.map(({ value, count }) => ({ name: levelLabel(value), count }))}
          />
        </>
      )}
      <h4>{t("status.coverage")}</h4>
      <CoverageTable countries={list} />
    </>
  );
}

function CoverageTable({ countries }: { countries: readonly Country[] }) {
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

interface Bar {
  readonly name: string;
  readonly count: number;
}

/** A table of counts with bars. The bars are hidden from screen readers, which read the numbers. */
function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table class="bars" aria-label={label}>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="bar-cell" aria-hidden="true">
              <span class="bar" style={{ width: `${(count / most) * 100}%` }} />
            </td>
            <td class="number">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
