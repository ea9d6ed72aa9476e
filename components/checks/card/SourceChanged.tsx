import type { SourceChange } from "../../../utils/checks/history/earlier-answers.ts";
import { sourceChangedSentence } from "../../../utils/checks/sources/source-changed-sentence.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";

interface SourceChangedProps {
  change: SourceChange;
  /** null: nothing may be sent. */
  onCheckAgain: (() => void) | null;
}

/** The verdict may be out of date, so the next step is to check again. */
export function SourceChanged({ change, onCheckAgain }: SourceChangedProps) {
  return (
    <div>
      <Note
        kind="warn"
        actions={
          onCheckAgain && (
            <Button kind="main" icon="refresh" onClick={onCheckAgain}>
              {t("action.again")}
            </Button>
          )
        }
      >
        {sourceChangedSentence(change)}
      </Note>
    </div>
  );
}
