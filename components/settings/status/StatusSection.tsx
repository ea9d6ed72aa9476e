import { useEffect } from "preact/hooks";
import type { Served } from "../../../utils/calls/calls-table.ts";
import { failureSentence, savedCopySentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { figuresAgeSentence } from "../../../utils/settings/service-sentences.ts";
import type { Settings } from "../../../utils/settings/settings.ts";
import { Alert } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { count } from "../clear-data-store.ts";
import { Section } from "../Section.tsx";
import { Coverage } from "./Coverage.tsx";
import { DomainsPart } from "./DomainsPart.tsx";
import { Figures, WaitingFigures } from "./Figures.tsx";
import { ServiceHealth } from "./ServiceHealth.tsx";
import { isLoaded, loadStatus, stats } from "./status-store.ts";

export function StatusSection({ settings }: { settings: Settings }) {
  const { searchServiceUrl, factCheckServiceUrl } = settings;
  // Another address is another service. Its answers are cached, so the stored data is counted again.
  useEffect(() => act(loadStatus().then(count)), [searchServiceUrl, factCheckServiceUrl]);
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
              <Coverage />
            </>
          ) : (
            <WaitingFigures rows={14} />
          )}
          <DomainsPart key={searchServiceUrl} />
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

function ageOf({ fetchedAt, failure }: Served<unknown>): string {
  return failure ? savedCopySentence(fetchedAt, Date.now()) : figuresAgeSentence(fetchedAt);
}
