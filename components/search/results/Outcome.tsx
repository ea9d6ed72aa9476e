import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { counted, t } from "../../../utils/platform/i18n.ts";
import type { FilterChange } from "../../../utils/search/filter-changes.ts";
import type { PageRequest } from "../../../utils/search/request.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import { Note } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import type { ViewStore } from "../view/view-store.ts";
import type { ResultCardActions } from "./card-actions.ts";
import { FailureNotice } from "./FailureNotice.tsx";
import { InsteadNote } from "./InsteadNote.tsx";
import { NoResults } from "./NoResults.tsx";
import { ResultList } from "./ResultList.tsx";
import { ResultSkeleton } from "./ResultSkeleton.tsx";
import { SavedCopy } from "./SavedCopy.tsx";
import { WindowEnd } from "./WindowEnd.tsx";
import { isEndOfWindow } from "./where-results-end.ts";

interface OutcomeProps {
  view: ViewStore;
  reader: DateReader;
  actions: ResultCardActions;
  /** Sends the words that were searched for as a claim. */
  onCheck?: ((claim: string) => void) | undefined;
  /** How many cards fill the page. */
  skeletonCards: number;
  /** How many cards are drawn at first; all if missing. */
  firstCards?: number;
  onOptions(): void;
  /** Shown before the first request. */
  children: ComponentChildren;
}

/** The outcome of the last request: results, a wait, a failure, or nothing found. */
export function Outcome(props: OutcomeProps) {
  const { view, reader, actions, onCheck, skeletonCards, onOptions, children } = props;
  const drawn = useCardsDrawn(props.firstCards ?? Number.POSITIVE_INFINITY);
  const { results, lists } = view;
  const shown = results.shown.value;
  const failure = results.failure.value;
  const isLong = results.wait.value === "long";
  const isNoticed = isLong || results.wait.value === "noticed";
  const isKept = results.standing.value !== null;

  if (isNoticed && !isKept) return <ResultSkeleton cards={skeletonCards} isLong={isLong} />;
  if (failure) {
    return (
      <FailureNotice
        failure={failure}
        goesOnAt={results.goesOnAt.value}
        request={results.request.value}
        onRetry={() => act(results.refresh())}
        onAskNow={() => act(results.askNow())}
        onOptions={onOptions}
        onPage={view.goToPage}
        onSuggestion={view.chooseCity}
      >
        <ResultSkeleton cards={skeletonCards} isLong={false} />
      </FailureNotice>
    );
  }
  if (!shown) return <>{children}</>;
  const { page } = shown;
  const list = {
    results: page.results.slice(0, drawn),
    known: lists.lists.value,
    filters: shown.request,
    reader,
    actions,
  };
  const feed =
    shown.request.view === "recent" ? { sort: shown.request.sort, lastVisit: view.lastVisit.value } : null;
  return (
    <>
      {isLong && (
        <div class="outcome over-list">
          <Note>{t("results.wait_long")}</Note>
        </div>
      )}
      {shown.copyBecause && (
        <SavedCopy
          fetchedAt={shown.fetchedAt}
          because={shown.copyBecause}
          goesOnAt={results.goesOnAt.value}
          now={reader.now}
          onRetry={() => act(results.refresh())}
          onAskNow={() => act(results.askNow())}
        />
      )}
      {shown.insteadOf && <InsteadNote view={view} insteadOf={shown.insteadOf} onCheck={onCheck} />}
      {page.results.length === 0 ? (
        <NoResults
          query={shown.request.q || null}
          needsWords={shown.request.view === "search"}
          filters={shown.request}
          known={lists.lists.value}
          page={page}
          onChange={(change: FilterChange) => view.changeFilters(change)}
          onRemoveAll={view.removeFilters}
          onWords={view.submit}
          onAnyDate={
            hasPeriod(shown.request) ? () => view.changeRange({ since: null, until: null }) : undefined
          }
          offers={shown.offers ?? null}
          isTrying={isNoticed}
          onFederal={view.searchExactly}
          onPage={view.goToPage}
          onCheck={onCheck}
        />
      ) : (
        <ResultList {...list} feed={feed} />
      )}
      {/* What is more than was asked for belongs to the pages that follow. */}
      {page.dropped > 0 && page.results.length + page.dropped <= shown.request.size && (
        <div class="outcome">
          <Note>{counted("results.left_out", page.dropped)}</Note>
        </div>
      )}
      {isEndOfWindow(page) && <WindowEnd />}
    </>
  );
}

function hasPeriod(request: PageRequest): boolean {
  return request.view === "recent" && (request.since !== null || request.until !== null);
}

/** Draws the cards in sight first and the others after the first paint. */
export function useCardsDrawn(inSight: number): number {
  const [drawn, setDrawn] = useState(inSight);
  useEffect(() => setDrawn(Number.POSITIVE_INFINITY), []);
  return drawn;
}
