import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { foldCity } from "../../../utils/search/places.ts";
import { typedHost } from "../../../utils/search/typed-host.ts";
import { Button } from "../../base/Button.tsx";
import {
  type ListOption,
  nextOption,
  OptionList,
  optionId,
  useActiveOption,
} from "../../base/OptionList.tsx";
import { Skeleton, useIsLong } from "../../base/waiting.tsx";
import { nameIn, narrowed } from "./filter-options.ts";

interface PickerPanelProps {
  /** The filter's name, also the label of the field and the list. */
  name: string;
  options: readonly ListOption[];
  selected: readonly string[];
  multiple: boolean;
  /** The words that narrow the list; null: the list is short and has no field. */
  text: string | null;
  /** What was typed before the list was there: one without a field begins at the option that it means. */
  typed?: string;
  onText(text: string): void;
  /** A sentence below the list, such as that nothing matches. */
  status: string | null;
  /** Why the values could not be read: said in place of the status. */
  failure: ApiFailure | null;
  /** The list is loading. */
  isFetching: boolean;
  /** The list still belongs to other letters. */
  isStale?: boolean;
  /** Looks up what is typed, which is sent with it; undefined: that happens by itself, or was done, and did not fail. */
  onLookUp?: (() => void) | undefined;
  onPick(value: string): void;
  onClose(): void;
}

/** Skeleton lines: as many as a list shows without scrolling, in typical lengths of names. */
const WIDTHS = ["52%", "38%", "61%", "45%", "57%", "34%", "49%", "64%", "41%", "55%"];

/** Letters that come no longer after one another belong together, in milliseconds. */
const TYPED_TOGETHER = 1000;

/** A listbox below a filter's button, with a field above it if the list is long. */
export function PickerPanel(props: PickerPanelProps) {
  const { name, options, selected, multiple, text, isFetching } = props;
  const isLong = useIsLong(isFetching || props.isStale === true, text ?? "");
  const failure = isFetching ? null : props.failure;
  const said = failure === null ? props.status : failureSentence(failure);
  const waiting = isLong ? t("wait.long") : isFetching ? t("picker.fetching") : null;
  const status = waiting ?? said;
  const listId = useId();
  const hintId = useId();
  const hasHint = multiple && !status;
  const [active, setActive] = useActiveOption(options);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    if (text === null && props.typed) setActive(optionStartingWith(props.typed, options, -1));
  }, []);
  const activeOption = options[active];
  const isEmpty = options.length === 0;
  // It may open at the lower edge of the window, and grows as its list comes.
  useLayoutEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [isEmpty]);

  const pick = (option: ListOption, stay: boolean): void => {
    props.onPick(option.value);
    if (!(stay && multiple)) props.onClose();
  };

  /** What Enter means: the first that has the words, or the site of an address; of a near miss the only one that is offered. */
  const meantOption = (): ListOption | undefined => {
    if (!text) return undefined;
    const [named] = narrowed(options, typedHost(text));
    return named ?? (options.length === 1 && !props.onLookUp ? options[0] : undefined);
  };

  /** Enter came before the list of these letters: it means the first of that list. */
  const isAwaited = useRef(false);
  useEffect(() => {
    const option = meantOption();
    if (!isAwaited.current || props.isStale) return;
    isAwaited.current = false;
    if (option) pick(option, false);
    else if (failure === null) props.onLookUp?.();
  }, [props.isStale]);

  /** "uni" is the beginning of one name, "uu" the second name with that letter. */
  const letters = useRef({ typed: props.typed ?? "", at: performance.now() });
  const typedBefore = (at: number): string =>
    at - letters.current.at < TYPED_TOGETHER ? letters.current.typed : "";
  const onLetter = (letter: string, at: number): void => {
    const before = typedBefore(at);
    const isRepeated = [...before].every((each) => each === letter);
    const found = isRepeated
      ? optionStartingWith(letter, options, active)
      : optionStartingWith(before + letter, options, -1);
    letters.current = { typed: before + letter, at };
    if (found >= 0) setActive(found);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const target =
      nextOption(event.key, active, options.length) ?? edgeOption(event.key, text, options.length);
    if (target !== null) {
      event.preventDefault();
      setActive(target);
      return;
    }
    const isSpace = event.key === " " && text === null && !goesOn(typedBefore(event.timeStamp), options);
    if (event.key === "Enter" || isSpace) {
      event.preventDefault();
      // The list of fewer letters may lack the very name that was typed.
      if (props.isStale && !activeOption && text && !isExact(options[0], text)) {
        isAwaited.current = true;
        return;
      }
      const option = activeOption ?? meantOption();
      if (option) pick(option, isSpace || event.ctrlKey || event.metaKey);
      else props.onLookUp?.();
      return;
    }
    if (text !== null || event.key.length !== 1) return;
    // A space would scroll the page.
    if (event.key === " ") event.preventDefault();
    onLetter(event.key, event.timeStamp);
  };

  return (
    <div class="picker-panel floating" ref={panel}>
      {text !== null && (
        <input
          class="input"
          role="combobox"
          aria-label={name}
          aria-expanded={options.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-describedby={hasHint ? hintId : undefined}
          aria-activedescendant={activeOption ? optionId(listId, active) : undefined}
          autocomplete="off"
          placeholder={t("picker.type_to_narrow")}
          value={text}
          onInput={(event) => {
            setActive(-1);
            isAwaited.current = false;
            props.onText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          ref={field}
        />
      )}
      {isFetching && (
        <div class="option-list" aria-hidden="true">
          {WIDTHS.map((width) => (
            <div class="option" key={width}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      )}
      <OptionList
        id={listId}
        label={name}
        options={options}
        active={active}
        selected={selected}
        multiple={multiple}
        describedBy={hasHint ? hintId : undefined}
        onKeyDown={text === null ? onKeyDown : undefined}
        onPick={(option, event) => pick(option, event.ctrlKey || event.metaKey)}
      />
      <p class={status ? "hint picker-status" : undefined} role={failure === null ? "status" : "alert"}>
        {status}
      </p>
      {props.onLookUp && text !== null && (
        <div class="picker-look-up">
          <Button
            kind="quiet"
            icon="search"
            onClick={() => {
              props.onLookUp?.();
              // The button goes, and what it finds is chosen from the field.
              field.current?.focus();
            }}
          >
            {t("picker.look_up", text.trim())}
          </Button>
        </div>
      )}
      {hasHint && (
        <p class="hint picker-status" id={hintId}>
          {t("picker.several")}
        </p>
      )}
    </div>
  );
}

/** Whether the option's whole name was typed. */
function isExact(option: ListOption | undefined, text: string): boolean {
  return option !== undefined && [option.label, nameIn(option.label)].map(foldCity).includes(foldCity(text));
}

function edgeOption(key: string, text: string | null, count: number): number | null {
  if (text !== null || count === 0) return null;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function optionStartingWith(letters: string, options: readonly ListOption[], active: number): number {
  const fits = (option: ListOption): boolean => foldCity(option.label).startsWith(foldCity(letters));
  const after = options.findIndex((option, index) => index > active && fits(option));
  return after >= 0 ? after : options.findIndex(fits);
}

/** Whether a space is the next letter of a name: "united" goes on with "states". */
function goesOn(letters: string, options: readonly ListOption[]): boolean {
  return letters !== "" && options.some(({ label }) => foldCity(label).startsWith(`${foldCity(letters)} `));
}

/** Why there is no option; null: there is one. */
export function statusOf(any: boolean, typed: string): string | null {
  if (any) return null;
  return t(typed.trim() === "" ? "picker.empty" : "picker.nothing_fits");
}
