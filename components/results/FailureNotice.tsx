import type { ApiFailure, CitySuggestion } from "../../utils/api/failure.ts";
import { failureSentence } from "../../utils/failure-text.ts";
import { t } from "../../utils/i18n.ts";
import { placeLabel } from "../../utils/query/places.ts";
import { Button } from "../base/Button.tsx";
import { Alert } from "../base/notices.tsx";

export interface FailureProps {
  failure: ApiFailure;
  now: number;
  onRetry(): void;
  onOptions(): void;
  onFirstPage(): void;
  onSuggestion(suggestion: CitySuggestion): void;
}

const MENDED_IN_OPTIONS: readonly ApiFailure["kind"][] = ["not-configured", "unreachable"];
const RETRYING_HELPS: readonly ApiFailure["kind"][] = [
  ...(["offline", "unreachable", "timeout", "rate-limited", "unavailable", "unreadable"] as const),
  ...(["interrupted", "aborted"] as const),
];

export function FailureNotice({ failure, now, onRetry, onOptions, onFirstPage, onSuggestion }: FailureProps) {
  const suggestions = failure.kind === "refused" ? failure.suggestions : [];
  return (
    <div class="outcome">
      <Alert
        actions={
          <>
            {RETRYING_HELPS.includes(failure.kind) && (
              <Button icon="refresh" onClick={onRetry}>
                {t("action.try_again")}
              </Button>
            )}
            {failure.kind === "not-sent" && failure.problem.reason === "beyond-window" && (
              <Button onClick={onFirstPage}>{t("paging.first")}</Button>
            )}
            {MENDED_IN_OPTIONS.includes(failure.kind) && (
              <Button icon="gear" onClick={onOptions}>
                {t("open.options")}
              </Button>
            )}
          </>
        }
      >
        {failureSentence(failure, now)}
      </Alert>
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
