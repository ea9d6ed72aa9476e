import { Button } from "../../components/base/Button.tsx";
import { act } from "../../components/base/trouble.tsx";
import { Locked } from "../../components/settings/SettingFields.tsx";
import type { SettingsStore } from "../../components/settings/settings-store.ts";
import { t } from "../../utils/platform/i18n.ts";
import { suggestionsSentence } from "../../utils/settings/sentences.ts";

/** Sending what is typed needs consent. Both answers look the same, and nothing is sent until one is given. */
export function SuggestionsChoice({ chosen, store }: { chosen: boolean | null; store: SettingsStore }) {
  const isLocked = store.isLocked("suggestions");
  return (
    <section class="welcome-choice" aria-labelledby="suggestions">
      <h2 id="suggestions">{t("welcome.suggestions")}</h2>
      <p>{t("welcome.suggestions_lead")}</p>
      <div class="row">
        <Button
          isOn={chosen === true}
          disabled={isLocked}
          onClick={() => act(store.change({ suggestions: true }))}
        >
          {t("welcome.suggestions_on")}
        </Button>
        <Button
          isOn={chosen === false}
          disabled={isLocked}
          onClick={() => act(store.change({ suggestions: false }))}
        >
          {t("welcome.suggestions_off")}
        </Button>
      </div>
      {isLocked ? (
        <Locked />
      ) : (
        <p class="hint" role="status">
          {suggestionsSentence(chosen)}
        </p>
      )}
    </section>
  );
}
