import { batch, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Served } from "../../../utils/calls/calls-table.ts";
import { send } from "../../../utils/calls/send.ts";
import { savedCopySentence } from "../../../utils/platform/failure-sentences.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { NO_FILTERS, newRecent } from "../../../utils/search/request.ts";
import type { Domains, StatePlace } from "../../../utils/search/service-answers.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { Button } from "../../base/Button.tsx";
import { Disclosure } from "../../base/Disclosure.tsx";
import { FailedPart } from "../../base/FailedPart.tsx";
import { Note } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { useIsLong } from "../../base/waiting.tsx";
import { DomainFilters, type DomainQuestion, NO_QUESTION } from "./DomainFilters.tsx";
import { DomainTable } from "./DomainTable.tsx";
import { WaitingFigures } from "./Figures.tsx";
import type { Asked, StatusStore } from "./status-store.ts";

const PER_PAGE = 50;

/** The domains of the index, page by page. Nothing is sent before this part is opened. */
export function DomainsPart({ countries, askStates }: Pick<StatusStore, "countries" | "askStates">) {
  const question = useSignal(NO_QUESTION);
  const offset = useSignal(0);
  const answer = useSignal<Asked<Served<Domains>>>(null);
  /** What the answer is of, while another question is asked too. */
  const answered = useSignal(NO_QUESTION);
  const isAsking = useSignal(false);
  const states = useSignal<readonly StatePlace[]>([]);
  const isOpen = useSignal(false);
  const latest = useRef(new AbortController());

  const ask = async (asked: DomainQuestion, from: number): Promise<void> => {
    latest.current.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    question.value = asked;
    isAsking.value = true;
    // The states may not have come the last time.
    if (states.value.length === 0) act(readStates());
    const found = await send("domains", { request: requestFor(asked, from), effort: "up-to-date" }, signal);
    if (signal.aborted) return;
    batch(() => {
      offset.value = from;
      answered.value = asked;
      answer.value = found;
      isAsking.value = false;
    });
  };

  const readStates = async (): Promise<void> => {
    states.value = await askStates();
  };

  return (
    <Disclosure
      summary={t("domains.title")}
      onToggle={(isToggledOpen) => {
        isOpen.value = isToggledOpen;
        if (isToggledOpen && answer.value === null) act(ask(question.value, 0));
      }}
    >
      <div class="domains">
        <DomainFilters
          countries={countries.value?.ok ? countries.value.value.value.countries : []}
          states={states.value}
          // What is asked once more in the same words is another question all the same.
          onAsk={(asked) => act(ask({ ...asked }, 0))}
        />
        {isOpen.value && (
          <DomainList
            answer={answer.value}
            offset={offset.value}
            isAsking={isAsking.value}
            isOfQuestion={answered.value === question.value}
            onPage={(from) => ask(question.value, from)}
          />
        )}
      </div>
    </Disclosure>
  );
}

interface DomainListProps {
  answer: Asked<Served<Domains>>;
  offset: number;
  /** While the list that is shown may be another soon. */
  isAsking: boolean;
  /** False while another question is asked, which nothing is known of. */
  isOfQuestion: boolean;
  onPage(offset: number): Promise<void>;
}

/** What was found stays in its place while the next is asked for, so that nothing jumps. */
function DomainList({ answer, offset, isAsking, isOfQuestion, onPage }: DomainListProps) {
  const isLong = useIsLong(isAsking);
  const wait = t(isLong ? "wait.long" : "picker.fetching");
  if (answer === null) return <WaitingFigures rows={10} />;
  if (!answer.ok && !isOfQuestion) return <Note>{wait}</Note>;
  if (!answer.ok) return <FailedPart failure={answer.failure} onRetry={() => onPage(offset)} />;
  const { value, failure, fetchedAt } = answer.value;
  const { domains, dropped = 0, total } = value;
  const isNone = domains.length === 0;
  const none = <p role="status">{isAsking ? wait : t("domains.none")}</p>;
  if (isNone && dropped === 0 && offset === 0) return none;
  const last = offset + domains.length;
  const mayGoOn = total === null ? domains.length + dropped === PER_PAGE : last + dropped < total;
  return (
    <>
      {failure && <Note kind="warn">{savedCopySentence(fetchedAt, Date.now())}</Note>}
      {isNone ? none : <DomainTable domains={domains} isBusy={isAsking} searchAddress={newestWithin} />}
      <nav class="row" aria-label={t("domains.pages")}>
        <Button isHeld={isAsking || offset === 0} onClick={() => act(onPage(Math.max(0, offset - PER_PAGE)))}>
          {t("domains.previous")}
        </Button>
        {!isNone && <span role="status">{isAsking ? wait : rangeSentence(offset + 1, last, total)}</span>}
        <Button isHeld={isAsking || !mayGoOn} onClick={() => act(onPage(offset + PER_PAGE))}>
          {t("domains.next")}
        </Button>
      </nav>
    </>
  );
}

function rangeSentence(first: number, last: number, total: number | null): string {
  const range = [formatNumber(first), formatNumber(last)] as const;
  return total === null ? t("domains.range", ...range) : t("domains.range_of", ...range, formatNumber(total));
}

function requestFor({ search, country, level, state, city }: DomainQuestion, offset: number) {
  return {
    country: country ? [country] : [],
    level,
    state: state ? [state] : [],
    city: city.trim() ? [city.trim()] : [],
    search: search.trim(),
    limit: PER_PAGE,
    offset,
  };
}

/** A search needs words, so the link leads to the newest pages of the domain, which needs none. */
function newestWithin(domain: string): string {
  return pageAddress(newRecent({ ...NO_FILTERS, domain: [domain] }));
}
