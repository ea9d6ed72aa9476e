import { t } from "../../utils/platform/i18n.ts";
import { Icon } from "../base/Icon.tsx";
import { usePopover } from "../base/use-popover.ts";
import { OperatorPanel } from "./OperatorPanel.tsx";

/** The popover that explains the operators; choosing one puts it into the box. */
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
