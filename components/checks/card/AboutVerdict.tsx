import { mayBeOf } from "../../../utils/checks/answered-by.ts";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { checkedSentence } from "../../../utils/checks/sentences.ts";
import { shownConfidence } from "../../../utils/checks/verdict-kind.ts";
import { confidenceText, makerSentence, sureText } from "../../../utils/checks/verdict-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { hostOfService } from "../../../utils/settings/service-host.ts";
import { Disclosure } from "../../base/Disclosure.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { useOffersChecks } from "../use-offers-checks.ts";
import styles from "./AboutVerdict.module.css";
import type { CheckCardActions } from "./CardFrame.tsx";
import { EarlierAnswers } from "./EarlierAnswers.tsx";
import { FullResult } from "./FullResult.tsx";
import { TimedSentence } from "./Origin.tsx";

interface AboutVerdictProps {
  check: DoneCheck;
  /** Newest first. */
  earlier: readonly DoneCheck[];
  now: number;
  actions: CheckCardActions;
}

/** How sure the service is; opened, who says so and what that means, with the full result and the answers before. */
export function AboutVerdict({ check, earlier, now, actions }: AboutVerdictProps) {
  const { result, sources } = check.verdict;
  const confidence = shownConfidence(check.verdict);
  const address = useSetting("factCheckServiceUrl") ?? null;
  const offersChecks = useOffersChecks();
  const name = confidence === null ? t("verdict.about") : sureText(confidence);
  return (
    <div class={styles.about}>
      {confidence !== null && (
        <meter
          class={styles.meter}
          aria-label={t("verdict.confidence")}
          aria-valuetext={confidenceText(confidence)}
          min={0}
          max={1}
          value={confidence}
        />
      )}
      <Disclosure
        label={name}
        summary={<span class={confidence === null ? undefined : styles.besideMeter}>{name}</span>}
      >
        <div class={styles.explained}>
          {confidence !== null && <p>{t("verdict.sure_means")}</p>}
          <p>{makerSentence(check.verdict)}</p>
          {sources.length > 0 && <p>{t("sources.mark_means")}</p>}
          <p>
            <TimedSentence sentence={(at) => checkedSentence(check, at)} now={now} />
          </p>
        </div>
        {result.trim() && (
          <FullResult
            markdown={result}
            serviceText={check.serviceText ?? null}
            canAskText={offersChecks && mayBeOf(check.verdict, hostOfService(address))}
            onAskText={() => actions.askText(check)}
          />
        )}
        <EarlierAnswers check={check} earlier={earlier} now={now} actions={actions} />
      </Disclosure>
    </div>
  );
}
