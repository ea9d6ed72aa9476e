import { type MessageKey, t } from "../../utils/platform/i18n.ts";
import { Icon } from "../base/Icon.tsx";
import { usePopover } from "../base/use-popover.ts";

/** Explains the operators. Choosing one puts its example into the box. */
export function OperatorHelp({ onInsert }: { onInsert(text: string): void }) {
  const { isOpen, root, toggle, close } = usePopover();
  return (
    <div class="operator-help" ref={root}>
      <button
        type="button"
        class="box-button"
        title={t("operator.help")}
        aria-label={t("operator.help")}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <Icon name="help" />
      </button>
      {isOpen && (
        <OperatorPanel
          onChoose={(example) => {
            close();
            onInsert(example);
          }}
        />
      )}
    </div>
  );
}

/** All operators of the search service, each with an example. */
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
