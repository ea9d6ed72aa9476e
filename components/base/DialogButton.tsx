import type { ComponentChildren, ComponentProps } from "preact";
import { usePopover } from "./use-popover.ts";

interface DialogButtonProps {
  /** The name of the panel. */
  name: string;
  /** What the button is and shows. */
  button: ComponentProps<"button">;
  /** The class of the element around the button and the panel. */
  around?: string;
  /** The class of the panel. */
  panel: string;
  onOpen?(): void;
  /** What the panel shows; null: it is not ready to be shown. */
  children(close: () => void): ComponentChildren;
}

/** A button that opens a panel below it. */
export function DialogButton({ name, button, around, panel, onOpen, children }: DialogButtonProps) {
  const { isOpen, root, toggle, close } = usePopover();
  const shown = isOpen ? children(close) : null;
  return (
    <div class={around} ref={root}>
      <button
        type="button"
        {...button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          if (!isOpen) onOpen?.();
          toggle();
        }}
      />
      {shown !== null && (
        <div class={`${panel} floating`} role="dialog" aria-label={name}>
          {shown}
        </div>
      )}
    </div>
  );
}
