import { t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { act } from "../base/trouble.tsx";
import { removed, undoRemoval } from "./watches-store.ts";

/** That a watch was removed, as long as that can be undone. */
export function RemovedNotice() {
  const whole = removed.value;
  return (
    <div class="watch-removed" role="status">
      {whole && (
        <>
          <span>{t("watch.removed", whole.watch.name)}</span>
          <Button onClick={() => act(undoRemoval())}>{t("notice.undo")}</Button>
        </>
      )}
    </div>
  );
}
