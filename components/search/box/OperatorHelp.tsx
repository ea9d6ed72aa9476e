import { type MessageKey, t } from "../../../utils/platform/i18n.ts";
import { DialogButton } from "../../base/DialogButton.tsx";
import { Icon } from "../../base/Icon.tsx";

/** Explains the operators. Choosing one puts its example into the box. */
export function OperatorHelp({ onInsert }: { onInsert(text: string): void }) {
  const name = t("operator.help");
  return (
    <DialogButton
      name={name}
      button={{ class: "box-button", title: name, "aria-label": name, children: <Icon name="help" /> }}
      around="operator-help"
      panel="operator-panel"
    >
      {(close) => (
        <Operators
          onChoose={(example) => {
            close();
            onInsert(example);
          }}
        />
      )}
    </DialogButton>
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

function Operators({ onChoose }: { onChoose(example: string): void }) {
  return (
    <>
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
    </>
  );
}
