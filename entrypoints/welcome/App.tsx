import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { followOwnWindow } from "../../components/base/own-window.ts";
import { Logo } from "../../components/base/PageNav.tsx";
import { Region } from "../../components/base/Region.tsx";
import { act, done } from "../../components/base/trouble.tsx";
import { askCheck } from "../../components/checks/ask-check.ts";
import { LanguageChoice } from "../../components/settings/LanguageChoice.tsx";
import { PrivacyLine } from "../../components/settings/PrivacyLine.tsx";
import { Locked } from "../../components/settings/SettingFields.tsx";
import { createSettingsStore, type SettingsPart } from "../../components/settings/settings-store.ts";
import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import { openPanel } from "../../utils/platform/open-panel.ts";
import { defaultSearch } from "../../utils/search/request.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { FirstCheck } from "./FirstCheck.tsx";
import { FirstSearch } from "./FirstSearch.tsx";
import { MissingServices } from "./MissingServices.tsx";
import { SuggestionsChoice } from "./SuggestionsChoice.tsx";
import { WaysIn } from "./WaysIn.tsx";

/** The welcome page: something to try comes first, the one choice and privacy after it. */
export function App() {
  const windowId = useSignal<number | undefined>(undefined);
  const [store] = useState(() => createSettingsStore({ send }));
  useEffect(() => store.listen(), [store]);
  useEffect(
    () =>
      followOwnWindow((id) => {
        windowId.value = id;
      }),
    [windowId],
  );
  const current = store.settings.value;
  const check = (claim: string): void => {
    act(openPanel(windowId.value));
    act(done(askCheck({ claim, origin: null, again: false })));
  };
  return (
    <div class="welcome-page">
      <header class="welcome-bar">
        <span class="welcome-brand">
          <Logo />
          {t("extension.name")}
        </span>
        {current && <Language settings={current} store={store} />}
      </header>
      <main class="welcome-main">
        <h1>{t("welcome.title")}</h1>
        <p class="welcome-lead">{t(current?.forbidFactChecks ? "welcome.lead_search" : "welcome.lead")}</p>
        {current && (
          <>
            <Region name={t("options.services")} subject={current}>
              <MissingServices settings={current} store={store} />
            </Region>
            <Region name={t("search.box")} subject={current}>
              <FirstSearch
                canSearch={current.searchServiceUrl !== null}
                onMissing={focusAddress}
                onSearch={(query) => location.assign(pageAddress(defaultSearch(query, current)))}
                onCheck={current.forbidFactChecks ? undefined : check}
              />
            </Region>
            <div class="welcome-columns">
              {!current.forbidFactChecks && (
                <Region name={t("welcome.check")} subject={current}>
                  <FirstCheck canCheck={current.factCheckServiceUrl !== null} onCheck={check} />
                </Region>
              )}
              <div class="welcome-column">
                <Region name={t("welcome.suggestions")} subject={current}>
                  <SuggestionsChoice chosen={current.suggestions} store={store} />
                </Region>
                <section class="welcome-privacy" aria-label={t("options.privacy")}>
                  <Region name={t("sent.title")} subject={current}>
                    <PrivacyLine settings={current}>{t("welcome.privacy")}</PrivacyLine>
                  </Region>
                </section>
              </div>
            </div>
            <Region name={t("welcome.try")} subject={current}>
              <WaysIn offersChecks={!current.forbidFactChecks} />
            </Region>
            <p>
              <a href="options.html">{t("welcome.later")}</a>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

/** The first field of those for the addresses of services. */
function focusAddress(): void {
  document.querySelector<HTMLElement>(".welcome-services input")?.focus();
}

function Language({ settings, store }: SettingsPart) {
  const isLocked = store.isLocked("language");
  return (
    <div class="welcome-language">
      <LanguageChoice
        settings={settings}
        store={store}
        {...(isLocked ? { describedBy: "language-locked" } : {})}
      />
      {isLocked && <Locked id="language-locked" />}
    </div>
  );
}
