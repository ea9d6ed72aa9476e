import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatNumber } from "../../utils/platform/i18n.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface OptionListProps {
  id: string;
  label: string;
  options: readonly ListOption[];
  /** The option that the arrow keys have reached; -1: none. */
  active: number;
  selected?: readonly string[];
  multiple?: boolean;
  describedBy?: string | undefined;
  /** Only for a list without a field above it: then the list has the focus and handles keys. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onPick(option: ListOption, event: MouseEvent): void;
}

/** A listbox. The focus stays in the field above it or, if there is none, on the list. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, active, selected, multiple, describedBy, onKeyDown, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  const holdsFocus = onKeyDown !== undefined;
  useLayoutEffect(() => {
    if (holdsFocus) list.current?.focus();
  }, [holdsFocus]);
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const row = (option: ListOption, index: number) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the field above holds the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to that field
    <div
      role="option"
      class="option"
      key={optionKey(option)}
      id={optionId(id, index)}
      aria-selected={selected ? selected.includes(option.value) : index === active}
      data-active={index === active}
      // Pressing an option must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPick(option, event)}
    >
      {option.icon && <Icon name={option.icon} />}
      {selected && (
        <span class="option-mark">{selected.includes(option.value) && <Icon name="check" />}</span>
      )}
      <span class="option-label">{option.label}</span>
      {option.detail && <span class="option-detail">{option.detail}</span>}
      {option.count !== undefined && <span class="option-count">{formatNumber(option.count)}</span>}
    </div>
  );

  return (
    <div
      class="option-list"
      role="listbox"
      id={id}
      ref={list}
      aria-label={label}
      aria-multiselectable={multiple ? true : undefined}
      aria-describedby={holdsFocus ? describedBy : undefined}
      tabIndex={holdsFocus ? 0 : undefined}
      aria-activedescendant={holdsFocus && active >= 0 ? optionId(id, active) : undefined}
      onKeyDown={onKeyDown}
    >
      {groupsOf(options).map(({ name, first, members }) =>
        name === undefined ? (
          members.map((option, index) => row(option, first + index))
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
          <div class="option-group" role="group" aria-label={name} key={name}>
            <div class="option-group-name" aria-hidden="true">
              {name}
            </div>
            {members.map((option, index) => row(option, first + index))}
          </div>
        ),
      )}
    </div>
  );
}

interface Group {
  readonly name: string | undefined;
  readonly first: number;
  readonly members: ListOption[];
}

function groupsOf(options: readonly ListOption[]): Group[] {
  const groups: Group[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.members.push(option);
    else groups.push({ name: option.group, first: index, members: [option] });
  }
  return groups;
}

/** An option of a listbox. Label and detail are plain text. */
export interface ListOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | null;
  /** What else it is called: typing finds it by these names, too. */
  readonly otherNames?: readonly string[];
  readonly count?: number | undefined;
  /** Another place has the same name, so counts by name are not its own. */
  readonly isShared?: boolean | undefined;
  readonly icon?: IconName;
  /** Neighbours with the same group are shown under its name. */
  readonly group?: string | undefined;
}

const optionKey = ({ group = "", value }: ListOption): string => `${group}|${value}`;

/**
 * Which option the arrow keys have reached; -1: none. It is known by what it is, not by its place: an answer that comes late
 * must not put another one there.
 */
export function useActiveOption(options: readonly ListOption[]) {
  const [key, setKey] = useState<string | null>(null);
  const setActive = (index: number): void => {
    const option = options[index];
    setKey(option === undefined ? null : optionKey(option));
  };
  return [options.findIndex((option) => optionKey(option) === key), setActive] as const;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The option that a key leads to. Arrows wrap around, with the field itself (-1) between last and first. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  if (key === "PageDown") return Math.min(count - 1, active + 8);
  if (key === "PageUp") return Math.max(0, active - 8);
  return null;
}
