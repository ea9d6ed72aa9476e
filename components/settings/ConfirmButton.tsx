import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
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
  const asking = useSignal(false);
  const keep = useRef<HTMLSpanElement>(null);
  const opened = asking.value;
  useEffect(() => {
    if (opened) keep.current?.querySelector("button")?.focus();
  }, [opened]);
  if (!opened) {
    return (
      <Button
        disabled={disabled}
        onClick={() => {
          asking.value = true;
        }}
      >
        {label}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form.
    <span class="confirm" role="group" aria-label={question} ref={keep}>
      <span>{question}</span>
      <Button
        onClick={() => {
          asking.value = false;
        }}
      >
        {t("options.keep")}
      </Button>
      <Button
        kind="danger"
        onClick={() => {
          asking.value = false;
          onConfirm();
        }}
      >
        {confirmLabel}
      </Button>
    </span>
  );
}
