import { useEffect, useState } from "preact/hooks";
import { Alert } from "../../components/base/notices.tsx";
import { Region } from "../../components/base/Region.tsx";
import { act } from "../../components/base/trouble.tsx";
import { createDataStore } from "../../components/settings/clear-data-store.ts";
import { DataSection } from "../../components/settings/DataSection.tsx";
import { DefaultsSection } from "../../components/settings/DefaultsSection.tsx";
import { KeyboardSection } from "../../components/settings/KeyboardSection.tsx";
import { LanguageSection } from "../../components/settings/LanguageSection.tsx";
import { PrivacySection } from "../../components/settings/PrivacySection.tsx";
import { ServicesSection } from "../../components/settings/ServicesSection.tsx";
import { loadSettings, settings, unreadable, unsaved } from "../../components/settings/settings-store.ts";
import { StatusSection } from "../../components/settings/status/StatusSection.tsx";
import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import { policySentence, unsavedSentence } from "../../utils/settings/sentences.ts";
import type { Settings } from "../../utils/settings/settings.ts";

/** Where people get help; null in a build that names no address. */
const SUPPORT: string | null = import.meta.env.WXT_SUPPORT_URL || null;

export function App() {
  useEffect(() => act(loadSettings()), []);
  const current = settings.value;
  return (
    <div class="options-page">
      <header class="options-head">
        <h1>{t("options.title")}</h1>
      </header>
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
        {unreadable.value.length > 0 && <Alert>{policySentence(unreadable.value)}</Alert>}
        {unsaved.value && <Alert>{unsavedSentence(unsaved.value)}</Alert>}
        {current && <Sections settings={current} />}
        {SUPPORT && (
          <p>
            <a href={SUPPORT} target="_blank" rel="noreferrer">
              {t("options.support")}
            </a>
          </p>
        )}
      </main>
    </div>
  );
}

/** In the order in which they are drawn. */
function sections(): (readonly [string, string])[] {
  return [
    ["services", t("options.services")],
    ["defaults", t("options.defaults")],
    ["language", t("options.language")],
    ["privacy", t("options.privacy")],
    ["data", t("options.data")],
    ["keyboard", t("options.keyboard")],
    ["status", t("options.status")],
  ];
}

function Sections({ settings: current }: { settings: Settings }) {
  const [data] = useState(() => createDataStore({ send }));
  // The sections are drawn once the settings are read, too late for the browser to scroll to the one in the address.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <Region name={t("options.services")} subject={current}>
        <ServicesSection settings={current} />
      </Region>
      <Region name={t("options.defaults")} subject={current}>
        <DefaultsSection settings={current} />
      </Region>
      <Region name={t("options.language")} subject={current}>
        <LanguageSection settings={current} />
      </Region>
      <Region name={t("options.privacy")} subject={current}>
        <PrivacySection settings={current} />
      </Region>
      <Region name={t("options.data")} subject={current}>
        <DataSection data={data} />
      </Region>
      <Region name={t("options.keyboard")} subject={current}>
        <KeyboardSection settings={current} />
      </Region>
      <Region name={t("options.status")} subject={current}>
        <StatusSection settings={current} onAnswers={data.count} />
      </Region>
    </>
  );
}
