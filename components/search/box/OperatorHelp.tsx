import type { RefObject } from "preact";
import { type MessageKey, t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { Floating } from "../../base/Floating.tsx";
import { usePopover } from "../../base/use-popover.ts";
import type { ViewStore } from "../view/view-store.ts";
import styles from "./OperatorHelp.module.css";

interface OperatorHelpProps {
  view: ViewStore;
  field: RefObject<HTMLInputElement | null>;
}

/** Explains the operators. Choosing one puts its example into the box. */
export function OperatorHelp({ view, field }: OperatorHelpProps) {
  const { isOpen, root, toggle, close } = usePopover();
  const name = t("operator.help");
  const insert = (text: string): void => {
    const before = view.text.value.trimEnd();
    view.type(before ? `${before} ${text}` : text);
    field.current?.focus();
  };
  return (
    <div class={styles.help} ref={root}>
      <Button kind="quiet" icon="help" aria-haspopup="dialog" aria-expanded={isOpen} onClick={toggle}>
        {name}
      </Button>
      {isOpen && (
        <Floating role="dialog" aria-label={name}>
          <div class={styles.panel}>
            <Operators
              onChoose={(example) => {
                close();
                insert(example);
              }}
            />
          </div>
        </Floating>
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

function Operators({ onChoose }: { onChoose(example: string): void }) {
  return (
    <>
      <p>{t("operator.intro")}</p>
      <ul>
        {OPERATORS.map(({ example, meaning }) => (
          <li key={example}>
            <button type="button" class={styles.operator} onClick={() => onChoose(example)}>
              <code>{example}</code>
              <span>{t(meaning)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
