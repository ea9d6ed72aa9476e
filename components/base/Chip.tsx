import { Icon } from "./Icon.tsx";

interface ChipProps {
  label: string;
  /** The whole name of the button: "Remove filter: Texas". */
  removeLabel: string;
  onRemove(): void;
}

export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" class="chip" title={removeLabel} aria-label={removeLabel} onClick={onRemove}>
      <span>{label}</span>
      <Icon name="close" />
    </button>
  );
}
