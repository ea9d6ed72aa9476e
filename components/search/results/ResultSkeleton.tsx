import { t } from "../../../utils/platform/i18n.ts";
import { Note } from "../../base/notices.tsx";
import { Skeleton } from "../../base/waiting.tsx";

interface ResultSkeletonProps {
  cards: number;
  isLong: boolean;
}

/** Has the layout of a list, so that nothing jumps when the results arrive. */
export function ResultSkeleton({ cards, isLong }: ResultSkeletonProps) {
  return (
    <div class="cards" aria-busy="true">
      {isLong && (
        <div class="outcome over-list">
          <Note>{t("results.wait_long")}</Note>
        </div>
      )}
      {Array.from({ length: cards }, (_, index) => (
        <div class="card" key={index} aria-hidden="true">
          <div class="card-from">
            <Skeleton width="46%" />
          </div>
          <div class="skeleton-title">
            <Skeleton width={`${88 - (index % 3) * 14}%`} />
          </div>
          <div class="skeleton-snippet">
            <Skeleton width="97%" />
            <Skeleton width={`${62 + (index % 4) * 9}%`} />
          </div>
          <div class="card-foot">
            <Skeleton width="38%" />
          </div>
        </div>
      ))}
    </div>
  );
}
