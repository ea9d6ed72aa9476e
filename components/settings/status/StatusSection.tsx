import { useEffect, useState } from "preact/hooks";
import type { Served } from "../../../utils/calls/calls-table.ts";
import { send } from "../../../utils/calls/send.ts";
import { failureSentence, savedCopySentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import type { Stats } from "../../../utils/search/answers.ts";
import { figuresAgeSentence } from "../../../utils/settings/service-sentences.ts";
import type { Settings } from "../../../utils/settings/settings.ts";
import { Alert } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { Section } from "../Section.tsx";
import { Coverage } from "./Coverage.tsx";
import { DomainsPart } from "./DomainsPart.tsx";
import { Figures, WaitingFigures } from "./Figures.tsx";
import { ServiceHealth } from "./ServiceHealth.tsx";
import { type Asked, createStatusStore } from "./status-store.ts";

interface StatusSectionProps {
  settings: Settings;
  /** Called when the answers came, which are saved and so change how much is stored. */
  onAnswers(): Promise<void>;
}

export function StatusSection({ settings, onAnswers }: StatusSectionProps) {
  const [status] = useState(() => createStatusStore({ send }));
  const { searchServiceUrl, factCheckServiceUrl } = settings;
  // Another address is another service.
  useEffect(() => act(status.loadStatus().then(onAnswers)), [searchServiceUrl, factCheckServiceUrl]);
  return (
    <Section id="status" title={t("options.status")} lead={t("options.status_lead")}>
      <div class="health-cards">
        <ServiceHealth
          status={status}
          service="search"
          name={t("status.search_service")}
          address={searchServiceUrl}
        />
        <ServiceHealth
          status={status}
          service="factCheck"
          name={t("status.fact_check_service")}
          address={factCheckServiceUrl}
        />
      </div>
      {searchServiceUrl !== null && (
        <>
          <h3>{t("status.index")}</h3>
          {status.isLoaded.value ? (
            <>
              <StatsPart answer={status.stats.value} />
              <Coverage countries={status.countries} levels={status.levels} />
            </>
          ) : (
            <WaitingFigures rows={14} />
          )}
          <DomainsPart key={searchServiceUrl} countries={status.countries} askStates={status.askStates} />
        </>
      )}
    </Section>
  );
}

function StatsPart({ answer }: { answer: Asked<Served<Stats>> }) {
  if (answer === null) return null;
  if (!answer.ok) return <Alert>{failureSentence(answer.failure)}</Alert>;
  return <Figures stats={answer.value.value} age={ageOf(answer.value)} />;
}

function ageOf({ fetchedAt, failure }: Served<unknown>): string {
  return failure ? savedCopySentence(fetchedAt, Date.now()) : figuresAgeSentence(fetchedAt);
}
