import { ExportMenu } from "../../components/search/results/ExportMenu.tsx";
import { Meta } from "../../components/search/results/ResultCount.tsx";
import { FollowButton } from "../../components/watches/form/FollowButton.tsx";
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
      <Meta view={current} reader={session.reader()}>
        <FollowButton view={current} />
        {hasResults && <ExportMenu shown={shown} reader={session.reader} />}
      </Meta>
    </div>
  );
}
