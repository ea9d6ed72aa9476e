import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import styles from "./Tick.module.css";

interface TickProps {
  label: ComponentChildren;
  /** A sentence below the label, read after it. */
  hint?: ComponentChildren;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** Something that is on or off, or one of several that can be chosen together. */
export function Tick({ label, hint, checked, disabled, onChange }: TickProps) {
  const id = useId();
  return (
    <div class={styles.tick}>
      <input
        type="checkbox"
        class={styles.box}
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && (
        <div class={`hint ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

interface RadiosProps<Value extends string> {
  /** The name of the group. It is drawn where `isNamed` is set. */
  label: string;
  isNamed?: boolean;
  value: Value;
  options: readonly { readonly value: Value; readonly name: string }[];
  onChange(value: Value): void;
}

/** One of few, all of them in view. */
export function Radios<Value extends string>({
  label,
  isNamed,
  value,
  options,
  onChange,
}: RadiosProps<Value>) {
  const id = useId();
  return (
    <fieldset class={styles.radios}>
      <legend class={isNamed ? "field-label" : "visually-hidden"}>{label}</legend>
      {options.map((option) => (
        <div class={styles.tick} key={option.value}>
          <input
            type="radio"
            class={`${styles.box} ${styles.radio}`}
            name={id}
            id={`${id}-${option.value}`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <label for={`${id}-${option.value}`}>{option.name}</label>
        </div>
      ))}
    </fieldset>
  );
}
