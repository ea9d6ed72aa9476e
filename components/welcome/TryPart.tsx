import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { readShortcuts } from "../../utils/platform/shortcuts.ts";
import { Button } from "../base/Button.tsx";
import { Icon } from "../base/Icon.tsx";
import { addressBarKeys, onAddressBarUsed, tryFactCheck, tryPopup, windowOfThisPage } from "./try-it.ts";

const EXAMPLE_SEARCH = "passport renewal";

/** The three ways in, each with a thing to press that really does it. */
export function TryPart() {
  const shortcut = useSignal("");
  const addressBarUsed = useSignal(false);
  const windowId = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void readShortcuts().then((found) => {
      shortcut.value = found.find(({ name }) => name === "open")?.keys ?? "";
    });
    // Known before the click: a side panel opens only in the click itself.
    void windowOfThisPage().then((id) => {
      windowId.value = id;
    });
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
            <Button onClick={() => void tryPopup()}>{t("welcome.toolbar_try")}</Button>
          </div>
        </li>
        <li class="way">
          <h3>
            <Icon name="shield" /> {t("welcome.check")}
          </h3>
          <p>{t("welcome.check_how")}</p>
          <blockquote>{t("welcome.check_example")}</blockquote>
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
