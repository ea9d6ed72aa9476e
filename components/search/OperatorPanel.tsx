import { type MessageKey, t } from "../../utils/i18n.ts";

/** What each operator does (contract §4.9), with an example that can be put into the box. */
const OPERATORS: readonly { readonly example: string; readonly meaning: MessageKey }[] = [
  { example: "site:irs.gov", meaning: "operator_site" },
  { example: "country:ca", meaning: "operator_country" },
  { example: "state:texas", meaning: "operator_state" },
  { example: 'city:"St. Louis"', meaning: "operator_city" },
  { example: "level:federal", meaning: "operator_level" },
  { example: "filetype:pdf", meaning: "operator_filetype" },
  { example: "intitle:budget", meaning: "operator_intitle" },
  { example: "inurl:forms", meaning: "operator_inurl" },
  { example: '"minimum wage"', meaning: "operator_phrase" },
  { example: "-draft", meaning: "operator_exclude" },
];

export function OperatorPanel({ onChoose }: { onChoose(example: string): void }) {
  return (
    <div class="operator-panel floating" role="dialog" aria-label={t("operator_help")}>
      <p>{t("operator_intro")}</p>
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
