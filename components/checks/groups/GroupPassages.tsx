import type { Check } from "../../../utils/checks/check.ts";
import { missingSites } from "../../../utils/checks/sources/passages.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { resumingSentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Alert, StatusLine } from "../../base/notices.tsx";
import { PauseCountdown } from "../../base/PauseCountdown.tsx";
import { act } from "../../base/trouble.tsx";
import { WayOn } from "../../base/WayOn.tsx";
import { useIsLong } from "../../base/waiting.tsx";
import type { PassagesInTurn } from "../passages-in-turn.ts";
import type { PassagesStore } from "../passages-store.ts";
import type { GroupRow } from "./group-row.ts";

interface GroupPassagesProps {
  row: GroupRow;
  passages: PassagesStore;
  inTurn: PassagesInTurn;
}

/** That it is asked what the sources of a text's verdicts say, until when that pauses, or why it ended. */
export function GroupPassages({ row, passages, inTurn }: GroupPassagesProps) {
  const ids = row.claims.map(({ latest }) => latest.id);
  const isAsking = ids.some((id) => inTurn.left.value.includes(id));
  // Whatever holds up the one whose turn it is holds up all behind it, of other texts as well.
  const [next] = isAsking ? inTurn.left.value : [];
  const goesOnAt = next === undefined ? null : passages.goesOnAt(next);
  const isLong = useIsLong(isAsking && goesOnAt === null);
  const failure = isAsking ? pauseOf(next, goesOnAt, passages) : failureOf(ids, passages);
  return (
    <>
      <StatusLine>
        {isAsking && goesOnAt === null && <p class="hint">{t(isLong ? "wait.long" : "passages.asking")}</p>}
      </StatusLine>
      {failure !== null && (
        <Alert actions={!isAsking && <WayOn failure={failure} onRetry={() => act(inTurn.ask(ids))} />}>
          {resumingSentence(failure, goesOnAt)}
        </Alert>
      )}
      <PauseCountdown goesOnAt={goesOnAt} />
    </>
  );
}

/** Whether it was not asked yet what a verdict's sources say. */
export function lacksPassages(check: Check): boolean {
  return check.state === "done" && missingSites(check.verdict.sources, check.passagesBySite).length > 0;
}

function pauseOf(
  next: string | undefined,
  goesOnAt: number | null,
  passages: PassagesStore,
): ApiFailure | null {
  const ask = next === undefined || goesOnAt === null ? null : passages.of(next);
  return ask === "asking" ? null : ask;
}

function failureOf(ids: readonly string[], passages: PassagesStore): ApiFailure | null {
  for (const id of ids) {
    const failure = passages.of(id);
    if (failure !== null && failure !== "asking") return failure;
  }
  return null;
}
