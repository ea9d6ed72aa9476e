import type { Check } from "../../utils/checks/check.ts";
import { claimText } from "../../utils/checks/claim-text.ts";
import { type VerdictTone, verdictKind, verdictTone } from "../../utils/checks/verdict-kind.ts";
import { verdictName } from "../../utils/checks/verdict-text.ts";
import { t } from "../../utils/i18n.ts";
import { Icon, type IconName } from "../base/Icon.tsx";
import { verdictIcon } from "./verdict-icon.ts";

/** A check where there is little room: its state or verdict, its claim, and the first words of the summary. */
export function CheckLine({ check, onOpen }: { check: Check; onOpen(): void }) {
  const claimId = `line-${check.id}`;
  const { tone, icon } = looksOf(check);
  return (
    <article class={`check-line check-line-${tone}`} aria-labelledby={claimId}>
      <h2 dir="auto">
        <Icon name={icon} />
        <button type="button" aria-describedby={claimId} onClick={onOpen}>
          {stateName(check)}
        </button>
      </h2>
      <p class="check-line-claim" id={claimId} dir="auto">
        {claimText(check.claim)}
      </p>
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

function stateName(check: Check): string {
  switch (check.state) {
    case "unsent":
      return t("popup.checks_unsent");
    case "waiting":
      return t("popup.checks_waiting");
    case "running":
      return t("popup.checks_running");
    case "done":
      return verdictName(check.verdict.verdict);
    case "failed":
      return t("popup.checks_failed");
  }
}
