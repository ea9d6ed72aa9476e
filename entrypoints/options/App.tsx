import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Alert, Note } from "../../components/base/notices.tsx";
import { Region } from "../../components/base/Region.tsx";
import { DataSection } from "../../components/settings/DataSection.tsx";
import { createDataStore } from "../../components/settings/data-store.ts";
import { FactChecksSection } from "../../components/settings/FactChecksSection.tsx";
import { LanguageSection } from "../../components/settings/LanguageSection.tsx";
import { NewsSection } from "../../components/settings/NewsSection.tsx";
import { PrivacySection } from "../../components/settings/PrivacySection.tsx";
import { SearchSection } from "../../components/settings/SearchSection.tsx";
import { createSettingsStore, type SettingsPart } from "../../components/settings/settings-store.ts";
import { AdvancedSection } from "../../components/settings/status/AdvancedSection.tsx";
import { ThisPageSection } from "../../components/settings/ThisPageSection.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { policySentence } from "../../utils/settings/sentences.ts";

/** Where people get help; null in a build that names no address. */
const SUPPORT: string | null = import.meta.env.WXT_SUPPORT_URL || null;

export function App() {
  const [store] = useState(() => createSettingsStore({ send }));
  useEffect(() => store.listen(), [store]);
  const current = store.settings.value;
  const unreadable = store.unreadable.value;
  return (
    <>
      <header>
        <PageHead current={null} />
      </header>
      <div class="options-page">
        <nav class="options-nav" aria-label={t("options.sections")}>
          <ul>
            {sections().map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main class="options-main">
          <h1 class="visually-hidden">{t("options.title")}</h1>
          {unreadable.length > 0 && <Alert>{policySentence(unreadable)}</Alert>}
          {isPrivateWindow() && <Note>{t("options.private")}</Note>}
          {current && <Sections settings={current} store={store} />}
          {SUPPORT && (
            <p>
              <a href={SUPPORT} target="_blank" rel="noreferrer">
                {t("options.support")}
              </a>
            </p>
          )}
        </main>
      </div>
    </>
  );
}

/** In the order in which they are drawn. */
function sections(): (readonly [string, string])[] {
  return [
    ["language", t("options.language")],
    ["search", t("tab.search")],
    ["news", t("tab.recent")],
    ["checks", t("tab.checks")],
    ["this-page", t("site.region")],
    ["privacy", t("options.privacy")],
    ["data", t("options.data")],
    ["advanced", t("options.advanced")],
  ];
}

function Sections({ settings: current, store }: SettingsPart) {
  const [data] = useState(() => createDataStore({ send }));
  // The sections are drawn once the settings are read, too late for the browser to scroll to the one in the address.
  // Before they are painted, so that the top of the page does not flash by.
  useLayoutEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <Region name={t("options.language")} subject={current}>
        <LanguageSection settings={current} store={store} />
      </Region>
      <Region name={t("tab.search")} subject={current}>
        <SearchSection settings={current} store={store} />
      </Region>
      <Region name={t("tab.recent")} subject={current}>
        <NewsSection settings={current} store={store} />
      </Region>
      <Region name={t("tab.checks")} subject={current}>
        <FactChecksSection settings={current} store={store} />
      </Region>
      <Region name={t("site.region")} subject={current}>
        <ThisPageSection settings={current} store={store} />
      </Region>
      <Region name={t("options.privacy")} subject={current}>
        <PrivacySection settings={current} store={store} />
      </Region>
      <Region name={t("options.data")} subject={current}>
        <DataSection data={data} settings={current} store={store} />
      </Region>
      <Region name={t("options.advanced")} subject={current}>
        <AdvancedSection settings={current} store={store} onAnswers={data.count} />
      </Region>
    </>
  );
}
