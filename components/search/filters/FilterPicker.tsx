import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { hasStates } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import { Icon } from "../../base/Icon.tsx";
import { usePopover } from "../../base/use-popover.ts";
import { chosenFilters, filterName } from "./chosen-filters.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import type { FilterTools } from "./filter-tools.ts";

interface FilterPickerProps {
  name: keyof Filters;
  tools: FilterTools;
  /** Called when its panel opens. What it returns is called when that closes. */
  whileOpen?(): () => void;
}

export function FilterPicker({ name, tools, whileOpen }: FilterPickerProps) {
  const { filters, known } = tools;
  const chosen = chosenFilters(filters, known).filter((filter) => filter.name === name);
  const unavailable = name === "state" && !hasStates(filters.country) ? t("filter.no_states") : null;
  return (
    <Picker
      name={filterName(name)}
      chosen={chosen.map(({ label }) => label)}
      unavailable={unavailable}
      onOpen={tools.onOpen}
      whileOpen={whileOpen}
    >
      {(close, typed) => <FilterPanel name={name} tools={tools} typed={typed} onClose={close} />}
    </Picker>
  );
}

interface PickerProps {
  name: string;
  /** The chosen labels: counted on the button and read out after its name. */
  chosen: readonly string[];
  /** Why nothing can be chosen; null: something can. */
  unavailable?: string | null;
  onOpen(): void;
  whileOpen: FilterPickerProps["whileOpen"];
  /** Draws the panel. `typed`: the letters typed on the button before the panel had a field. */
  children: (close: () => void, typed: string) => ComponentChildren;
}

/** The button of a filter. Its name never changes, so that it is easy to find again. */
function Picker({ name, chosen, unavailable, onOpen, whileOpen, children }: PickerProps) {
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
    const isSpace = event.key === " " && typed === "";
    const isLetter = event.key.length === 1 && !isSpace && !event.ctrlKey && !event.metaKey;
    if (!isLetter && event.key !== "ArrowDown") return;
    event.preventDefault();
    if (isLetter) setTyped((before) => before + event.key);
    open();
  };
  const description = unavailable ?? chosen.join(", ");
  return (
    <div class="picker" ref={root}>
      <button
        type="button"
        class={chosen.length > 0 ? "picker-button picker-chosen" : "picker-button"}
        aria-label={name}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-describedby={description ? descriptionId : undefined}
        title={description || undefined}
        aria-disabled={unavailable ? true : undefined}
        onClick={() => {
          setTyped("");
          if (isOpen) close();
          else open();
        }}
        onKeyDown={onKeyDown}
      >
        <span class="picker-name">{name}</span>
        {chosen.length > 0 && <span class="badge" data-count={formatNumber(chosen.length)} />}
        <Icon name="chevron-down" />
      </button>
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
