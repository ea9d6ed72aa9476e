import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { act } from "../base/trouble.tsx";
import { removed, undoRemoval } from "./watches-store.ts";

/** That a watch was removed, as long as that can be undone. */
export function RemovedNotice() {
  const whole = removed.value;
  const notice = useRef<HTMLDivElement>(null);
  const shownBefore = useRef(whole);
  // The pressed button disappears, with the watch or with the notice, and the focus would be lost with it.
  useLayoutEffect(() => {
    if (shownBefore.current === whole) return;
    shownBefore.current = whole;
    (notice.current?.querySelector("button") ?? notice.current)?.focus();
  }, [whole]);
  return (
    <div class="watch-removed" role="status" tabIndex={-1} ref={notice}>
      {whole && (
        <>
          <span>{t("watch.removed", whole.watch.name)}</span>
          <Button onClick={() => act(undoRemoval())}>{t("notice.undo")}</Button>
        </>
      )}
    </div>
  );
}
