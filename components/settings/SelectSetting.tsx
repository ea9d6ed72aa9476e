import { useId } from "preact/hooks";
import { Locked } from "./Locked.tsx";

interface SelectSettingProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly name: string }[];
  locked: boolean;
  onChange(value: Value): void;
}

/** A setting that is one of a few. */
export function SelectSetting<Value extends string | number>(props: SelectSettingProps<Value>) {
  const id = useId();
  const { label, value, options, locked, onChange } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        class="select select-short"
        id={id}
        value={value}
        disabled={locked}
        aria-describedby={locked ? `${id}-locked` : undefined}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      {locked && <Locked id={`${id}-locked`} />}
    </div>
  );
}
