import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { Choice, type ChoiceOption } from "../base/Choice.tsx";
import { Tick } from "../base/Tick.tsx";

interface ToggleProps {
  label: string;
  hint: string;
  checked: boolean;
  locked: boolean;
  onChange(checked: boolean): void;
}

/** A setting that is on or off. */
export function Toggle({ label, hint, checked, locked, onChange }: ToggleProps) {
  return (
    <div class="setting">
      <Tick
        label={label}
        hint={
          <>
            {hint}
            {locked && <Locked />}
          </>
        }
        checked={checked}
        disabled={locked}
        onChange={onChange}
      />
    </div>
  );
}

interface SettingRowProps {
  /** The id of its hint is this with "-hint" behind it. */
  id: string;
  name: string;
  hint?: string;
  locked?: boolean;
  /** What it is set with, at the end of the row. */
  children: ComponentChildren;
}

/** A setting with its name at the start and its control at the end of a row. */
export function SettingRow({ id, name, hint, locked, children }: SettingRowProps) {
  return (
    <div class="setting setting-row">
      <span class="setting-name">{name}</span>
      {children}
      {(hint || locked) && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
          {locked && <Locked />}
        </div>
      )}
    </div>
  );
}

interface ChoiceSettingProps<Value extends string | number> {
  label: string;
  hint?: string;
  value: Value;
  options: readonly ChoiceOption<Value>[];
  locked: boolean;
  onChange(value: Value): void;
}

/** A setting that is one of a few. */
export function ChoiceSetting<Value extends string | number>(props: ChoiceSettingProps<Value>) {
  const { label, hint, value, options, locked, onChange } = props;
  const id = useId();
  return (
    <SettingRow id={id} name={label} {...(hint ? { hint } : {})} locked={locked}>
      <Choice
        label={label}
        value={value}
        options={options}
        disabled={locked}
        describedBy={hint || locked ? `${id}-hint` : undefined}
        onChange={onChange}
      />
    </SettingRow>
  );
}

/** Says why a setting that an administrator has chosen cannot be changed. */
export function Locked({ id }: { id?: string }) {
  return (
    <p class="locked" id={id}>
      {t("options.locked")}
    </p>
  );
}
