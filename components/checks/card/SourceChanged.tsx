import {
  changedSources,
  changesInPassages,
  type SourceChange,
} from "../../../utils/checks/answer-history.ts";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { sourceChangedSentence } from "../../../utils/checks/history-sentences.ts";
import type { SourceChanges } from "../../../utils/checks/source-changes.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";

/** The last change of a source after its verdict, as far as one is known. */
export function changeSince(check: DoneCheck, { pages: found }: SourceChanges): SourceChange | null {
  const span = { after: check.finishedAt, until: Number.POSITIVE_INFINITY };
  const known = [changesInPassages([check]), found];
  const changes = known.flatMap((pages) => changedSources(check, pages, span));
  return changes.sort((one, other) => other.changedAt - one.changedAt)[0] ?? null;
}

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
