import type { ApiFailure, CitySuggestion } from "../../../utils/platform/failure.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { placeLabel } from "../../../utils/search/places.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button } from "../../base/Button.tsx";
import { Alert } from "../../base/notices.tsx";
import { PauseCountdown, useTimeLeft } from "../../base/PauseCountdown.tsx";

interface FailureProps {
  failure: ApiFailure;
  goesOnAt: number | null;
  /** The page that failed. */
  page: number;
  onRetry(): void;
  onAskNow(): void;
  onOptions(): void;
  onPage(page: number): void;
  onSuggestion(suggestion: CitySuggestion): void;
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
  const { failure, goesOnAt, page, onRetry, onAskNow, onOptions, onPage, onSuggestion } = props;
  const isBeyondWindow = failure.kind === "not-sent" && failure.problem.reason === "beyond-window";
  const isPaused = useTimeLeft(failure.kind === "rate-limited" ? failure.until : 0) > 0;
  const suggestions = failure.kind === "refused" ? failure.suggestions : [];
  return (
    <div class="outcome">
      <Alert
        actions={
          <>
            {failure.kind === "no-access" && <AllowAccess origins={failure.origins} onAllowed={onRetry} />}
            {RETRYING_HELPS.includes(failure.kind) && (
              <Button icon="refresh" disabled={isPaused} onClick={onRetry}>
                {t("action.try_again")}
              </Button>
            )}
            <AskNow failure={failure} onAskNow={onAskNow} />
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
        {failureSentence(failure)}
      </Alert>
      <PauseCountdown goesOnAt={goesOnAt} />
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

/** A pause may last a day: the person may try once whether the service really means that. */
export function AskNow({ failure, onAskNow }: { failure: ApiFailure; onAskNow(): void }) {
  if (failure.kind !== "rate-limited" || failure.asked) return null;
  return <Button onClick={onAskNow}>{t("action.ask_now")}</Button>;
}

const OF_ANOTHER_SERVICE = [401, 403, 404];

/** Where the sentence says to check the address in the options. */
function isFixedInOptions(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case "not-configured":
    case "unreachable":
      return true;
    case "refused":
      return OF_ANOTHER_SERVICE.includes(failure.status);
    case "unreadable":
      return failure.problem === "not-json" || failure.problem === "redirected";
    default:
      return false;
  }
}
