import { useId } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { COUNTRIES, type CountryCode } from "../../../utils/checks/sources/official-pages.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { counted, t } from "../../../utils/platform/i18n.ts";
import { countryLabel } from "../../../utils/search/place-labels.ts";
import { Button } from "../../base/Button.tsx";
import { Alert, StatusLine } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { WayOn } from "../../base/WayOn.tsx";
import { Skeleton, useIsLong } from "../../base/waiting.tsx";
import type { CountryPages, OfficialPages as OfficialPagesFound } from "../official-pages-store.ts";
import type { CheckCardActions } from "./CardFrame.tsx";
import styles from "./OfficialPages.module.css";
import { FoundPage } from "./Source.tsx";

interface OfficialPagesProps {
  check: DoneCheck;
  actions: CheckCardActions;
}

/** What official pages of three countries say about a claim, side by side and without a verdict; nothing until it is asked for. */
export function OfficialPages({ check, actions }: OfficialPagesProps) {
  const id = useId();
  const found = actions.officialPages.of(check.id);
  const isAsking = found !== null && COUNTRIES.some((country) => found[country].step === "asking");
  const isLong = useIsLong(isAsking);
  const status = (
    <StatusLine class={isLong ? "hint" : "visually-hidden"}>
      {isLong ? t("wait.long") : isAsking ? t("passages.asking") : found && foundText(found)}
    </StatusLine>
  );
  if (found === null) return status;
  const failures = COUNTRIES.flatMap((country) => {
    const pages = found[country];
    return pages.step === "failed" ? [pages.failure] : [];
  });
  const [failure] = failures;
  const sentences = new Set(failures.map((each) => failureSentence(each)));
  const haveAllFailedAlike = failures.length === COUNTRIES.length && sentences.size === 1;
  return (
    <>
      {status}
      <section class={styles.part} aria-labelledby={id}>
        <div>
          <h3 id={id}>{t("official.title")}</h3>
          <p class="hint">{t("official.no_verdict")}</p>
        </div>
        {haveAllFailedAlike ? (
          <Alert>{[...sentences]}</Alert>
        ) : (
          <div class={styles.countries}>
            {COUNTRIES.map((country) => (
              <Country
                key={country}
                pages={found[country]}
                country={country}
                check={check}
                actions={actions}
              />
            ))}
          </div>
        )}
        {failure !== undefined && (
          <WayOn failure={failure} onRetry={() => act(actions.officialPages.retry(check))} />
        )}
      </section>
    </>
  );
}

/** How much was found; a failure is an alert. */
function foundText(found: OfficialPagesFound): string {
  const countries = COUNTRIES.map((country) => found[country]);
  const pages = countries.flatMap((country) => (country.step === "found" ? country.pages : []));
  return countries.some(({ step }) => step === "found") ? counted("official.found", pages.length) : "";
}

interface CountryProps extends OfficialPagesProps {
  country: CountryCode;
  pages: CountryPages;
}

function Country({ country, pages, check, actions }: CountryProps) {
  const id = useId();
  return (
    <section class={styles.country} aria-labelledby={id}>
      <h4 id={id}>{countryName(country)}</h4>
      {pages.step === "asking" && (
        <div>
          <span class="visually-hidden">{t("passages.asking")}</span>
          <Skeleton width="95%" />
          <Skeleton width="70%" />
        </div>
      )}
      {pages.step === "failed" && <Alert>{failureSentence(pages.failure)}</Alert>}
      {pages.step === "found" && pages.pages.length === 0 && <p class="hint">{t("official.none")}</p>}
      {pages.step === "found" && pages.pages.length > 0 && (
        <>
          <ul aria-labelledby={id}>
            {pages.pages.map((page) => (
              <FoundPage key={page.url} page={page} claim={check.claim} />
            ))}
          </ul>
          <Button kind="quiet" icon="search" onClick={() => actions.search(check.claim, country)}>
            {t("official.more", countryName(country))}
          </Button>
        </>
      )}
    </section>
  );
}

/** In the reader's language: by its code, as the service's own list may not be here. */
function countryName(country: CountryCode): string {
  return countryLabel(country, []);
}
