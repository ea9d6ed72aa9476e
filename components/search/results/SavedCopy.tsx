import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { resumingSentence, savedCopySentence } from "../../../utils/platform/failure-sentences.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Note } from "../../base/notices.tsx";
import { PauseCountdown } from "../../base/PauseCountdown.tsx";
import { TryAgain } from "./FailureNotice.tsx";

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
  return (
    <div class="outcome">
      <Note
        kind="warn"
        actions={
          <>
            {because.kind === "no-access" && <AllowAccess origins={because.origins} onAllowed={onRetry} />}
            <TryAgain failure={because} onRetry={onRetry} onAskNow={onAskNow} />
          </>
        }
      >
        {savedCopySentence(fetchedAt, now)} {resumingSentence(because, goesOnAt)}
      </Note>
      <PauseCountdown goesOnAt={goesOnAt} isSearch />
    </div>
  );
}
