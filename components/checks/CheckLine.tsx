import type { Check } from "../../utils/checks/check.ts";
import type { PlaceInLine } from "../../utils/checks/place-in-line.ts";
import { checkStateName, checkTroubleSentence, claimText, lineNote } from "../../utils/checks/sentences.ts";
import { type VerdictTone, verdictKind, verdictTone } from "../../utils/checks/verdict-kind.ts";
import { t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { Icon, type IconName } from "../base/Icon.tsx";
import { verdictIcon } from "./card/verdict-icon.ts";

interface CheckLineProps {
  check: Check;
  /** null: it is not waiting. */
  inLine: PlaceInLine | null;
  now: number;
  onOpen(): void;
  onAgain(): void;
}

/** A check in the popup: its state or verdict, its claim, and one more line. */
export function CheckLine({ check, inLine, now, onOpen, onAgain }: CheckLineProps) {
  const claimId = `line-${check.id}`;
  const stateId = `state-${check.id}`;
  const { tone, icon } = looksOf(check);
  const note = lineNote(check, inLine, now);
  const trouble = checkTroubleSentence(check);
  return (
    <article class={`check-line check-line-${tone}`} aria-labelledby={claimId}>
      {/* The heading is the verdict alone; the claim tells the button from the others. */}
      <h2 dir="auto" aria-labelledby={stateId}>
        <Icon name={icon} />
        <button type="button" id={stateId} aria-labelledby={`${stateId} ${claimId}`} onClick={onOpen}>
          {checkStateName(check)}
        </button>
      </h2>
      <p class="check-line-claim" id={claimId} dir="auto">
        {claimText(check.claim)}
      </p>
      {note && (
        <p class="hint">
          {note}
          {check.state === "done" && <Button onClick={onAgain}>{t("action.again")}</Button>}
        </p>
      )}
      {trouble && (
        <p class="hint" role="alert">
          {trouble}
          {check.state === "unsent" && check.problem.reason === "no-consent" && (
            <Button onClick={onAgain}>{t("action.allow_check")}</Button>
          )}
        </p>
      )}
      {check.state === "done" && check.verdict.summary && (
        <p class="check-line-summary" dir="auto">
          {check.verdict.summary}
        </p>
      )}
    </article>
  );
}

function looksOf(check: Check): { tone: VerdictTone; icon: IconName } {
  if (check.state === "done") {
    const kind = verdictKind(check.verdict.verdict);
    return { tone: verdictTone(kind), icon: verdictIcon(kind) };
  }
  return { tone: "calm", icon: check.state === "failed" || check.state === "unsent" ? "warning" : "clock" };
}
