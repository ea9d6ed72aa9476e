import { useEffect, useId, useState } from "preact/hooks";
import { send } from "../../../utils/calls/send.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { Stretch } from "../../../utils/watches/look-back.ts";
import type { WatchRequest } from "../../../utils/watches/watch.ts";
import { IconButton } from "../../base/Button.tsx";
import type { Clock } from "../../base/clock.ts";
import { Disclosure } from "../../base/Disclosure.tsx";
import { Alert } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { WayOn } from "../../base/WayOn.tsx";
import styles from "./LookBack.module.css";
import { LookBackChart } from "./LookBackChart.tsx";
import { lookBackHints, pagesText, stretchText, totalSentence } from "./look-back-sentences.ts";
import { createLookBack } from "./look-back-store.ts";

export interface LookBackProps {
  request: WatchRequest;
  /** Whether the follow tells only of pages with some words: the service counts them all. */
  hasWords: boolean;
  clock: Clock;
  onClose(): void;
}

/** How many pages of a search changed in each week of the last year. A chart has one service: where that changes, it is made anew. */
export function LookBack(props: LookBackProps) {
  const service = useSetting("searchServiceUrl");
  return service === undefined ? null : <LookBackOfService key={service} {...props} />;
}

/** Asks once it is drawn, which a click has done. */
function LookBackOfService({ request, hasWords, clock, onClose }: LookBackProps) {
  const id = useId();
  const [leaving] = useState(() => new AbortController());
  const [{ state, ask }] = useState(() =>
    createLookBack({ send, now: clock.now, request, signal: leaving.signal }),
  );
  useEffect(() => {
    act(ask());
    return () => leaving.abort();
  }, []);
  const shown = state.value;
  return (
    <section class={styles.box} aria-labelledby={id}>
      <div class={styles.head}>
        <h2 class={styles.title} id={id}>
          {t("frequency.title")}
        </h2>
        <IconButton icon="close" label={t("frequency.close")} onClick={onClose} />
      </div>
      <p class="hint" role="status">
        {shown.step === "asking" && t("frequency.asking", formatNumber(shown.at), formatNumber(shown.of))}
        {shown.step === "done" && totalSentence(shown.stretches)}
      </p>
      {shown.step === "failed" && (
        <Alert actions={<WayOn failure={shown.failure} onRetry={() => act(ask())} />}>
          {failureSentence(shown.failure, clock.now())}
        </Alert>
      )}
      {shown.step === "done" && <Counted stretches={shown.stretches} hasWords={hasWords} />}
    </section>
  );
}

function Counted({ stretches, hasWords }: { stretches: readonly Stretch[]; hasWords: boolean }) {
  return (
    <>
      <LookBackChart stretches={stretches} />
      <p class="hint">{lookBackHints(stretches, hasWords)}</p>
      <Disclosure summary={t("frequency.table")}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be within reach of the keyboard. */}
        <section class={styles.rows} aria-label={t("frequency.table")} tabIndex={0}>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{t("frequency.days")}</th>
                <th scope="col" class="number">
                  {t("frequency.pages")}
                </th>
              </tr>
            </thead>
            <tbody>
              {stretches.map((stretch) => (
                <tr key={stretch.from}>
                  <th scope="row">{stretchText(stretch)}</th>
                  <td class="number">{pagesText(stretch)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </>
  );
}
