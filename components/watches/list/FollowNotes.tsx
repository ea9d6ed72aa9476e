import { t } from "../../../utils/platform/i18n.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import {
  checkedSentence,
  lastCheckedSentence,
  lookedBackSentence,
  manyMissingSentence,
  overflowSentence,
  restoredSentence,
  silenceSentence,
} from "../../../utils/watches/sentences.ts";
import { wantsMissing } from "../../../utils/watches/wants-missing.ts";
import { isPaused, notifies, viewOf, type Watch } from "../../../utils/watches/watch.ts";
import { FailedPart } from "../../base/FailedPart.tsx";
import { NotificationsNote } from "../NotificationsNote.tsx";
import { chosenFollow, type NewsChoice } from "../news/news-choice.ts";
import { refreshingSentence } from "../news/news-sentences.ts";
import type { News } from "../news/news-store.ts";
import { watches } from "../watches-store.ts";
import styles from "./FollowNotes.module.css";

interface FollowNotesProps {
  choice: NewsChoice | null;
  news: Pick<News, "progress" | "now" | "refresh">;
}

/** Above the pages, where no list of what is followed stands beside them: how far a refresh is, and what is missing. */
export function FollowNotes({ choice, news }: FollowNotesProps) {
  const watch = chosenFollow(choice, watches.value);
  // One that is paused is not asked again, whatever went wrong before.
  const failure = watch && !isPaused(watch) ? watch.failure : null;
  return (
    <div class={styles.notes}>
      {watch?.details?.note && <p class="hint">{watch.details.note}</p>}
      {watch && isPaused(watch) && <p class="hint">{t("watch.paused_note")}</p>}
      {watch && failure && <FailedPart key={watch.id} failure={failure} onRetry={news.refresh} />}
      {watch && <FollowTrouble watch={{ ...watch, failure: null }} now={news.now.value} />}
      {watch && failure && <p class="hint">{lastCheckedSentence(watch, news.now.value)}</p>}
      {watches.value.some(notifies) && <NotificationsNote />}
      <div role="status">{news.progress.value && <p class="hint">{refreshingSentence(news)}</p>}</div>
    </div>
  );
}

/** What went wrong with what is followed, or is missing of it. */
export function FollowTrouble({ watch, now }: { watch: Watch; now: number }) {
  const { failure, restoredAt, lookedBackTo, overflow, manyMissing, preset } = watch;
  const parts = [
    ...(failure === null ? [] : [checkedSentence(watch, now)]),
    ...(watch.silenceSaid ? [silenceSentence(watch)] : []),
    ...(manyMissing === undefined || !wantsMissing(watch) ? [] : [manyMissingSentence(manyMissing)]),
    ...(restoredAt === undefined ? [] : [restoredSentence(restoredAt)]),
    ...(lookedBackTo === null ? [] : [lookedBackSentence(lookedBackTo)]),
    ...(overflow === null ? [] : [overflowSentence(overflow)]),
    ...(preset === null ? [] : [t("watch.preset")]),
  ];
  if (parts.length === 0) return null;
  return (
    <p class={failure ? `hint ${styles.failed}` : "hint"}>
      {parts.join(" ")}
      {lookedBackTo !== null && (
        <>
          {" "}
          <a href={pageAddress(viewOf(watch.request))} target="_blank" rel="noopener noreferrer">
            {t("watch.narrow")}
          </a>
        </>
      )}
    </p>
  );
}
