import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";

interface ConfirmButtonProps {
  label: string;
  /** Asked before anything is deleted; says what would be lost. */
  question: string;
  confirmLabel: string;
  disabled?: boolean;
  onConfirm(): void;
}

/** A button for an action that cannot be undone: it asks for confirmation in place. */
export function ConfirmButton({ label, question, confirmLabel, disabled, onConfirm }: ConfirmButtonProps) {
  const step = useSignal<"untouched" | "asking" | "kept" | "confirmed">("untouched");
  const place = useRef<HTMLSpanElement>(null);
  const reached = step.value;
  // The pressed button disappears, and the focus would be lost with it. After a deletion there may be nothing left to press.
  useLayoutEffect(() => {
    if (reached === "confirmed") place.current?.focus();
    else if (reached !== "untouched") place.current?.querySelector("button")?.focus();
  }, [reached]);
  const goTo = (next: typeof reached) => () => {
    step.value = next;
  };
  return (
    <span class="confirm-button" tabIndex={-1} ref={place}>
      {reached === "asking" ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form.
        <span
          class="confirm"
          role="group"
          aria-label={question}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // It does not close the popup.
            event.preventDefault();
            goTo("kept")();
          }}
        >
          <span>{question}</span>
          <Button onClick={goTo("kept")}>{t("options.keep")}</Button>
          <Button
            kind="danger"
            onClick={() => {
              step.value = "confirmed";
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </span>
      ) : (
        <Button disabled={disabled} onClick={goTo("asking")}>
          {label}
        </Button>
      )}
    </span>
  );
}
