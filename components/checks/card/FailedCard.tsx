import type { FailedCheck, UnsentCheck } from "../../../utils/checks/check.ts";
import { checkFailureSentence, checkStateName, unsentSentence } from "../../../utils/checks/sentences.ts";
import { type ApiFailure, isFixedInOptions } from "../../../utils/platform/failure.ts";
import { withServiceWords } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { momentText } from "../../../utils/platform/moment-texts.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button } from "../../base/Button.tsx";
import { ServiceWords } from "../../base/ServiceWords.tsx";
import { useOffersChecks } from "../use-offers-checks.ts";
import { CardFrame, CardMenu, type CheckCardActions, Pill } from "./CardFrame.tsx";
import { OriginLine, TimedSentence } from "./Origin.tsx";

interface FailedCardProps {
  check: FailedCheck;
  now: number;
  actions: CheckCardActions;
}

/** A check that ended without a verdict, with the claim and the ways to try again. */
export function FailedCard({ check, now, actions }: FailedCardProps) {
  const { kind } = check.failure;
  const isToChange = isFixedByWords(check.failure);
  const offersChecks = useOffersChecks();
  return (
    <CardFrame
      check={check}
      tone="bad"
      pill={<Pill icon="exclamation" name={checkStateName(check)} />}
      foot={
        <>
          <TimedSentence
            sentence={(at) => t("verdict.failed_when", momentText(check.finishedAt, at))}
            now={now}
          />
          <CardMenu
            check={check}
            items={[
              ...(offersChecks && !isToChange
                ? [{ name: t("action.edit"), onSelect: () => actions.edit(check) }]
                : []),
              {
                name: t("action.search"),
                icon: "search",
                onSelect: () => actions.search(check.claim),
              },
              {
                name: t("action.delete"),
                icon: "trash",
                isApart: true,
                onSelect: () => actions.remove(check),
              },
            ]}
          />
        </>
      }
    >
      <p role="alert">{withServiceWords(checkFailureSentence(check.failure), check.failure)}</p>
      <ServiceWords failure={check.failure} />
      {offersChecks && (
        <>
          <p class="hint">{t("failure.kept")}</p>
          <div class="row">
            {kind === "no-access" && (
              <AllowAccess origins={check.failure.origins} onAllowed={() => actions.retry(check)} />
            )}
            {kind === "not-configured" && (
              <Button kind="main" onClick={actions.openOptions}>
                {t("action.options")}
              </Button>
            )}
            {isToChange && (
              <Button kind="main" onClick={() => actions.edit(check)}>
                {t("action.edit")}
              </Button>
            )}
            <Button
              kind={isToChange || kind === "no-access" || kind === "not-configured" ? "plain" : "main"}
              icon="refresh"
              onClick={() => actions.retry(check)}
            >
              {t("action.try_again")}
            </Button>
            {kind !== "not-configured" && isFixedInOptions(check.failure) && (
              <Button icon="gear" onClick={actions.openOptions}>
                {t("open.options")}
              </Button>
            )}
          </div>
        </>
      )}
      <OriginLine origin={check.origin} />
    </CardFrame>
  );
}

/** Whether the same claim would be refused again. Of those that the options can cure, the sentence speaks of them. */
function isFixedByWords(failure: ApiFailure): boolean {
  return failure.kind === "refused" && !isFixedInOptions(failure);
}

interface UnsentCardProps {
  check: UnsentCheck;
  now: number;
  actions: CheckCardActions;
}

/** A selected text or page that could not be sent as it was. */
export function UnsentCard({ check, now, actions }: UnsentCardProps) {
  const lacksConsent = check.problem.reason === "no-consent";
  const isUnjudged = check.problem.reason === "unjudged";
  const offersChecks = useOffersChecks();
  return (
    <CardFrame
      check={check}
      tone="calm"
      pill={<Pill icon="exclamation" name={checkStateName(check)} />}
      foot={
        <>
          <TimedSentence
            sentence={(at) => t("verdict.asked_when", momentText(check.addedAt, at))}
            now={now}
          />
          <CardMenu
            check={check}
            items={[{ name: t("action.delete"), icon: "trash", onSelect: () => actions.remove(check) }]}
          />
        </>
      }
    >
      <p role="alert">{unsentSentence(check.problem)}</p>
      {offersChecks && (
        <div class="row">
          {lacksConsent && (
            <Button kind="main" onClick={() => actions.retry(check)}>
              {t("action.allow_check")}
            </Button>
          )}
          {isUnjudged && <Button onClick={() => actions.retry(check)}>{t("action.check_anyway")}</Button>}
          <Button kind={lacksConsent ? "plain" : "main"} onClick={() => actions.edit(check)}>
            {t("action.edit")}
          </Button>
        </div>
      )}
      <OriginLine origin={check.origin} />
    </CardFrame>
  );
}
