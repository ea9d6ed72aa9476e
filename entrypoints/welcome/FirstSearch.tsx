import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { Button } from "../../components/base/Button.tsx";
import { Icon } from "../../components/base/Icon.tsx";
import { EXAMPLES } from "../../components/search/start/first-searches.ts";
import { readsAsClaim } from "../../utils/checks/claims/reads-as-claim.ts";
import { t } from "../../utils/platform/i18n.ts";
import styles from "./FirstSearch.module.css";

interface FirstSearchProps {
  /** The search service is known; without one there is nothing to ask. */
  canSearch: boolean;
  /** Leads to the field for the service's address. */
  onMissing(): void;
  onSearch(query: string): void;
  /** None: no fact-check is offered. */
  onCheck: ((claim: string) => void) | undefined;
}

/** The box of the welcome page, with examples that find something. It sends nothing before a press. */
export function FirstSearch({ canSearch, onMissing, onSearch, onCheck }: FirstSearchProps) {
  const text = useSignal(wordsOfEntry());
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const listId = useId();
  useEffect(() => (canSearch ? field.current?.focus() : onMissing()), []);
  const words = text.value.trim();
  const isClaim = onCheck !== undefined && readsAsClaim(words);
  return (
    <search class={styles.first}>
      <form
        class={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          if (words !== "" && canSearch) onSearch(words);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.isComposing) return;
          // What is not offered to be checked, the browser submits as for Enter alone.
          if ((event.ctrlKey || event.metaKey) && isClaim) {
            event.preventDefault();
            onCheck(words);
          } else if (event.target === field.current && !canSearch) {
            // Enter submits nothing where the button is disabled, and the next field must not take it.
            event.preventDefault();
            onMissing();
          }
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          list={listId}
          aria-label={t("search.box")}
          aria-describedby={isClaim ? hintId : undefined}
          placeholder={t(onCheck === undefined ? "search.box" : "welcome.box")}
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          // Comes before the page is left, also by Enter.
          onChange={() => history.replaceState({ words: text.value }, "")}
          ref={field}
        />
        {/* The browser completes an example from its letters. Before there are any, all stand below. */}
        <datalist id={listId}>
          {words !== "" && EXAMPLES.map(({ words: key }) => <option key={key} value={t(key)} />)}
        </datalist>
        {isClaim && (
          <Button kind="main" icon="speech" onClick={() => onCheck(words)}>
            {t("claim.check_this")}
          </Button>
        )}
        <Button type="submit" kind={isClaim ? "plain" : "main"} disabled={!canSearch}>
          {t("search.submit")}
          {isClaim && (
            <span aria-hidden="true">
              <kbd>↵</kbd>
            </span>
          )}
        </Button>
      </form>
      {isClaim && (
        <p class="hint" id={hintId}>
          {t("claim.check_this_hint")}
        </p>
      )}
      <div class={styles.examples}>
        <span class={styles.try}>{t("example.try")}</span>
        {EXAMPLES.map(({ words: key, name }) => (
          <Button key={key} disabled={!canSearch} onClick={() => onSearch(t(key))}>
            {t(name)}
          </Button>
        ))}
      </div>
    </search>
  );
}

/** What was typed before the page was left; Back brings it back. */
function wordsOfEntry(): string {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "words" in state ? String(state.words) : "";
}
