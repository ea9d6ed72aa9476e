import type { ComponentChildren, ComponentProps } from "preact";
import { Icon, type IconName } from "./Icon.tsx";

interface ButtonAttributes extends Omit<ComponentProps<"button">, "class" | "icon" | "aria-disabled"> {
  /**
   * Takes no press for now, as while what it started is not done. It keeps the focus, which a button loses that is disabled
   * by its own press.
   */
  isHeld?: boolean;
}

interface ButtonProps extends ButtonAttributes {
  kind?: "plain" | "main" | "quiet" | "danger";
  icon?: IconName;
  /** Chosen or not, for a button that stays as it was pressed. */
  isOn?: boolean;
  children: ComponentChildren;
}

const CLASSES = {
  plain: "button",
  main: "button button-main",
  quiet: "button button-quiet",
  danger: "button button-quiet button-danger",
};

/** The event is also what would submit a form. */
const HELD = { "aria-disabled": true, onClick: (event: Event) => event.preventDefault() } as const;

export function Button({ kind = "plain", icon, isOn, isHeld, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      {...rest}
      {...(isHeld && HELD)}
      class={isOn ? `${CLASSES[kind]} button-on` : CLASSES[kind]}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonAttributes {
  icon: IconName;
  /** Its name for screen readers and its tooltip. */
  label: string;
}

export function IconButton({ icon, label, isHeld, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      {...(isHeld && HELD)}
      class="icon-button"
    >
      <Icon name={icon} />
    </button>
  );
}
