import { displayNames } from "../../utils/platform/formatters.ts";
import { language, t } from "../../utils/platform/i18n.ts";
import { LANGUAGE_CHOICES, type LanguageChoice } from "../../utils/platform/languages.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { act } from "../base/trouble.tsx";
import { Section } from "./Section.tsx";
import { SelectSetting } from "./SettingFields.tsx";
import { change, isLocked } from "./settings-store.ts";

export function LanguageSection({ settings }: { settings: Settings }) {
  return (
    <Section id="language" title={t("options.language")}>
      <SelectSetting
        label={t("options.language")}
        value={settings.language}
        options={LANGUAGE_CHOICES.map((value) => ({
          value,
          name: nameOf(value),
          ...(value === "browser" ? {} : { lang: value }),
        }))}
        locked={isLocked("language")}
        onChange={(chosen) => act(change({ language: chosen }))}
      />
      <p class="hint">{t("options.language_hint", todayWritten())}</p>
    </Section>
  );
}

/** Each language has the name that its own readers look for. */
function nameOf(choice: LanguageChoice): string {
  if (choice === "browser") return t("options.language_browser");
  const name = displayNames(choice, "language").of(choice) ?? choice;
  return name.charAt(0).toLocaleUpperCase(choice) + name.slice(1);
}

function todayWritten(): string {
  return new Date().toLocaleDateString(language(), { dateStyle: "long" });
}
