import type { FailedCheck, UnsentCheck } from "../../../utils/checks/check.ts";
import { checkFailureSentence, unsentSentence } from "../../../utils/checks/sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { momentText } from "../../../utils/platform/times.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button, IconButton } from "../../base/Button.tsx";
import { Alert } from "../../base/notices.tsx";
import { CardFrame, type CheckActions, OriginLine } from "./CardFrame.tsx";

interface FailedCardProps {
  check: FailedCheck;
  now: number;
  actions: CheckActions;
}

/** A check that ended without a verdict, with the claim and the ways to try again. */
export function FailedCard({ check, now, actions }: FailedCardProps) {
  const unset = check.failure.kind === "not-configured";
  return (
    <CardFrame check={check}>
      <Alert>{checkFailureSentence(check.failure)}</Alert>
      <p class="hint">{t("failure.kept")}</p>
      <OriginLine
        sentence={(at) => t("verdict.asked_when", momentText(check.finishedAt, at))}
        now={now}
        origin={check.origin}
      />
      <div class="row check-actions">
        {check.failure.kind === "no-access" && (
          <AllowAccess origins={check.failure.origins} onAllowed={() => actions.retry(check)} />
        )}
        {unset && (
          <Button kind="main" onClick={actions.openOptions}>
            {t("action.options")}
          </Button>
        )}
        <Button onClick={() => actions.retry(check)}>{t("action.retry")}</Button>
        <Button onClick={() => actions.search(check.claim)}>{t("action.search")}</Button>
      </div>
      <div class="row check-actions check-tools">
        <Button kind="quiet" onClick={() => actions.edit(check)}>
          {t("action.edit")}
        </Button>
        <IconButton icon="trash" label={t("action.delete")} onClick={() => actions.remove(check)} />
      </div>
    </CardFrame>
  );
}

interface UnsentCardProps {
  check: UnsentCheck;
  now: number;
  actions: CheckActions;
}

/** A selected text or page that could not be sent as it was. */
export function UnsentCard({ check, now, actions }: UnsentCardProps) {
  return (
    <CardFrame check={check}>
      <Alert>{unsentSentence(check.problem)}</Alert>
      <OriginLine
        sentence={(at) => t("verdict.asked_when", momentText(check.addedAt, at))}
        now={now}
        origin={check.origin}
      />
      <div class="row check-actions">
        {check.problem.reason === "no-consent" && (
          <Button kind="main" onClick={() => actions.retry(check)}>
            {t("action.allow_check")}
          </Button>
        )}
        <Button onClick={() => actions.edit(check)}>{t("action.edit")}</Button>
        <IconButton icon="trash" label={t("action.delete")} onClick={() => actions.remove(check)} />
      </div>
    </CardFrame>
  );
}
