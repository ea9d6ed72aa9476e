import type { RefObject } from "preact";
import { useId, useState } from "preact/hooks";
import { readsAsClaim } from "../../../utils/checks/claims/reads-as-claim.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { OPERATOR_AT_END } from "../../../utils/search/operator-at-end.ts";
import { straightQuotes } from "../../../utils/search/operators.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { Button, IconButton } from "../../base/Button.tsx";
import { Icon } from "../../base/Icon.tsx";
import {
  type ListOption,
  nextOption,
  OptionList,
  optionId,
  useActiveOption,
} from "../../base/OptionList.tsx";
import styles from "./SearchBox.module.css";

/** A suggestion below the box. A `completion` only changes the words; any other is searched for. */
export interface BoxSuggestion {
  readonly kind: "completion" | "own" | "service";
  readonly query: string;
  /** What a completion means, such as "Texas". */
  readonly label?: string;
  readonly text?: string;
  /** Where typing continues after a completion. */
  readonly caret?: number;
}

interface SearchBoxProps {
  value: string;
  suggestions: readonly BoxSuggestion[];
  field: RefObject<HTMLInputElement | null>;
  onInput(text: string, caret?: number | null): void;
  onSubmit(text: string): void;
  /** The button that empties the box. */
  onClear(): void;
  /** Arrow down while no suggestion is open. */
  onLeaveDown(): void;
  /** Escape in a box with words. */
  onEmpty(): void;
  /** Escape in an empty box. */
  onEscape(): void;
  onBlur(): void;
  /** Sends the words as a claim; without it, they can only be searched for. */
  onCheck?: ((claim: string) => void) | undefined;
  /** These words were searched for: what else they could be is not offered over their results. */
  isAnswered?: boolean;
  /** Whether `/` leads here. */
  hasSlash?: boolean;
}

/** Without `list`, because the browser would add a list of its own. */
const COMBOBOX = { type: "search", role: "combobox", list: undefined } as const;
const MOVES_CARET = /^(Arrow[LR]|Home|End)/;
/** As many letters as a popup's box shows at once. */
const SEEN_WHOLE = 40;
const COUNTED_FROM = LIMITS.queryLength - 50;

/** The ARIA combobox pattern: the focus stays in the field while arrows move through the suggestions. */
export function SearchBox(props: SearchBoxProps) {
  const { value, suggestions, field } = props;
  const listId = useId();
  const counterId = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && suggestions.length > 0;
  const options = isShown ? suggestions.map(toOption) : [];
  const [active, setActive] = useActiveOption(options);
  // White space at the ends is not sent, so it is not counted.
  const { length } = value.trim();
  const isTooLong = length > LIMITS.queryLength;
  const hintId = useId();
  const { onCheck } = props;
  const isClaim = onCheck !== undefined && !props.isAnswered && readsAsClaim(value);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };

  const type = (text: string): void => {
    setActive(-1);
    setOpen(true);
    props.onInput(text, field.current?.selectionStart);
  };

  const choose = (suggestion: BoxSuggestion): void => {
    if (suggestion.kind === "completion") {
      const { query, caret = query.length } = suggestion;
      if (field.current) {
        field.current.value = query;
        field.current.setSelectionRange(caret, caret);
      }
      type(query);
      return;
    }
    close();
    props.onInput(suggestion.query);
    props.onSubmit(suggestion.query);
  };

  const submit = (): void => {
    const suggestion = suggestions[active];
    if (isShown && suggestion) {
      choose(suggestion);
      return;
    }
    close();
    props.onSubmit(value);
  };

  const check = (send: (claim: string) => void): void => {
    close();
    send(value.trim());
  };

  const onArrow = (event: KeyboardEvent): void => {
    if (event.altKey || (!isShown && event.key === "ArrowDown" && value === "")) {
      setOpen(true);
      props.onInput(value, field.current?.selectionStart);
    }
    const target = nextOption(event.key, active, options.length);
    if (target !== null) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === "ArrowDown" && !event.altKey) {
      event.preventDefault();
      props.onLeaveDown();
    }
  };

  /** Completes an operator when the caret is moved into it, as far as it has no space. Moving the caret elsewhere sends nothing. */
  const moveCaret = (): void => {
    const left = straightQuotes(value.slice(0, field.current?.selectionStart ?? 0));
    if (OPERATOR_AT_END.test(left)) type(value);
    else if (suggestions[0]?.kind === "completion") close();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") onArrow(event);
    else if (event.key === "Enter") {
      event.preventDefault();
      // Only what is offered to be checked: other words are searched for.
      if (isClaim && onCheck && (event.ctrlKey || event.metaKey)) check(onCheck);
      else submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (isShown) close();
      else if (value === "") props.onEscape();
      else props.onEmpty();
    }
  };

  return (
    <div class={`box-holder ${styles.holder}`}>
      <search class={`box ${styles.box}`}>
        <Icon name="search" />
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is combobox */}
        <input
          {...COMBOBOX}
          ref={field}
          dir="auto"
          aria-label={t("search.box")}
          placeholder={t("search.box")}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? counterId : isClaim ? hintId : undefined}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="search"
          value={value}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onKeyUp={({ key }) => MOVES_CARET.test(key) && moveCaret()}
          onClick={moveCaret}
          onBlur={() => {
            close();
            props.onBlur();
          }}
        />
        {props.hasSlash && value === "" && (
          <span aria-hidden="true">
            <kbd>/</kbd>
          </span>
        )}
        {value !== "" && (
          <IconButton
            icon="close"
            label={t("search.clear")}
            onClick={() => {
              close();
              props.onClear();
              field.current?.focus();
            }}
          />
        )}
      </search>
      {isClaim && (
        <div class={styles.claim}>
          {length > SEEN_WHOLE && (
            <p class={styles.words} dir="auto" aria-hidden="true">
              {value}
            </p>
          )}
          <div class="row">
            <Button kind="main" icon="speech" onClick={() => check(onCheck)}>
              {t("claim.check_this")}
            </Button>
            <Button icon="search" onClick={submit}>
              {t("search.submit")}
              <span aria-hidden="true">
                <kbd>↵</kbd>
              </span>
            </Button>
          </div>
          <p class="hint" id={hintId}>
            {t("claim.check_this_hint")}
          </p>
        </div>
      )}
      {isShown && (
        <div class={`box-list floating ${styles.list}`}>
          <OptionList
            id={listId}
            label={t("search.suggestions")}
            options={options}
            active={active}
            onPick={(option) => {
              const suggestion = suggestions.find(({ query }) => query === option.value);
              if (suggestion) choose(suggestion);
            }}
          />
        </div>
      )}
      {length > COUNTED_FROM && (
        <p class={isTooLong ? `${styles.counter} ${styles.over}` : styles.counter} id={counterId}>
          {t("search.length", formatNumber(length), formatNumber(LIMITS.queryLength))}
        </p>
      )}
    </div>
  );
}

function toOption({ kind, query, label, text }: BoxSuggestion): ListOption {
  if (kind === "completion") {
    return { value: query, label: label ?? query, icon: "arrow-up-left", ...(text ? { detail: text } : {}) };
  }
  return kind === "own"
    ? { value: query, label: query, icon: "history", group: t("search.own") }
    : { value: query, label: query, icon: "search", group: t("search.from_service") };
}
