import { type MessageKey, t } from "../../utils/platform/i18n.ts";

/** What each operator does (contract §4.9), with an example that can be put into the box. */
const OPERATORS: readonly { readonly example: string; readonly meaning: MessageKey }[] = [
  { example: "site:irs.gov", meaning: "operator.site" },
  { example: "country:ca", meaning: "operator.country" },
  { example: "state:texas", meaning: "operator.state" },
  { example: 'city:"St. Louis"', meaning: "operator.city" },
  { example: "level:federal", meaning: "operator.level" },
  { example: "filetype:pdf", meaning: "operator.filetype" },
  { example: "intitle:budget", meaning: "operator.intitle" },
  { example: "inurl:forms", meaning: "operator.inurl" },
  { example: '"minimum wage"', meaning: "operator.phrase" },
  { example: "-draft", meaning: "operator.exclude" },
];

export function OperatorPanel({ onChoose }: { onChoose(example: string): void }) {
  return (
    <div class="operator-panel floating" role="dialog" aria-label={t("operator.help")}>
      <p>{t("operator.intro")}</p>
      <ul>
        {OPERATORS.map(({ example, meaning }) => (
          <li key={example}>
            <button type="button" class="operator" onClick={() => onChoose(example)}>
              <code>{example}</code>
              <span>{t(meaning)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
