import type { ComponentChildren } from "preact";
import { type ApiFailure, type CitySuggestion, isFixedInOptions } from "../../../utils/platform/failure.ts";
import { asSentence, resumingSentence, withServiceWords } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { placeLabel } from "../../../utils/search/place-labels.ts";
import type { SearchRequest } from "../../../utils/search/request.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button } from "../../base/Button.tsx";
import { Icon } from "../../base/Icon.tsx";
import { Alert } from "../../base/notices.tsx";
import { PauseCountdown, useTimeLeft } from "../../base/PauseCountdown.tsx";
import { RetryButton } from "../../base/RetryButton.tsx";
import { ServiceWords } from "../../base/ServiceWords.tsx";
import { filterName } from "../filters/chosen-filters.ts";
import { refusedCity } from "../view/refused-city.ts";

interface FailureProps {
  failure: ApiFailure;
  goesOnAt: number | null;
  /** The request that failed. */
  request: Pick<SearchRequest, "q" | "city" | "page">;
  onRetry(): void;
  onAskNow(): void;
  onOptions(): void;
  onPage(page: number): void;
  onSuggestion(suggestion: CitySuggestion): void;
  /** What holds the place of the results during a pause that ends by itself. */
  children?: ComponentChildren;
}

const RETRYING_HELPS: readonly ApiFailure["kind"][] = [
  ...([
    "offline",
    "unreachable",
    "no-access",
    "timeout",
    "rate-limited",
    "unavailable",
    "unreadable",
  ] as const),
  ...(["interrupted", "aborted"] as const),
];

export function FailureNotice(props: FailureProps) {
  const { failure, goesOnAt, request, onRetry, onAskNow, onOptions, onPage, onSuggestion } = props;
  const isBeyondWindow = failure.kind === "not-sent" && failure.problem.reason === "beyond-window";
  const { page } = request;
  const pause = useTimeLeft(failure.kind === "rate-limited" ? failure.until : 0);
  const suggestions = failure.kind === "refused" ? failure.suggestions : [];
  if (pause > 0 && goesOnAt !== null) return <Paused {...props} goesOnAt={goesOnAt} />;
  return (
    <div class="outcome">
      <Alert
        actions={
          <>
            {failure.kind === "no-access" && <AllowAccess origins={failure.origins} onAllowed={onRetry} />}
            {RETRYING_HELPS.includes(failure.kind) && (
              <TryAgain failure={failure} onRetry={onRetry} onAskNow={onAskNow} />
            )}
            {isBeyondWindow && <Button onClick={() => onPage(1)}>{t("paging.first")}</Button>}
            {page > 1 && !isBeyondWindow && (
              <Button icon="chevron-left" onClick={() => onPage(page - 1)}>
                {t("paging.previous")}
              </Button>
            )}
            {isFixedInOptions(failure) && (
              <Button icon="gear" onClick={onOptions}>
                {t("open.options")}
              </Button>
            )}
          </>
        }
      >
        {cityUnknownSentence(failure, request) ??
          withServiceWords(resumingSentence(withFilterNames(failure), goesOnAt), failure)}
      </Alert>
      <ServiceWords failure={failure} />
      <PauseCountdown goesOnAt={goesOnAt} isSearch />
      {suggestions.length > 0 && (
        <fieldset class="did-you-mean">
          <legend>{t("results.did_you_mean")}</legend>
          <div class="row">
            {suggestions.map((suggestion) => (
              <Button key={placeLabel(suggestion)} onClick={() => onSuggestion(suggestion)}>
                {placeLabel(suggestion)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** A wait that ends by itself: no failure, so it is not red. */
function Paused({ failure, goesOnAt, onAskNow, children }: FailureProps & { goesOnAt: number }) {
  return (
    <>
      <div class="outcome">
        <div class="note">
          <Icon name="clock" />
          <div class="notice-body">
            <p role="alert">
              <b>{t("results.paused")}</b>
            </p>
            <PauseCountdown goesOnAt={goesOnAt} isSearch />
            {failure.kind === "rate-limited" && !failure.asked && (
              <div class="row">
                <Button onClick={onAskNow}>{t("action.ask_now")}</Button>
              </div>
            )}
          </div>
        </div>
      </div>
      {children}
    </>
  );
}

interface TryAgainProps {
  failure: ApiFailure;
  onRetry(): void;
  onAskNow(): void;
}

/** A pause may last a day, so the user may try once during it. */
export function TryAgain({ failure, onRetry, onAskNow }: TryAgainProps) {
  const isPaused = useTimeLeft(failure.kind === "rate-limited" ? failure.until : 0) > 0;
  if (isPaused && failure.kind === "rate-limited" && !failure.asked) {
    return <Button onClick={onAskNow}>{t("action.ask_now")}</Button>;
  }
  return <RetryButton isDisabled={isPaused} onRetry={onRetry} />;
}

/** A service names the filter at fault by its parameter, and the page by its name. */
function withFilterNames(failure: ApiFailure): ApiFailure {
  if (failure.kind !== "refused" || failure.fields.length === 0) return failure;
  const message = failure.fields
    .map((field) =>
      asSentence(
        field.parameter ? t("text.labelled", filterName(field.parameter), field.message) : field.message,
      ),
    )
    .join(" ");
  return { ...failure, message };
}

/** The names that the service suggests are shown below it as buttons; null for every other failure. */
function cityUnknownSentence(failure: ApiFailure, request: FailureProps["request"]): string | null {
  if (failure.kind !== "refused" || failure.suggestions.length === 0) return null;
  const city = refusedCity(request, failure);
  return city === null ? null : t("failure.city_unknown", city);
}
