import { useEffect, useId, useRef, useState } from "preact/hooks";
import { GROUP_LIMITS } from "../../utils/checks/groups/group.ts";
import { formatNumber, t } from "../../utils/platform/i18n.ts";
import { act } from "../base/trouble.tsx";
import styles from "./NoteField.module.css";

interface NoteFieldProps {
  label: string;
  value: string;
  limit?: number;
  /** One line. */
  isShort?: boolean;
  /** How often it was called for; it takes the focus each time. */
  calls?: number;
  /** False: it could not be saved, which is said elsewhere. */
  onSave(value: string): Promise<boolean>;
}

/** Nobody pauses for less between two words. */
const PAUSE = 500;

/**
 * Words of the user, saved as they are typed. While they are typed, the field decides; what is longer than the limit is not
 * saved, which is said, and never cut.
 */
export function NoteField(props: NoteFieldProps) {
  const { label, value, limit = GROUP_LIMITS.note, isShort = false, calls = 0 } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  /** What is typed and not saved yet; null: nothing. */
  const unsaved = useRef<string | null>(null);
  /** What was sent last to be saved. */
  const sent = useRef("");
  /** From the first letter until the field is left: what was saved before comes back late, and must not replace what is typed since. */
  const isWriting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const onSave = useRef(props.onSave);
  onSave.current = props.onSave;
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const save = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const words = unsaved.current;
    if (words === null || words.length > limit) return;
    unsaved.current = null;
    sent.current = words;
    act(
      onSave.current(words).then((isSaved) => {
        // They are tried again when the field or the page is left, unless later ones are on their way or there.
        if (!isSaved && sent.current === words) unsaved.current ??= words;
      }),
    );
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    if (!isWriting.current && unsaved.current === null) setTyped(value);
  }, [value]);
  useEffect(() => {
    if (calls > 0) field.current?.focus();
  }, [calls]);
  useEffect(() => {
    const leave = (): void => saveNow.current();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const isTooLong = typed.length > limit;
  const isPrinted = !isShort && typed.trim() !== "";
  const shared = {
    id,
    ref: field,
    dir: "auto",
    value: typed,
    "aria-invalid": isTooLong ? "true" : undefined,
    "aria-describedby": isTooLong ? `${id}-long ${id}-count` : undefined,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setTyped(currentTarget.value);
      isWriting.current = true;
      unsaved.current = currentTarget.value;
      // The first letter is saved at once: it starts the worker, without which a page that closes soon would lose the last ones.
      if (timer.current === undefined) saveNow.current();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveNow.current(), PAUSE);
    },
    onBlur: () => {
      isWriting.current = false;
      save();
    },
  } as const;
  return (
    <div class={`field ${styles.note} ${isPrinted ? "" : styles.notPrinted}`}>
      <label for={id}>{label}</label>
      {isShort ? <input class="input" {...shared} /> : <textarea class="textarea" rows={2} {...shared} />}
      {/* Paper cannot be scrolled, so a field would show the first two lines of a note only. */}
      {isPrinted && (
        <p class={styles.onPaper} dir="auto">
          {typed}
        </p>
      )}
      {isTooLong && (
        <>
          <p class={styles.tooLong} id={`${id}-long`} role="alert">
            {t("note.too_long", formatNumber(limit))}
          </p>
          {/* Not in the alert, which would be read out again at each key. */}
          <p class={styles.tooLong} id={`${id}-count`}>
            {t("note.count", formatNumber(typed.length), formatNumber(limit))}
          </p>
        </>
      )}
    </div>
  );
}
