import { Caret } from "./Caret.tsx";
import styles from "./Choice.module.css";

export interface ChoiceOption<Value extends string | number> {
  readonly value: Value;
  readonly name: string;
  readonly lang?: string;
}

interface ChoiceProps<Value extends string | number> {
  /** What is chosen: the name of the control. It is not drawn. */
  label: string;
  value: Value;
  options: readonly ChoiceOption<Value>[];
  id?: string;
  disabled?: boolean;
  /** The id of a sentence that belongs to it. */
  describedBy?: string | undefined;
  /** As wide as what is around it. */
  isWide?: boolean;
  onChange(value: Value): void;
}

/** One of few, behind a button that shows which. It is the browser's own select, drawn like every other button. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, id, disabled, describedBy, isWide, onChange } = props;
  return (
    <span class={isWide ? `${styles.choice} ${styles.wide}` : styles.choice}>
      <select
        class={styles.select}
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        value={String(value)}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
      <Caret />
    </span>
  );
}
