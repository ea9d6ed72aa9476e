import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { Answer } from "../../../utils/calls/calls-table.ts";
import { textFailureSentence } from "../../../utils/checks/sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { Disclosure } from "../../base/Disclosure.tsx";
import { Alert } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { Skeleton } from "../../base/waiting.tsx";
import styles from "./ResultText.module.css";

type ResultText = ComponentType<{ markdown: string }>;

/** The Markdown parser and the sanitiser are large, so they are loaded when the first result is opened. */
const loadResultText = () => import("./ResultText.tsx").then(({ ResultText }) => ResultText);

interface FullResultProps {
  markdown: string;
  /** The service's own text form; null: not requested yet. */
  serviceText: string | null;
  /** False where no claim may be sent, or another service would be asked than the one that gave the verdict. */
  canAskText: boolean;
  onAskText(): Promise<Answer<"verdictText">>;
}

/** The service's whole answer, collapsed because it is long. */
export function FullResult({ markdown, serviceText, canAskText, onAskText }: FullResultProps) {
  const [Text, setText] = useState<ResultText | null>(null);
  const load = async () => {
    const loaded = await loadResultText();
    setText(() => loaded);
  };
  return (
    <Disclosure
      label={t("verdict.full_result")}
      summary={t("verdict.full_result")}
      onToggle={(isOpen) => isOpen && act(load())}
    >
      {Text && (
        // Together: a button that is pushed down by the text above it is missed by the click.
        <>
          <Text markdown={markdown} />
          {(canAskText || serviceText !== null) && <ServiceText kept={serviceText} onAsk={onAskText} />}
        </>
      )}
    </Disclosure>
  );
}

interface ServiceTextProps {
  kept: string | null;
  onAsk(): Promise<Answer<"verdictText">>;
}

/** The button stays after a failure, because a refused request may work a minute later. */
function ServiceText({ kept, onAsk }: ServiceTextProps) {
  const [asked, setAsked] = useState<Answer<"verdictText"> | "asking" | null>(null);
  const isAsking = asked === "asking";
  const answer = isAsking ? null : asked;
  const text = kept ?? (answer?.ok ? answer.value : null);
  const ask = () => {
    setAsked("asking");
    act(onAsk().then(setAsked));
  };
  return (
    <>
      {answer?.ok === false && <Alert>{textFailureSentence(answer.failure)}</Alert>}
      {text === null && (
        <Button kind="quiet" isHeld={isAsking} onClick={ask}>
          {t("action.ask_text")}
        </Button>
      )}
      {/* Always there: what is put into it is read out. */}
      <div role="status">
        {text !== null && (
          <pre class={styles.plain} lang="en">
            {text}
          </pre>
        )}
        {isAsking && (
          <div class={styles.asking}>
            <Skeleton width="90%" />
            <Skeleton width="75%" />
            <p class="hint">{t("running.long")}</p>
          </div>
        )}
      </div>
    </>
  );
}
