import { t } from "../../utils/platform/i18n.ts";
import { Skeleton, useIsLong } from "../base/waiting.tsx";

/** Rows where a table will stand. */
export function WaitingFigures({ rows }: { rows: number }) {
  const isLong = useIsLong(true);
  return (
    <div class="waiting-figures" aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} width={`${92 - (index % 4) * 17}%`} />
      ))}
      <p class="hint" role="status">
        {isLong && t("wait.long")}
      </p>
    </div>
  );
}
