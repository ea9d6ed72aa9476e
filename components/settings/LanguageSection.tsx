import { useId } from "preact/hooks";
import { dateFormat } from "../../utils/platform/formatters.ts";
import { language, t } from "../../utils/platform/i18n.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { Section } from "./Section.tsx";
import { SettingRow } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

export function LanguageSection({ settings, store }: SettingsPart) {
  const id = useId();
  return (
    <Section id="language" title={t("options.language")}>
      <SettingRow
        id={id}
        name={t("options.language_texts")}
        hint={t("options.language_hint", todayWritten())}
        locked={store.isLocked("language")}
      >
        <LanguageChoice settings={settings} store={store} describedBy={`${id}-hint`} />
      </SettingRow>
    </Section>
  );
}

function todayWritten(): string {
  return dateFormat(language(), { dateStyle: "long" }).format(Date.now());
}
