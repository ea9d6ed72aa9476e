import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../../components/base/Button.tsx";
import { Icon } from "../../components/base/Icon.tsx";
import { act, done } from "../../components/base/trouble.tsx";
import { askCheck } from "../../components/checks/ask-check.ts";
import { browser } from "../../utils/platform/browser.ts";
import { t } from "../../utils/platform/i18n.ts";
import { openPanel } from "../../utils/platform/open-panel.ts";
import { readShortcuts } from "../../utils/platform/shortcuts.ts";

const EXAMPLE_SEARCH = "passport renewal";

/** The three ways to use the extension, each with something to try. */
export function TryPart() {
  const shortcut = useSignal("");
  const addressBarUsed = useSignal(false);
  const windowId = useSignal<number | undefined>(undefined);
  useEffect(() => {
    act(
      readShortcuts().then((found) => {
        shortcut.value = found.find(({ name }) => name === "open")?.keys ?? "";
      }),
    );
    // Read before the click, because a side panel opens only within the click itself.
    act(
      windowOfThisPage().then((id) => {
        windowId.value = id;
      }),
    );
    return onAddressBarUsed(() => {
      addressBarUsed.value = true;
    });
  }, [shortcut, windowId, addressBarUsed]);

  return (
    <section aria-labelledby="try">
      <h2 id="try">{t("welcome.try")}</h2>
      <ul class="ways">
        <li class="way">
          <h3>
            <Icon name="search" /> {t("welcome.toolbar")}
          </h3>
          <p>{shortcut.value ? t("welcome.toolbar_keys", shortcut.value) : t("welcome.toolbar_click")}</p>
          <div class="row">
            <Button onClick={() => act(tryPopup())}>{t("welcome.toolbar_try")}</Button>
          </div>
        </li>
        <li class="way">
          <h3>
            <Icon name="shield" /> {t("welcome.check")}
          </h3>
          <p>{t("welcome.check_how")}</p>
          <blockquote lang="en">{t("welcome.check_example")}</blockquote>
          <div class="row">
            <Button onClick={() => tryFactCheck(t("welcome.check_example"), windowId.value)}>
              {t("welcome.check_try")}
            </Button>
          </div>
        </li>
        <li class="way">
          <h3>
            <Icon name="arrow-up-left" /> {t("welcome.address_bar")}
          </h3>
          <p>{t("welcome.address_bar_how")}</p>
          <p class="keys">
            <kbd>{addressBarKeys()}</kbd> <kbd>gov</kbd> <kbd>Tab</kbd> <kbd>{EXAMPLE_SEARCH}</kbd>{" "}
            <kbd>↵</kbd>
          </p>
          <p role="status">
            {addressBarUsed.value ? t("welcome.address_bar_done") : t("welcome.address_bar_try")}
          </p>
        </li>
      </ul>
    </section>
  );
}

async function windowOfThisPage(): Promise<number | undefined> {
  return (await browser.windows?.getCurrent())?.id;
}

/** Some browsers open the popup only for a click on the toolbar. There the results page opens instead. */
async function tryPopup(): Promise<void> {
  try {
    await browser.action.openPopup();
  } catch {
    await browser.tabs.create({ url: browser.runtime.getURL("search.html") });
  }
}

/** Must be called within the click, because side panels open and Firefox asks only then. */
function tryFactCheck(claim: string, windowId: number | undefined): void {
  openPanel(windowId);
  act(done(askCheck({ claim, origin: null, again: false })));
}

/** Calls back when the person has typed `gov` and a space or Tab in the address bar. */
function onAddressBarUsed(listener: () => void): () => void {
  browser.omnibox.onInputStarted.addListener(listener);
  return () => browser.omnibox.onInputStarted.removeListener(listener);
}

function addressBarKeys(): string {
  return navigator.userAgent.includes("Macintosh") ? "⌘L" : "Ctrl+L";
}
