import { t } from "../../utils/platform/i18n.ts";
import { suggestionsSentence } from "../../utils/sentences/settings.ts";
import { Button } from "../base/Button.tsx";
import { Alert } from "../base/notices.tsx";
import { chooseSuggestions, unsaved } from "./welcome-store.ts";

/** The one choice that needs consent. Neither answer is dressed up: until one is given, nothing is sent. */
export function SuggestionsPart({ chosen }: { chosen: boolean | null }) {
  return (
    <section class="welcome-choice" aria-labelledby="suggestions">
      <h2 id="suggestions">{t("welcome.suggestions")}</h2>
      <p>{t("welcome.suggestions_lead")}</p>
      <div class="row">
        <Button aria-pressed={chosen === true} onClick={() => void chooseSuggestions(true)}>
          {t("welcome.suggestions_on")}
        </Button>
        <Button aria-pressed={chosen === false} onClick={() => void chooseSuggestions(false)}>
          {t("welcome.suggestions_off")}
        </Button>
      </div>
      <p class="hint" role="status">
        {suggestionsSentence(chosen)}
      </p>
      {unsaved.value && <Alert>{t("options.unsaved")}</Alert>}
    </section>
  );
}
