import {
  changedSources,
  changesInPassages,
  type SourceChange,
} from "../../../utils/checks/answer-history.ts";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { sourceChangedSentence } from "../../../utils/checks/history-sentences.ts";
import { Note } from "../../base/notices.tsx";
import { sourceChanges } from "../source-changes-store.ts";

/** The last change of a source after its verdict, as far as one is known. */
export function changeSince(check: DoneCheck): SourceChange | null {
  const span = { after: check.finishedAt, until: Number.POSITIVE_INFINITY };
  const known = [changesInPassages([check]), sourceChanges.value.pages];
  const changes = known.flatMap((pages) => changedSources(check, pages, span));
  return changes.sort((one, other) => other.changedAt - one.changedAt)[0] ?? null;
}

export function SourceChanged({ change }: { change: SourceChange }) {
  return <Note kind="warn">{sourceChangedSentence(change)}</Note>;
}
