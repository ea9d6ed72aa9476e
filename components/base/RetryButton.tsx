import { t } from "../../utils/platform/i18n.ts";
import { Button } from "./Button.tsx";

interface RetryProps {
  onRetry(): void;
  isDisabled?: boolean;
  /** While it is asked again. */
  isHeld?: boolean;
}

/** Asks, reads or draws again what failed. */
export function RetryButton({ onRetry, isDisabled = false, isHeld = false }: RetryProps) {
  return (
    <Button icon="refresh" disabled={isDisabled} isHeld={isHeld} onClick={onRetry}>
      {t("action.try_again")}
    </Button>
  );
}
