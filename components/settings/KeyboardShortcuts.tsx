import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { hasKeyword, hasShortcuts } from "../../utils/platform/browser-parts.ts";
import { type MessageKey, t } from "../../utils/platform/i18n.ts";
import { openShortcuts, readShortcuts, type Shortcut } from "../../utils/platform/shortcuts.ts";
import { Button } from "../base/Button.tsx";
import { keywordKey } from "../base/keyword-key.ts";
import { act } from "../base/trouble.tsx";

const COMMANDS = {
  open: "keyboard.open",
  sidebar: "keyboard.sidebar",
  "fact-check": "command.fact_check",
  "copy-quote": "command.copy_quote",
} as const satisfies Record<Shortcut["name"], MessageKey>;

/** What can be pressed where, and the way to change it. */
export function KeyboardShortcuts({ singleKeys }: { singleKeys: boolean }) {
  const shortcuts = useSignal<readonly Shortcut[]>([]);
  useEffect(() => {
    const read = () =>
      act(
        readShortcuts().then((found) => {
          shortcuts.value = found;
        }),
      );
    read();
    // Shortcuts are changed on a page of the browser, so they are read again when the user comes back.
    addEventListener("focus", read);
    return () => removeEventListener("focus", read);
  }, [shortcuts]);

  return (
    <div class="keyboard">
      <KeyTable
        label={t("keyboard.anywhere")}
        rows={[
          ...shortcuts.value.map(({ name, keys }) => ({
            what: t(COMMANDS[name]),
            keys: keys ? <kbd>{keys}</kbd> : t("keyboard.none"),
          })),
          ...(hasKeyword() ? [{ what: t("keyboard.address_bar"), keys: <AddressBarKeys /> }] : []),
        ]}
      />
      {hasShortcuts() && (
        <div class="row">
          <Button icon="open-tab" onClick={() => act(openShortcuts())}>
            {t("keyboard.change")}
          </Button>
        </div>
      )}
      <h3>{t("keyboard.in_pages")}</h3>
      <KeyTable
        label={t("keyboard.in_pages")}
        rows={[
          { what: t("keyboard.to_box"), keys: singleKeys ? <kbd>/</kbd> : t("keyboard.off") },
          {
            what: t("keyboard.through_results"),
            keys: (
              <>
                <kbd>↑</kbd> <kbd>↓</kbd>
              </>
            ),
          },
          { what: t("keyboard.open_result"), keys: <kbd>{t("key.enter")}</kbd> },
          { what: t("keyboard.open_behind"), keys: <kbd>Ctrl+{t("key.enter")}</kbd> },
          { what: t("keyboard.clear"), keys: <kbd>{t("key.escape")}</kbd> },
        ]}
      />
    </div>
  );
}

function AddressBarKeys() {
  return (
    <>
      <kbd>gov</kbd> <kbd>{keywordKey()}</kbd>
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
