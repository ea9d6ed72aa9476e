import { t } from "../../../utils/platform/i18n.ts";
import { Note } from "../../base/notices.tsx";
import base from "../../base/PageCard.module.css";
import { Skeleton } from "../../base/waiting.tsx";
import styles from "./ResultCard.module.css";

interface ResultSkeletonProps {
  cards: number;
  isLong: boolean;
}

/** Has the layout of a list, so that nothing jumps when the results arrive. */
export function ResultSkeleton({ cards, isLong }: ResultSkeletonProps) {
  return (
    <>
      {/* Beside the list: in it, the first line would no longer stand where the first result will. */}
      {isLong && (
        <div class="outcome over-list">
          <Note>{t("results.wait_long")}</Note>
        </div>
      )}
      <div class={`cards ${styles.cards}`} aria-busy="true">
        {Array.from({ length: cards }, (_, index) => (
          <div class={`card ${base.card} ${styles.card}`} key={index} aria-hidden="true">
            <div class={styles.skeletonFrom}>
              <Skeleton width="46%" />
            </div>
            <div class={styles.skeletonTitle}>
              <Skeleton width={`${88 - (index % 3) * 14}%`} />
            </div>
            <div class={styles.skeletonSnippet}>
              <Skeleton width="97%" />
              <Skeleton width={`${62 + (index % 4) * 9}%`} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
