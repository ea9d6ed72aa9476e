import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Served } from "../../../utils/calls/calls-table.ts";
import { send } from "../../../utils/calls/send.ts";
import { savedCopySentence } from "../../../utils/platform/failure-sentences.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { Stats } from "../../../utils/search/service-answers.ts";
import { originsOf } from "../../../utils/settings/service-address.ts";
import { figuresAgeSentence } from "../../../utils/settings/service-sentences.ts";
import { Disclosure } from "../../base/Disclosure.tsx";
import { FailedPart } from "../../base/FailedPart.tsx";
import { Note } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { useAllowed } from "../../base/use-allowed.ts";
import { Section } from "../Section.tsx";
import { ServiceAddresses } from "../ServiceAddresses.tsx";
import type { SettingsPart } from "../settings-store.ts";
import { Coverage } from "./Coverage.tsx";
import { DomainsPart } from "./DomainsPart.tsx";
import { Figures, WaitingFigures } from "./Figures.tsx";
import { ServiceHealth } from "./ServiceHealth.tsx";
import { type Asked, createStatusStore, type StatusStore } from "./status-store.ts";

interface AdvancedSectionProps extends SettingsPart {
  /** Called when the answers came, which are saved and so change how much is stored. */
  onAnswers(): Promise<void>;
}

/** What few need: whether the services work, where they are, and what they hold. */
export function AdvancedSection({ settings, store, onAnswers }: AdvancedSectionProps) {
  const [status] = useState(() => createStatusStore({ send }));
  const { searchServiceUrl, factCheckServiceUrl, forbidFactChecks } = settings;
  const addresses = [searchServiceUrl, factCheckServiceUrl].filter((address) => address !== null);
  const [isAllowed] = useAllowed({ origins: addresses.map((address) => originsOf(new URL(address))) });
  // It stays open once it was: the field of the last address says in it that that was saved.
  const needsAddress = useRef(false);
  needsAddress.current ||= addresses.length < 2 || !isAllowed;
  // Another address is another service. Before it is painted, so that it is never seen beside the state of the former.
  useLayoutEffect(
    () =>
      act(status.loadStatus({ search: searchServiceUrl, factCheck: factCheckServiceUrl }).then(onAnswers)),
    [searchServiceUrl, factCheckServiceUrl],
  );
  return (
    <Section id="advanced" title={t("options.advanced")}>
      <div class="setting">
        <ServiceHealth
          status={status}
          service="search"
          name={t("status.search_service")}
          address={searchServiceUrl}
        />
      </div>
      {forbidFactChecks ? (
        <p class="locked">{t("policy.fact_checks_off")}</p>
      ) : (
        <div class="setting">
          <ServiceHealth
            status={status}
            service="factCheck"
            name={t("status.fact_check_service")}
            address={factCheckServiceUrl}
          />
        </div>
      )}
      <div class="setting" id="services" tabIndex={-1}>
        <Disclosure summary={t("options.services")} opensFor="services" isOpen={needsAddress.current}>
          <ServiceAddresses settings={settings} store={store} />
        </Disclosure>
      </div>
      {searchServiceUrl !== null && (
        <div class="setting" id="status" tabIndex={-1}>
          <Disclosure summary={<IndexSummary answer={status.stats.value} />} opensFor="status">
            <div class="index-figures">
              <h3 class="visually-hidden">{t("status.index")}</h3>
              {status.isLoaded.value ? (
                <>
                  <FailedFigures status={status} onRetry={() => status.retryStatus().then(onAnswers)} />
                  <StatsPart answer={status.stats.value} />
                  <Coverage countries={status.countries} levels={status.levels} />
                </>
              ) : (
                <WaitingFigures rows={14} />
              )}
              <DomainsPart key={searchServiceUrl} countries={status.countries} askStates={status.askStates} />
            </div>
          </Disclosure>
        </div>
      )}
    </Section>
  );
}

/** The size of the index in the words that open its figures. */
function IndexSummary({ answer }: { answer: Asked<Served<Stats>> }) {
  const { indexedPages = null, domainsTotal = null } = answer?.ok ? answer.value.value : {};
  if (indexedPages === null || domainsTotal === null) return <>{t("status.index")}</>;
  return <>{t("status.index_size", formatNumber(indexedPages), formatNumber(domainsTotal))}</>;
}

interface FailedFiguresProps {
  status: Pick<StatusStore, "stats" | "countries">;
  onRetry(): Promise<void>;
}

/** Said once, since mostly all of them fail for the same reason. */
function FailedFigures({ status, onRetry }: FailedFiguresProps) {
  const failed = [status.stats.value, status.countries.value].find((answer) => answer?.ok === false);
  return failed?.ok === false ? <FailedPart failure={failed.failure} onRetry={onRetry} /> : null;
}

function StatsPart({ answer }: { answer: Asked<Served<Stats>> }) {
  if (!answer?.ok) return null;
  const { value, fetchedAt, failure } = answer.value;
  return (
    <>
      {failure && <Note kind="warn">{savedCopySentence(fetchedAt, Date.now())}</Note>}
      <Figures stats={value} age={failure ? null : figuresAgeSentence(fetchedAt)} />
    </>
  );
}
