import { sourceChangedSentence } from "../../../utils/checks/history/difference-sentences.ts";
import type { SourceChange } from "../../../utils/checks/history/earlier-answers.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";

/** The verdict may be out of date, so the next step is to check again. */
export function SourceChanged({ change, onCheckAgain }: { change: SourceChange; onCheckAgain(): void }) {
  return (
    <div>
      <Note
        kind="warn"
        actions={
          <Button kind="main" icon="refresh" onClick={onCheckAgain}>
            {t("action.again")}
          </Button>
        }
      >
        {sourceChangedSentence(change)}
      </Note>
    </div>
  );
}
