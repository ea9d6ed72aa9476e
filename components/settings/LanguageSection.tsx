import { useId } from "preact/hooks";
import { language, t } from "../../utils/platform/i18n.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { Section } from "./Section.tsx";
import { SettingRow } from "./SettingFields.tsx";
import { isLocked } from "./settings-store.ts";

export function LanguageSection({ settings }: { settings: Settings }) {
  const id = useId();
  return (
    <Section id="language" title={t("options.language")}>
      <SettingRow
        id={id}
        name={t("options.language_texts")}
        hint={t("options.language_hint", todayWritten())}
        locked={isLocked("language")}
      >
        <LanguageChoice settings={settings} describedBy={`${id}-hint`} />
      </SettingRow>
    </Section>
  );
}

function todayWritten(): string {
  return new Date().toLocaleDateString(language(), { dateStyle: "long" });
}
