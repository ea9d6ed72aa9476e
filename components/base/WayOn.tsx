import type { ApiFailure } from "../../utils/platform/failure.ts";
import { AllowAccess } from "./AllowAccess.tsx";
import { RetryButton } from "./RetryButton.tsx";

interface WayOnProps {
  failure: ApiFailure;
  isHeld?: boolean;
  onRetry(): void;
}

/** What helps after a failure: to ask again, or first to let the browser reach the service, without which asking cannot help. */
export function WayOn({ failure, isHeld = false, onRetry }: WayOnProps) {
  return failure.kind === "no-access" ? (
    <AllowAccess origins={failure.origins} onAllowed={onRetry} />
  ) : (
    <RetryButton isHeld={isHeld} onRetry={onRetry} />
  );
}
