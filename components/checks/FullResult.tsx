import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../utils/i18n.ts";

type ResultText = ComponentType<{ markdown: string }>;

/** The Markdown parser and the sanitiser are loaded when the first result is opened. */
const loadResultText = () => import("./ResultText.tsx").then(({ ResultText }) => ResultText);

/** The service's whole answer, folded away: it is long, and Markdown of a stranger. */
export function FullResult({ markdown }: { markdown: string }) {
  const [Text, setText] = useState<ResultText | null>(null);
  const load = async () => {
    const loaded = await loadResultText();
    setText(() => loaded);
  };
  return (
    <details class="full-result" aria-label={t("full_result")} onToggle={() => void load()}>
      <summary>{t("full_result")}</summary>
      {Text && <Text markdown={markdown} />}
    </details>
  );
}
