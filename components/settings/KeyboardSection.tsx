import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { type MessageKey, t } from "../../utils/platform/i18n.ts";
import {
  canOpenShortcuts,
  openShortcuts,
  readShortcuts,
  type Shortcut,
} from "../../utils/platform/shortcuts.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { Button } from "../base/Button.tsx";
import { Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { Section } from "./Section.tsx";
import { Toggle } from "./SettingFields.tsx";
import { change, isLocked } from "./settings-store.ts";

const COMMANDS = {
  open: "keyboard.open",
  sidebar: "keyboard.sidebar",
  "fact-check": "command.fact_check",
  "copy-quote": "command.copy_quote",
} as const satisfies Record<Shortcut["name"], MessageKey>;

export function KeyboardSection({ settings }: { settings: Settings }) {
  const shortcuts = useSignal<readonly Shortcut[]>([]);
  useEffect(() => {
    const read = () =>
      act(
        readShortcuts().then((found) => {
          shortcuts.value = found;
        }),
      );
    read();
    // Shortcuts are changed on a page of the browser, so they are read again when the person comes back.
    addEventListener("focus", read);
    return () => removeEventListener("focus", read);
  }, [shortcuts]);

  return (
    <Section id="keyboard" title={t("options.keyboard")} lead={t("options.keyboard_lead")}>
      <KeyTable
        label={t("keyboard.anywhere")}
        rows={[
          ...shortcuts.value.map(({ name, keys }) => ({
            what: t(COMMANDS[name]),
            keys: keys ? <kbd>{keys}</kbd> : t("keyboard.none"),
          })),
          { what: t("keyboard.address_bar"), keys: <AddressBarKeys /> },
        ]}
      />
      {canOpenShortcuts() ? (
        <div class="row">
          <Button icon="open-tab" onClick={() => act(openShortcuts())}>
            {t("keyboard.change")}
          </Button>
        </div>
      ) : (
        <Note>{t("keyboard.change_by_hand")}</Note>
      )}
      <h3>{t("keyboard.in_pages")}</h3>
      <KeyTable
        label={t("keyboard.in_pages")}
        rows={[
          { what: t("keyboard.to_box"), keys: settings.singleKeys ? <kbd>/</kbd> : t("keyboard.none") },
          {
            what: t("keyboard.through_results"),
            keys: (
              <>
                <kbd>↑</kbd> <kbd>↓</kbd>
              </>
            ),
          },
          { what: t("keyboard.open_result"), keys: <kbd>Enter</kbd> },
          { what: t("keyboard.open_behind"), keys: <kbd>Ctrl+Enter</kbd> },
          { what: t("keyboard.clear"), keys: <kbd>Esc</kbd> },
        ]}
      />
      <Toggle
        label={t("keyboard.single")}
        hint={t("keyboard.single_hint")}
        checked={settings.singleKeys}
        locked={isLocked("singleKeys")}
        onChange={(checked) => act(change({ singleKeys: checked }))}
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

interface KeyTableProps {
  label: string;
  rows: readonly { readonly what: string; readonly keys: ComponentChildren }[];
}

function KeyTable({ label, rows }: KeyTableProps) {
  return (
    <table class="table key-table" aria-label={label}>
      <tbody>
        {rows.map(({ what, keys }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{keys}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
