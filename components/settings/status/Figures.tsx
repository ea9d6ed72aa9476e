import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { Stats } from "../../../utils/search/service-answers.ts";
import { Disclosure } from "../../base/Disclosure.tsx";
import { Skeleton, useIsLong } from "../../base/waiting.tsx";
import { DetailRows } from "./DetailRows.tsx";

/** The size of the index in exact counts; one press deeper what else its service counts, with estimates marked as such. */
export function Figures({ stats, age }: { stats: Stats; age: string | null }) {
  return (
    <>
      <dl class="figures">
        <Figure name={t("status.pages")} value={stats.indexedPages} />
        <Figure name={t("status.domains")} value={stats.domainsTotal} />
      </dl>
      {age && <p class="hint">{age}</p>}
      {stats.crawl.length + stats.details.length > 0 && (
        <Disclosure summary={t("status.details")}>
          {stats.details.length > 0 && <DetailRows label={t("status.details")} rows={stats.details} />}
          {stats.crawl.length > 0 && (
            <>
              <h4>{t("status.crawl")}</h4>
              <DetailRows label={t("status.crawl")} rows={stats.crawl} estimates={stats.crawlIsEstimate} />
            </>
          )}
        </Disclosure>
      )}
    </>
  );
}

function Figure({ name, value }: { name: string; value: number | null }) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          t("status.unknown_count")
        ) : (
          <>
            <span class="figure-value">{formatNumber(value)}</span>{" "}
            <span class="hint">{t("status.exact")}</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** Skeleton lines in place of a table. */
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
