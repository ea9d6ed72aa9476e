import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Alert } from "../../base/notices.tsx";
import { RetryButton } from "../../base/RetryButton.tsx";

interface FailedPartProps {
  failure: ApiFailure;
  onRetry(): void;
}

/** In place of figures that did not come: why, and the way to ask again. */
export function FailedPart({ failure, onRetry }: FailedPartProps) {
  const way =
    failure.kind === "no-access" ? (
      <AllowAccess origins={failure.origins} onAllowed={onRetry} />
    ) : (
      <RetryButton onRetry={onRetry} />
    );
  return <Alert actions={way}>{failureSentence(failure)}</Alert>;
}
