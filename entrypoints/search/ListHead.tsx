import { chosenFilters } from "../../components/search/filters/chosen-filters.ts";
import { ExportMenu } from "../../components/search/results/ExportMenu.tsx";
import { Meta } from "../../components/search/results/ResultCount.tsx";
import { FollowButton } from "../../components/watches/form/FollowButton.tsx";
import { t } from "../../utils/platform/i18n.ts";
import type { PageRequest } from "../../utils/search/request.ts";
import type { KnownValues } from "../../utils/search/service-answers.ts";
import styles from "./ListHead.module.css";
import type { ResultsPage } from "./results-page-store.ts";

/** Above the list: how much was found, and what can be done with all of it. */
export function ListHead({ page: { session, view } }: { page: ResultsPage }) {
  const current = view.value;
  if (!current.wasAsked.value) return null;
  const shown = current.results.standing.value;
  const hasResults = shown !== null && shown.page.results.length > 0;
  return (
    <div class={`list-head ${styles.head}`}>
      {shown && <p class={styles.asked}>{askedSentence(shown.request, current.lists.lists.value)}</p>}
      <Meta view={current} reader={session.reader()}>
        <FollowButton view={current} />
        {hasResults && <ExportMenu shown={shown} reader={session.reader} />}
      </Meta>
    </div>
  );
}

/** What was searched for. On paper no box and no filters say it. */
function askedSentence(request: PageRequest, known: KnownValues): string {
  return [
    ...(request.q === "" ? [] : [t("claim.quoted", request.q)]),
    ...chosenFilters(request, known).map(({ shown }) => shown),
  ].join(" · ");
}
