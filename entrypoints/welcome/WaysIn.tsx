import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../../components/base/Button.tsx";
import { keywordKey } from "../../components/base/keyword-key.ts";
import { act } from "../../components/base/trouble.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { hasKeyword, hasMenus } from "../../utils/platform/browser-parts.ts";
import { t } from "../../utils/platform/i18n.ts";
import { readShortcuts } from "../../utils/platform/shortcuts.ts";
import styles from "./WaysIn.module.css";

/** Where the extension is found from now on. */
export function WaysIn({ offersChecks }: { offersChecks: boolean }) {
  const shortcut = useSignal("");
  const addressBarUsed = useSignal(false);
  useEffect(() => {
    act(
      readShortcuts().then((found) => {
        shortcut.value = found.find(({ name }) => name === "open")?.keys ?? "";
      }),
    );
    return onAddressBarUsed(() => {
      addressBarUsed.value = true;
    });
  }, [shortcut, addressBarUsed]);
  return (
    <section aria-label={t("welcome.try")}>
      <ul class={styles.ways}>
        <li class="way">
          <h2>{t("welcome.toolbar")}</h2>
          <p>{toolbarSentence(shortcut.value, offersChecks)}</p>
          <Button onClick={() => act(tryPopup())}>{t("welcome.toolbar_try")}</Button>
        </li>
        {offersChecks && hasMenus() && (
          <li class="way">
            <h2>{t("welcome.mouse")}</h2>
            <p>{t("welcome.mouse_how")}</p>
          </li>
        )}
        {hasKeyword() && (
          <li class="way">
            <h2>{t("welcome.address_bar")}</h2>
            <p class="keys">
              <kbd>{addressBarKeys()}</kbd> <kbd>gov</kbd> <kbd>{keywordKey()}</kbd>{" "}
              <kbd>{t("welcome.address_bar_example")}</kbd> <kbd>↵</kbd>
            </p>
            <p role="status">
              {addressBarUsed.value ? t("welcome.address_bar_done") : t("welcome.address_bar_try")}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}

function toolbarSentence(keys: string, offersChecks: boolean): string {
  if (keys === "") return t(offersChecks ? "welcome.toolbar_click" : "welcome.toolbar_click_search");
  return t(offersChecks ? "welcome.toolbar_keys" : "welcome.toolbar_keys_search", keys);
}

/** Some browsers open the popup only for a click on the toolbar. There the results page opens instead. */
async function tryPopup(): Promise<void> {
  try {
    await browser.action.openPopup();
  } catch {
    await browser.tabs.create({ url: browser.runtime.getURL("search.html") });
  }
}

/** Calls back, where browsers take a keyword, when the user has typed `gov` and a space or Tab in the address bar. */
function onAddressBarUsed(listener: () => void): () => void {
  browser.omnibox?.onInputStarted.addListener(listener);
  return () => browser.omnibox?.onInputStarted.removeListener(listener);
}

function addressBarKeys(): string {
  return navigator.userAgent.includes("Macintosh") ? "⌘L" : "Ctrl+L";
}
