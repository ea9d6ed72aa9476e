import type { ComponentChildren, ComponentProps } from "preact";
import { Icon, type IconName } from "./Icon.tsx";

type ButtonAttributes = Omit<ComponentProps<"button">, "class" | "icon">;

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

export function Button({ kind = "plain", icon, isOn, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      {...rest}
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

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} class="icon-button">
      <Icon name={icon} />
    </button>
  );
}
