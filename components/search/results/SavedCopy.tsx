import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failureSentence, savedCopySentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";
import { PauseCountdown, useTimeLeft } from "../../base/PauseCountdown.tsx";
import { AskNow } from "./FailureNotice.tsx";

interface SavedCopyProps {
  fetchedAt: number;
  because: ApiFailure;
  goesOnAt: number | null;
  now: number;
  onRetry(): void;
  onAskNow(): void;
}

/** Says that a saved answer is shown, how old it is, and why there is no new one. */
export function SavedCopy({ fetchedAt, because, goesOnAt, now, onRetry, onAskNow }: SavedCopyProps) {
  const isPaused = useTimeLeft(because.kind === "rate-limited" ? because.until : 0) > 0;
  return (
    <div class="outcome">
      <Note
        kind="warn"
        actions={
          <>
            {because.kind === "no-access" && <AllowAccess origins={because.origins} onAllowed={onRetry} />}
            <Button icon="refresh" disabled={isPaused} onClick={onRetry}>
              {t("action.try_again")}
            </Button>
            <AskNow failure={because} onAskNow={onAskNow} />
          </>
        }
      >
        {savedCopySentence(fetchedAt, now)} {failureSentence(because)}
      </Note>
      <PauseCountdown goesOnAt={goesOnAt} />
    </div>
  );
}
