import { useEffect } from "preact/hooks";
import { Region } from "../../components/base/Region.tsx";
import { act } from "../../components/base/trouble.tsx";
import { SentTable } from "../../components/settings/SentTable.tsx";
import { loadSettings, settings } from "../../components/settings/settings-store.ts";
import { t } from "../../utils/platform/i18n.ts";
import { ServicesPart } from "./ServicesPart.tsx";
import { SuggestionsPart } from "./SuggestionsPart.tsx";
import { TryPart } from "./TryPart.tsx";

export function App() {
  useEffect(() => act(loadSettings()), []);
  const current = settings.value;
  return (
    <div class="welcome-page">
      <header class="welcome-head">
        <h1>{t("page.title_welcome")}</h1>
        <p>{t("welcome.lead")}</p>
      </header>
      {current && (
        <main class="welcome-main">
          <Region name={t("options.services")} subject={current}>
            <ServicesPart settings={current} />
          </Region>
          <div class="welcome-sent">
            <section aria-labelledby="sent">
              <h2 id="sent">{t("sent.title")}</h2>
              <Region name={t("sent.title")} subject={current}>
                <SentTable
                  search={current.searchServiceUrl}
                  factCheck={current.factCheckServiceUrl}
                  suggestions={current.suggestions === true}
                  passages={current.sourcePassages}
                />
              </Region>
              <p class="hint">{t("welcome.kept")}</p>
            </section>
            <Region name={t("welcome.suggestions")} subject={current}>
              <SuggestionsPart chosen={current.suggestions} />
            </Region>
          </div>
          <Region name={t("welcome.try")} subject={current}>
            <TryPart />
          </Region>
          <p>
            <a href="options.html">{t("welcome.later")}</a>
          </p>
        </main>
      )}
    </div>
  );
}
