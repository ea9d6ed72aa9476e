import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../../components/base/Button.tsx";
import { Note } from "../../components/base/notices.tsx";
import { KeyTable } from "../../components/settings/KeyTable.tsx";
import { Section } from "../../components/settings/Section.tsx";
import { t } from "../../utils/i18n.ts";
import { canOpenShortcuts, openShortcuts, readShortcuts, type Shortcut } from "../../utils/shortcuts.ts";

export function KeyboardSection() {
  const shortcuts = useSignal<readonly Shortcut[]>([]);
  useEffect(() => {
    const read = () =>
      void readShortcuts().then((found) => {
        shortcuts.value = found;
      });
    read();
    // The browser's own page changes them: what it says holds when the person comes back.
    addEventListener("focus", read);
    return () => removeEventListener("focus", read);
  }, [shortcuts]);

  return (
    <Section id="keyboard" title={t("options_keyboard")} lead={t("options_keyboard_lead")}>
      <KeyTable
        label={t("keyboard_anywhere")}
        rows={[
          ...shortcuts.value.map(({ name, keys }) => ({
            what: name === "open" ? t("keyboard_open") : t("command_fact_check"),
            keys: keys ? <kbd>{keys}</kbd> : t("keyboard_none"),
          })),
          { what: t("keyboard_address_bar"), keys: <AddressBarKeys /> },
        ]}
      />
      {canOpenShortcuts() ? (
        <div class="row">
          <Button icon="open-tab" onClick={() => void openShortcuts()}>
            {t("keyboard_change")}
          </Button>
        </div>
      ) : (
        <Note>{t("keyboard_change_by_hand")}</Note>
      )}
      <h3>{t("keyboard_in_pages")}</h3>
      <KeyTable
        label={t("keyboard_in_pages")}
        rows={[
          { what: t("keyboard_to_box"), keys: <kbd>/</kbd> },
          {
            what: t("keyboard_through_results"),
            keys: (
              <>
                <kbd>↑</kbd> <kbd>↓</kbd>
              </>
            ),
          },
          { what: t("keyboard_open_result"), keys: <kbd>Enter</kbd> },
          { what: t("keyboard_open_behind"), keys: <kbd>Ctrl+Enter</kbd> },
          { what: t("keyboard_clear"), keys: <kbd>Esc</kbd> },
        ]}
      />
    </Section>
  );
}

function AddressBarKeys() {
  return (
    <>
      <kbd>gov</kbd> <kbd>Tab</kbd>
    </>
  );
}
