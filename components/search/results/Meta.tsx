import type { ComponentChildren } from "preact";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { ResultPage } from "../../../utils/search/answers.ts";
import { countSentence, newsSentence } from "../../../utils/search/sentences.ts";
import { clockTime, type DateReader, readDate } from "../../../utils/text/format-date.ts";
import { Icon } from "../../base/Icon.tsx";
import { act } from "../../base/trouble.tsx";
import type { ViewStore } from "../view/view-store.ts";
import { isNewSince } from "./ResultList.tsx";
import { dateOf } from "./result-date.ts";

/** An answer that is on the page for longer shows its time, and a button to ask again. */
const SHOWN_WITHOUT_TIME = 5 * 60_000;

interface MetaProps {
  view: ViewStore;
  reader: DateReader;
  /** Shown at the end of the line. */
  children?: ComponentChildren;
}

/** How much was found, how much is new, and how old the answer is. */
export function Meta({ view, reader, children }: MetaProps) {
  const shown = view.results.standing.value;
  const isOld = shown && !shown.copyBecause && reader.now - shown.fetchedAt > SHOWN_WITHOUT_TIME;
  return (
    <div class="meta">
      <ResultCount page={shown?.page ?? null} />
      {shown && <News view={view} reader={reader} />}
      {isOld && (
        <button type="button" class="text-button" onClick={() => act(view.results.refresh())}>
          <Icon name="refresh" />
          {t("results.as_of", clockTime(shown.fetchedAt, reader))}
        </button>
      )}
      {shown && !isOld && shown.request.view === "search" && shown.page.tookMs !== null && (
        <span class="took">
          {t("results.took", formatNumber(Math.max(0.01, Math.round(shown.page.tookMs / 10) / 100)))}
        </span>
      )}
      {children}
    </div>
  );
}

function News({ view, reader }: { view: ViewStore; reader: DateReader }) {
  const shown = view.results.standing.value;
  const lastVisit = view.lastVisit.value;
  if (shown?.request.view !== "recent" || lastVisit === null) return null;
  const { sort } = shown.request;
  const count = shown.page.results.filter((result) =>
    isNewSince(readDate(dateOf(result, sort).iso, reader.timeZone), lastVisit, reader),
  ).length;
  return <span class="news">{newsSentence(count)}</span>;
}

/** Always in the page, so that screen readers hear it change. */
export function ResultCount({ page }: { page: ResultPage | null }) {
  return (
    <p class="result-count" role="status">
      {page ? countSentence(page) : ""}
    </p>
  );
}
