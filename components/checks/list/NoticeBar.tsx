import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Button, IconButton } from "../../base/Button.tsx";
import { onFirstClick } from "../../base/first-click.ts";
import { isTyping } from "../../base/is-typing.ts";
import { act } from "../../base/trouble.tsx";
import { type CheckNotices, canUndo } from "./check-notices.ts";
import styles from "./NoticeBar.module.css";

type NoticeBarProps = Pick<CheckNotices, "notice" | "undoRemoval" | "closeNotice">;

/** What stays until it is closed: a removal that can be undone, or something that did not work. */
export function NoticeBar({ notice, undoRemoval, closeNotice }: NoticeBarProps) {
  const id = useId();
  const shown = notice.value;
  const isRemoval = shown !== null && canUndo(shown);
  const bar = useRef<HTMLDivElement>(null);
  const known = useRef(new Set([shown]));
  // The Delete button disappears with its card, and the focus would be lost with it. A notice that was there before takes no focus, also where another covered it.
  useLayoutEffect(() => {
    const isNew = shown?.removed && !known.current.has(shown);
    // Who has gone on to type meanwhile goes on typing.
    if (isNew && !isTyping(document.activeElement)) bar.current?.querySelector("button")?.focus();
    known.current.add(shown);
  }, [shown]);
  return (
    <div class={shown === null ? undefined : styles.bar} ref={bar}>
      {/* There before their words: what comes together with them is not always told. */}
      <span id={id} role="status">
        {isRemoval && t(shown.text)}
      </span>
      {shown !== null && !isRemoval && <span role="alert">{t(shown.text)}</span>}
      {shown && (
        <>
          {isRemoval && (
            <Button aria-describedby={id} onClick={onFirstClick(() => act(undoRemoval()))}>
              {t("notice.undo")}
            </Button>
          )}
          <IconButton icon="close" label={t("notice.close")} onClick={onFirstClick(closeNotice)} />
        </>
      )}
    </div>
  );
}
