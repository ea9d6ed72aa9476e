import type { ComponentChildren } from "preact";
import { MINUTE } from "../../../utils/platform/durations.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { countSentence } from "../../../utils/search/sentences.ts";
import type { ResultPage } from "../../../utils/search/service-answers.ts";
import { clockTime, type DateReader } from "../../../utils/text/format-date.ts";
import { Button } from "../../base/Button.tsx";
import { act } from "../../base/trouble.tsx";
import type { ViewStore } from "../view/view-store.ts";
import styles from "./ResultCount.module.css";

/** An answer that is on the page for longer shows its time, and a button to ask again. */
const SHOWN_WITHOUT_TIME = 5 * MINUTE;

interface MetaProps {
  view: ViewStore;
  reader: DateReader;
  /** Shown at the end of the line. */
  children?: ComponentChildren;
}

/** How much was found, and how old the answer is. */
export function Meta({ view, reader, children }: MetaProps) {
  const shown = view.results.standing.value;
  const isOld = shown && !shown.copyBecause && reader.now - shown.fetchedAt > SHOWN_WITHOUT_TIME;
  return (
    <div class={`meta ${styles.meta}`}>
      <ResultCount page={shown?.page ?? null} />
      {isOld && (
        <Button kind="quiet" icon="refresh" onClick={() => act(view.results.refresh())}>
          {t("results.as_of", clockTime(shown.fetchedAt, reader))}
        </Button>
      )}
      {children && <span class={styles.end}>{children}</span>}
    </div>
  );
}

/** Always in the page, so that screen readers hear it change. */
export function ResultCount({ page }: { page: ResultPage | null }) {
  return (
    <p class={`result-count ${styles.count}`} role="status">
      {page ? countSentence(page) : ""}
    </p>
  );
}
