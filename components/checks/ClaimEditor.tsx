import { useId } from "preact/hooks";
import { claimLength } from "../../utils/checks/claim.ts";
import { claimLengthText } from "../../utils/checks/sentences.ts";
import { problemSentence } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { LIMITS } from "../../utils/search/request.ts";
import { Button } from "../base/Button.tsx";
import { act } from "../base/trouble.tsx";
import type { ClaimStore } from "./claim-store.ts";

/** The one place where claims are typed and changed. A long claim is never cut, only counted until it fits. */
export function ClaimEditor({ editor }: { editor: ClaimStore }) {
  const id = useId();
  const text = editor.text.value;
  const length = claimLength(text);
  const tooLong = length > LIMITS.claimLength;
  const limit = LIMITS.claimLength;
  const sentence =
    editor.problem.value ?? (tooLong ? problemSentence({ reason: "claim-too-long", length, limit }) : null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    act(editor.check());
  };
  return (
    <form
      class="claim-editor"
      onSubmit={(event) => {
        event.preventDefault();
        act(editor.check());
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
        onInput={({ currentTarget }) => editor.type(currentTarget.value)}
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
          {editor.edited.value !== null && (
            <Button kind="quiet" onClick={() => act(editor.discard())}>
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
