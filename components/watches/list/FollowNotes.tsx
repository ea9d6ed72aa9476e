import { t } from "../../../utils/platform/i18n.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import {
  checkedSentence,
  lookedBackSentence,
  manyMissingSentence,
  overflowSentence,
  restoredSentence,
  silenceSentence,
} from "../../../utils/watches/sentences.ts";
import { wantsMissing } from "../../../utils/watches/wants-missing.ts";
import { isPaused, notifies, viewOf, type Watch } from "../../../utils/watches/watch.ts";
import { FollowNotificationsNote } from "../NotificationsNote.tsx";
import { chosenFollow, followsOf, type NewsChoice } from "../news/news-choice.ts";
import type { News } from "../news/news-store.ts";
import { hasFailed, RefreshFailure } from "../news/RefreshFailure.tsx";
import { RefreshStatus } from "../news/RefreshStatus.tsx";
import { watches } from "../watches-store.ts";
import styles from "./FollowNotes.module.css";

interface FollowNotesProps {
  choice: NewsChoice | null;
  news: Pick<News, "isLooking" | "progress" | "leftOver" | "now" | "refresh">;
}

/** Above the pages, where no list of what is followed stands beside them: when they were asked for, why not, and what is missing. */
export function FollowNotes({ choice, news }: FollowNotesProps) {
  const watch = chosenFollow(choice, watches.value);
  return (
    <div class={styles.notes}>
      {watch?.details?.note && <p class="hint">{watch.details.note}</p>}
      {watch && isPaused(watch) && <p class="hint">{t("watch.paused_note")}</p>}
      {choice !== null && <RefreshFailure choice={choice} news={news} />}
      {watch && <FollowTrouble watch={{ ...watch, failure: null }} now={news.now.value} />}
      {watches.value.some(notifies) && <FollowNotificationsNote />}
      <RefreshStatus follows={followsOf(choice, watches.value)} news={news} isAgeShown={!hasFailed(choice)} />
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
