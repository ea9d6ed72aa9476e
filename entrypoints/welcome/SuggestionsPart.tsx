import { Button } from "../../components/base/Button.tsx";
import { Alert } from "../../components/base/notices.tsx";
import { t } from "../../utils/i18n.ts";
import { chooseSuggestions, unsaved } from "./settings-state.ts";

/** The one choice that needs consent. Neither answer is dressed up: until one is given, nothing is sent. */
export function SuggestionsPart({ chosen }: { chosen: boolean | null }) {
  return (
    <section class="welcome-choice" aria-labelledby="suggestions">
      <h2 id="suggestions">{t("welcome_suggestions")}</h2>
      <p>{t("welcome_suggestions_lead")}</p>
      <div class="row">
        <Button aria-pressed={chosen === true} onClick={() => void chooseSuggestions(true)}>
          {t("welcome_suggestions_on")}
        </Button>
        <Button aria-pressed={chosen === false} onClick={() => void chooseSuggestions(false)}>
          {t("welcome_suggestions_off")}
        </Button>
      </div>
      <p class="hint" role="status">
        {sentenceFor(chosen)}
      </p>
      {unsaved.value && <Alert>{t("options_unsaved")}</Alert>}
    </section>
  );
}

function sentenceFor(chosen: boolean | null): string {
  if (chosen === null) return t("welcome_suggestions_open");
  return chosen ? t("welcome_suggestions_are_on") : t("welcome_suggestions_are_off");
}
