import { useEffect } from "preact/hooks";
import { Alert } from "../../components/base/notices.tsx";
import { Section } from "../../components/settings/Section.tsx";
import { Bars } from "../../components/status/Bars.tsx";
import { Coverage } from "../../components/status/Coverage.tsx";
import { Figures } from "../../components/status/Figures.tsx";
import { WaitingFigures } from "../../components/status/WaitingFigures.tsx";
import { failureSentence, savedCopySentence } from "../../utils/failure-text.ts";
import { language, t } from "../../utils/i18n.ts";
import type { Served } from "../../utils/messages.ts";
import type { Settings } from "../../utils/store/settings.ts";
import { countryLabel, levelLabel } from "../../utils/text/names.ts";
import { DomainsPart } from "./DomainsPart.tsx";
import { count } from "./data-state.ts";
import { ServiceHealth } from "./ServiceHealth.tsx";
import { countries, isLoaded, levels, loadStatus, stats } from "./status-state.ts";

export function StatusSection({ settings }: { settings: Settings }) {
  const { searchServiceUrl, factCheckServiceUrl } = settings;
  // Other addresses are other services. Their answers are kept, so the data has grown.
  useEffect(() => void loadStatus().then(count), [searchServiceUrl, factCheckServiceUrl]);
  return (
    <Section id="status" title={t("options.status")} lead={t("options.status_lead")}>
      <div class="health-cards">
        <ServiceHealth service="search" name={t("status.search_service")} address={searchServiceUrl} />
        <ServiceHealth
          service="factCheck"
          name={t("status.fact_check_service")}
          address={factCheckServiceUrl}
        />
      </div>
      {searchServiceUrl !== null && (
        <>
          <h3>{t("status.index")}</h3>
          {isLoaded.value ? (
            <>
              <StatsPart />
              <CoveragePart />
            </>
          ) : (
            <WaitingFigures rows={14} />
          )}
          <DomainsPart />
        </>
      )}
    </Section>
  );
}

function StatsPart() {
  const answer = stats.value;
  if (answer === null) return null;
  if (!answer.ok) return <Alert>{failureSentence(answer.failure)}</Alert>;
  return <Figures stats={answer.value.value} age={ageOf(answer.value)} />;
}

function CoveragePart() {
  const answer = countries.value;
  if (answer === null) return null;
  if (!answer.ok) return <Alert>{failureSentence(answer.failure)}</Alert>;
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
      <Coverage countries={list} />
    </>
  );
}

function ageOf({ fetchedAt, failure }: Served<unknown>): string {
  if (failure) return savedCopySentence(fetchedAt, Date.now());
  const time = new Date(fetchedAt).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
  return t("status.age", time);
}
