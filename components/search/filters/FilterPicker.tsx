import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { withoutFilters } from "../../../utils/search/filter-changes.ts";
import { hasStates } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import { Caret } from "../../base/Caret.tsx";
import { Icon } from "../../base/Icon.tsx";
import { usePopover } from "../../base/use-popover.ts";
import { type ChosenFilter, chosenFilters, filterName, removeName, shownName } from "./chosen-filters.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import styles from "./FilterPicker.module.css";
import type { FilterTools } from "./filter-tools.ts";

interface FilterPickerProps {
  name: keyof Filters;
  tools: FilterTools;
  /** Called when its panel opens. What it returns is called when that closes. */
  whileOpen?(): () => void;
  look?: Look;
}

/**
 * A button that shows what was chosen; the heading of what can be ticked below it; or a line of a list that opens in its place.
 */
type Look = "button" | "heading" | "closed";

/** The one control of a filter: it opens the list of its values, shows what was chosen and takes it away. */
export function FilterPicker({ name, tools, whileOpen, look = "button" }: FilterPickerProps) {
  const { filters, known } = tools;
  const chosen = chosenFilters(filters, known).filter((filter) => filter.name === name);
  const unavailable = name === "state" && !hasStates(filters.country) ? t("filter.no_states") : null;
  return (
    <Picker
      name={filterName(name)}
      shown={look === "button" ? shownName(name, filters) : filterName(name)}
      look={look}
      chosen={chosen}
      unavailable={unavailable}
      onOpen={tools.onOpen}
      onRemove={() => tools.onChange(withoutFilters(filters, name, known))}
      whileOpen={whileOpen}
    >
      {(close, typed) => <FilterPanel name={name} tools={tools} typed={typed} onClose={close} />}
    </Picker>
  );
}

interface PickerProps {
  /** What it always begins with, so that it is easy to find again. */
  name: string;
  /** The words of the button; as a button, while nothing is chosen. */
  shown: string;
  look: Look;
  chosen: readonly ChosenFilter[];
  /** Why nothing can be chosen; null: something can. */
  unavailable?: string | null;
  onOpen(): void;
  onRemove(): void;
  whileOpen: FilterPickerProps["whileOpen"];
  /** Draws the panel. `typed`: the letters typed on the button before the panel had a field. */
  children: (close: () => void, typed: string) => ComponentChildren;
}

function Picker({
  name,
  shown,
  look,
  chosen,
  unavailable,
  onOpen,
  onRemove,
  whileOpen,
  children,
}: PickerProps) {
  const { isOpen, root, toggle, close } = usePopover();
  useLayoutEffect(() => (isOpen ? whileOpen?.() : undefined), [isOpen]);
  const [typed, setTyped] = useState("");
  const descriptionId = useId();
  const open = (): void => {
    if (isOpen) return;
    if (!unavailable) onOpen();
    toggle();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    // Signs begin no name, and "/" leads to the search box.
    const before = isOpen ? typed : "";
    const isOfName = before === "" ? /^[\p{L}\p{N}]$/u.test(event.key) : event.key.length === 1;
    const isLetter = isOfName && !isShortcut;
    if (!isLetter && event.key !== "ArrowDown") return;
    event.preventDefault();
    setTyped(isLetter ? before + event.key : "");
    open();
  };
  const description = unavailable ?? chosen.map(({ label }) => label).join(", ");
  const [first, ...others] = chosen;
  const isButton = look === "button";
  const shownValue = first && (isButton ? first.shown : first.label);
  const more = others.length > 0 && `+${formatNumber(others.length)}`;
  const value = first && (
    <>
      <span class="picker-value">{shownValue}</span>
      {more && <span class={styles.others}>{more}</span>}
    </>
  );
  // Whoever speaks to the browser says the words that are in view. Those of a level begin with its name.
  const inView = [shownValue, more].filter(Boolean).join(" ");
  const isSaid = !unavailable && others.length === 0 && isButton;
  const label = first?.name === "level" ? inView : t("filter.of", name, inView);
  return (
    <div class={["picker", styles.picker, styles[look]].filter(Boolean).join(" ")} ref={root}>
      <span class={first && isButton ? `${styles.pick} ${styles.set}` : styles.pick}>
        <button
          type="button"
          class={first ? "picker-button picker-chosen" : "picker-button"}
          aria-label={first && isButton ? label : name}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-describedby={description && !isSaid ? descriptionId : undefined}
          title={description || undefined}
          aria-disabled={unavailable ? true : undefined}
          onClick={() => {
            setTyped("");
            if (isOpen) close();
            else open();
          }}
          onKeyDown={onKeyDown}
        >
          {look === "closed" && <Caret to={isOpen ? "down" : "right"} />}
          <span class="picker-name">{first && isButton ? value : shown}</span>
          {look === "heading" && <Caret />}
          {isButton && !first && <Caret />}
        </button>
        {first && (
          <button
            type="button"
            class={styles.remove}
            title={removeName(chosen)}
            aria-label={removeName(chosen)}
            onClick={() => {
              // The button goes with its filter, and what chooses another stays.
              root.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
              onRemove();
            }}
          >
            {!isButton && value}
            <Icon name="close" />
          </button>
        )}
      </span>
      {description && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
      {isOpen &&
        (unavailable ? (
          <div class="picker-panel floating">
            <p class="hint picker-status" role="status">
              {unavailable}
            </p>
          </div>
        ) : (
          children(close, typed)
        ))}
    </div>
  );
}
