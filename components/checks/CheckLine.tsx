import type { Check } from "../../utils/checks/check.ts";
import { claimText } from "../../utils/checks/claim-text.ts";
import { verdictKind, verdictTone } from "../../utils/checks/verdict-kind.ts";
import { verdictName } from "../../utils/checks/verdict-text.ts";
import { t } from "../../utils/i18n.ts";

/** A check where there is little room: its state or verdict, its claim, and the first words of the summary. */
export function CheckLine({ check, onOpen }: { check: Check; onOpen(): void }) {
  const claimId = `line-${check.id}`;
  return (
    <article class={`check-line check-line-${toneOf(check)}`} aria-labelledby={claimId}>
      <button type="button" onClick={onOpen}>
        <h3 dir="auto">{stateName(check)}</h3>
        <span class="check-line-claim" id={claimId} dir="auto">
          {claimText(check.claim)}
        </span>
        {check.state === "done" && check.verdict.summary && (
          <span class="check-line-summary" dir="auto">
            {check.verdict.summary}
          </span>
        )}
      </button>
    </article>
  );
}

function toneOf(check: Check): string {
  return check.state === "done" ? verdictTone(verdictKind(check.verdict.verdict)) : "calm";
}

function stateName(check: Check): string {
  switch (check.state) {
    case "unsent":
      return t("popup_checks_unsent");
    case "waiting":
      return t("popup_checks_waiting");
    case "running":
      return t("popup_checks_running");
    case "done":
      return verdictName(check.verdict.verdict);
    case "failed":
      return t("popup_checks_failed");
  }
}
