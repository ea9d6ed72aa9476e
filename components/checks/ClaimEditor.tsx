import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { CLAIM_LIMIT, claimLength } from "../../utils/checks/claims/claim.ts";
import { claimLengthText, claimTooLongSentence, isNearClaimLimit } from "../../utils/checks/sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { Icon } from "../base/Icon.tsx";
import { Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { AddressWarning } from "./AddressWarning.tsx";
import styles from "./ClaimEditor.module.css";
import type { ClaimStore } from "./claim-store.ts";
import { useOffersChecks } from "./use-offers-checks.ts";

/** The one place where claims are typed and changed. */
export function ClaimEditor({ editor, children }: ClaimEditorProps) {
  const offersChecks = useOffersChecks();
  if (offersChecks) return <ClaimForm editor={editor}>{children}</ClaimForm>;
  return (
    <div class={styles.editor}>
      <Note>{t("policy.fact_checks_off")}</Note>
    </div>
  );
}

interface ClaimEditorProps {
  editor: ClaimStore;
  /** Other ways to check, while nothing is typed. */
  children?: ComponentChildren;
}

/** A long claim is never cut, only counted until it fits. */
function ClaimForm({ editor, children }: ClaimEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = editor.text.value;
  const isTooLong = claimLength(text) > CLAIM_LIMIT;
  const isNear = isNearClaimLimit(text);
  const isEdited = editor.edited.value !== null;
  const isBegun = text !== "" || isEdited;
  const sentence = editor.problem.value ?? (isTooLong ? claimTooLongSentence() : null);
  // One line that grows with what is typed, also where the browser's styles cannot do that.
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || CSS.supports("field-sizing", "content")) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight}px`;
  }, [text]);
  const described = [
    ...(sentence === null ? [] : [`${id}-problem`]),
    ...(isBegun ? [`${id}-scope`] : []),
    ...(isBegun && isNear ? [`${id}-count`] : []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    act(editor.check());
  };
  return (
    <form
      class={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        act(editor.check());
      }}
    >
      <div class={styles.field}>
        <Icon name="speech" />
        <textarea
          name="claim"
          class={styles.text}
          aria-label={t("claim.label")}
          aria-describedby={described.length > 0 ? described.join(" ") : undefined}
          aria-invalid={sentence === null ? undefined : "true"}
          placeholder={t("claim.placeholder")}
          dir="auto"
          rows={1}
          spellcheck={false}
          value={text}
          ref={field}
          onInput={({ currentTarget }) => editor.type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {sentence !== null && (
        <p class={styles.problem} id={`${id}-problem`} role="alert">
          {sentence}
        </p>
      )}
      <AddressWarning claim={text} />
      {!isBegun && children && <div class={styles.others}>{children}</div>}
      {isBegun && (
        <>
          {isNear && (
            <p id={`${id}-count`} class={isTooLong ? `${styles.count} ${styles.tooLong}` : styles.count}>
              {claimLengthText(text)}
            </p>
          )}
          <div class={styles.row}>
            <p id={`${id}-scope`} class="hint">
              {t("claim.scope")}
            </p>
            {isEdited && (
              <Button kind="quiet" onClick={() => act(editor.discard())}>
                {t("claim.discard")}
              </Button>
            )}
            <Button kind="main" type="submit">
              {t("claim.check")}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
