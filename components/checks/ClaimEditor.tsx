import { useId } from "preact/hooks";
import { claimLength } from "../../utils/claims/claim.ts";
import { t } from "../../utils/platform/i18n.ts";
import { LIMITS } from "../../utils/requests/request.ts";
import { claimLengthText } from "../../utils/sentences/checks.ts";
import { problemSentence } from "../../utils/sentences/failures.ts";
import { Button } from "../base/Button.tsx";

interface ClaimEditorProps {
  text: string;
  /** Why the text did not become a check; null while nobody has tried. */
  problem: string | null;
  onChange(text: string): void;
  onCheck(): void;
  /** Drops a text that came from a page; null where the person typed it. */
  onDiscard: (() => void) | null;
}

/** The one place where claims are typed and mended. Nothing is cut: a long one is counted until it fits. */
export function ClaimEditor({ text, problem, onChange, onCheck, onDiscard }: ClaimEditorProps) {
  const id = useId();
  const length = claimLength(text);
  const tooLong = length > LIMITS.claimLength;
  const limit = LIMITS.claimLength;
  const sentence = problem ?? (tooLong ? problemSentence({ reason: "claim-too-long", length, limit }) : null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    onCheck();
  };
  return (
    <form
      class="claim-editor"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <textarea
        class="textarea"
        aria-label={t("claim.label")}
        aria-describedby={`${id}-scope ${id}-count`}
        aria-invalid={sentence === null ? undefined : "true"}
        placeholder={t("claim.placeholder")}
        dir="auto"
        rows={text.length > 200 ? 8 : 2}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {sentence !== null && (
        <p class="field-problem" role="alert">
          {sentence}
        </p>
      )}
      <p id={`${id}-count`} class={tooLong ? "claim-count too-long" : "claim-count"} hidden={length === 0}>
        {claimLengthText(text)}
      </p>
      <div class="claim-row">
        <p id={`${id}-scope`} class="hint">
          {t("claim.scope")}
        </p>
        <div class="row">
          {onDiscard && (
            <Button kind="quiet" onClick={onDiscard}>
              {t("claim.discard")}
            </Button>
          )}
          <Button kind="main" type="submit">
            {t("claim.check")}
          </Button>
        </div>
      </div>
    </form>
  );
}
