import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../utils/i18n.ts";
import { Button } from "../base/Button.tsx";

type ResultText = ComponentType<{ markdown: string }>;

/** The Markdown parser and the sanitiser are loaded when the first result is opened. */
const loadResultText = () => import("./ResultText.tsx").then(({ ResultText }) => ResultText);

/** The service's whole answer, folded away: it is long, and Markdown of a stranger. */
export function FullResult({ markdown, onAskText }: { markdown: string; onAskText(): Promise<string> }) {
  const [Text, setText] = useState<ResultText | null>(null);
  const [plain, setPlain] = useState<string | null>(null);
  const load = async () => {
    const loaded = await loadResultText();
    setText(() => loaded);
  };
  return (
    <details class="full-result" aria-label={t("verdict.full_result")} onToggle={() => void load()}>
      <summary>{t("verdict.full_result")}</summary>
      {Text && <Text markdown={markdown} />}
      {plain === null ? (
        <Button kind="quiet" onClick={() => void onAskText().then(setPlain)}>
          {t("action.ask_text")}
        </Button>
      ) : (
        <pre class="plain-result" role="status">
          {plain}
        </pre>
      )}
    </details>
  );
}
