import { useId } from "preact/hooks";
import { Locked } from "./Locked.tsx";

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
