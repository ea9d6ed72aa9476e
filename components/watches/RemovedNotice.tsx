import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { watchKey } from "../../utils/watches/watch.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { onFirstClick } from "../base/first-click.ts";
import { focusWhenDrawn } from "../base/focus-when-drawn.ts";
import { isTyping } from "../base/is-typing.ts";
import { act } from "../base/trouble.tsx";
import { followId } from "./news/news-choice.ts";
import styles from "./RemovedNotice.module.css";
import { leaveRemoval, removed, undoRemoval } from "./watches-store.ts";

/** What is no longer followed, as long as that can be undone, the last first. `only`: of this view. */
export function RemovedNotice({ only }: { only?: string }) {
  const shown = removed.value.filter(({ watch }) => only === undefined || watchKey(watch.request) === only);
  const notice = useRef<HTMLDivElement>(null);
  const ids = shown.map(({ watch }) => watch.id);
  const idsBefore = useRef(ids);
  // The pressed button disappears, with the watch or with its line, and the focus would be lost with it.
  useLayoutEffect(() => {
    const before = idsBefore.current;
    if (before.length === ids.length) return;
    idsBefore.current = ids;
    // Who has gone on to type meanwhile goes on typing.
    if (isTyping(document.activeElement)) return;
    (notice.current?.querySelector("button") ?? notice.current)?.focus();
    const [back] = before;
    // What follows it again is drawn once the watches are read. One that was left does not come back.
    if (ids.length === 0 && back !== undefined) focusWhenDrawn(followId(back));
  }, [ids.length]);
  return (
    <div class={styles.removed} role="status" tabIndex={-1} ref={notice}>
      {shown.map(({ watch }) => (
        <p key={watch.id}>
          <span>{t("watch.removed", watch.name)}</span>
          <Button
            aria-label={t("text.labelled", t("notice.undo"), t("watch.undo", watch.name))}
            onClick={onFirstClick(() => act(undoRemoval(watch.id)))}
          >
            {t("notice.undo")}
          </Button>
          <IconButton
            icon="close"
            label={t("text.labelled", t("notice.close"), t("watch.removed", watch.name))}
            onClick={onFirstClick(() => leaveRemoval(watch.id))}
          />
        </p>
      ))}
    </div>
  );
}
