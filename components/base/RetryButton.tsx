import { t } from "../../utils/platform/i18n.ts";
import { Button } from "./Button.tsx";

/** Asks, reads or draws again what failed. */
export function RetryButton({ onRetry, isDisabled = false }: { onRetry(): void; isDisabled?: boolean }) {
  return (
    <Button icon="refresh" disabled={isDisabled} onClick={onRetry}>
      {t("action.try_again")}
    </Button>
  );
}
