import { useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { watchRequest } from "../../utils/watches/listed-watch.ts";
import { watchKey } from "../../utils/watches/watch.ts";
import { Icon } from "../base/Icon.tsx";
import { act } from "../base/trouble.tsx";
import { usePopover } from "../base/use-popover.ts";
import type { ViewStore } from "../views/view-store.ts";
import type { WatchForm } from "./WatchForm.tsx";
import { subjectsOf } from "./watch-subjects.ts";
import { followWatches, hasWatches, watches } from "./watches-store.ts";

/** Watches the view as it is; a view that is watched already can be changed. The form is loaded when it is opened. */
export function WatchButton({ view }: { view: ViewStore }) {
  const { isOpen, root, toggle, close } = usePopover();
  const [Form, setForm] = useState<{ readonly draw: typeof WatchForm } | null>(null);
  const request = watchRequest(view.results.request.value);
  if (request === null || !hasWatches()) return null;
  const key = watchKey(request);
  const isWatched = watches.value.some((watch) => watchKey(watch.request) === key);
  const open = (): void => {
    followWatches();
    act(import("./WatchForm.tsx").then((loaded) => setForm({ draw: loaded.WatchForm })));
    toggle();
  };
  return (
    <div class="watch-button" ref={root}>
      <button type="button" class="text-button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <Icon name={isWatched ? "check" : "bell"} />
        {t(isWatched ? "watch.watched" : "watch.action")}
      </button>
      {isOpen && Form && (
        <div class="watch-panel floating" role="dialog" aria-label={t("watch.form")}>
          <Form.draw key={key} subjects={subjectsOf(request, view.lists.lists.value)} onDone={close} />
        </div>
      )}
    </div>
  );
}
