import type { Check } from "../../../utils/checks/check.ts";
import { missingSites } from "../../../utils/checks/sources/passages.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Alert, StatusLine } from "../../base/notices.tsx";
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

/** That it is asked what the sources of a text's verdicts say, or why that ended. */
export function GroupPassages({ row, passages, inTurn }: GroupPassagesProps) {
  const ids = row.claims.map(({ latest }) => latest.id);
  const isAsking = ids.some((id) => inTurn.left.value.includes(id));
  const isLong = useIsLong(isAsking);
  const failure = isAsking ? null : failureOf(ids, passages);
  return (
    <>
      <StatusLine>{isAsking && <p class="hint">{t(isLong ? "wait.long" : "passages.asking")}</p>}</StatusLine>
      {failure !== null && (
        <Alert actions={<WayOn failure={failure} onRetry={() => act(inTurn.ask(ids))} />}>
          {failureSentence(failure)}
        </Alert>
      )}
    </>
  );
}

/** Whether it was not asked yet what a verdict's sources say. */
export function lacksPassages(check: Check): boolean {
  return check.state === "done" && missingSites(check.verdict.sources, check.passagesBySite).length > 0;
}

function failureOf(ids: readonly string[], passages: PassagesStore): ApiFailure | null {
  for (const id of ids) {
    const failure = passages.of(id);
    if (failure !== null && failure !== "asking") return failure;
  }
  return null;
}
