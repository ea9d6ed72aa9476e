import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";

interface ToggleProps {
  label: string;
  hint: string;
  checked: boolean;
  locked: boolean;
  onChange(checked: boolean): void;
}

/** A setting that is on or off. */
export function Toggle({ label, hint, checked, locked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div class="toggle">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        disabled={locked}
        aria-describedby={locked ? `${id}-hint ${id}-locked` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div class="toggle-words">
        <label for={id}>{label}</label>
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
        {locked && <Locked id={`${id}-locked`} />}
      </div>
    </div>
  );
}

interface SelectSettingProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly name: string; readonly lang?: string }[];
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
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
      {locked && <Locked id={`${id}-locked`} />}
    </div>
  );
}

/** Says why a setting that an administrator has chosen cannot be changed. */
export function Locked({ id }: { id: string }) {
  return (
    <p class="locked" id={id}>
      {t("options.locked")}
    </p>
  );
}
