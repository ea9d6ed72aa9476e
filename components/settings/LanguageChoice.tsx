import { displayNames } from "../../utils/platform/formatters.ts";
import { t } from "../../utils/platform/i18n.ts";
import { type LanguageChoice as Chosen, LANGUAGE_CHOICES } from "../../utils/platform/languages.ts";
import { Choice } from "../base/Choice.tsx";
import { act } from "../base/trouble.tsx";
import type { SettingsPart } from "./settings-store.ts";

/** The language of all texts. Each one has the name that its own readers look for. */
export function LanguageChoice({ settings, store, describedBy }: SettingsPart & { describedBy?: string }) {
  return (
    <Choice
      label={t("options.language")}
      value={settings.language}
      options={LANGUAGE_CHOICES.map((value) => ({
        value,
        name: nameOf(value),
        ...(value === "browser" ? {} : { lang: value }),
      }))}
      disabled={store.isLocked("language")}
      describedBy={describedBy}
      onChange={(chosen) => act(store.change({ language: chosen }))}
    />
  );
}

function nameOf(choice: Chosen): string {
  if (choice === "browser") return t("options.language_browser");
  const name = displayNames(choice, "language").of(choice) ?? choice;
  return name.charAt(0).toLocaleUpperCase(choice) + name.slice(1);
}
