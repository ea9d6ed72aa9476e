import { useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { watchRequest } from "../../utils/watches/listed-watch.ts";
import { watchKey } from "../../utils/watches/watch.ts";
import { Icon } from "../base/Icon.tsx";
import { act } from "../base/trouble.tsx";
import { usePopover } from "../base/use-popover.ts";
import { chosenFilters } from "../filters/chosen-filters.ts";
import type { ViewStore } from "../views/view-store.ts";
import type { WatchForm } from "./WatchForm.tsx";
import { followWatches, hasWatches, watches } from "./watches-store.ts";

/** Watches the view as it is; a view that is watched already can be changed. The form is loaded when it is opened. */
export function WatchButton({ view }: { view: ViewStore }) {
  const { isOpen, root, toggle, close } = usePopover();
  const [Form, setForm] = useState<{ readonly draw: typeof WatchForm } | null>(null);
  const request = watchRequest(view.results.request.value);
  if (request === null || !hasWatches()) return null;
  const key = watchKey(request);
  const existing = watches.value.find((watch) => watchKey(watch.request) === key) ?? null;
  const filters = chosenFilters(view.filters.value, view.lists.lists.value).map(({ label }) => label);
  const name = [...(request.q ? [request.q] : []), ...filters].join(", ") || t("watches.everything");
  const open = (): void => {
    followWatches();
    act(import("./WatchForm.tsx").then((loaded) => setForm({ draw: loaded.WatchForm })));
    toggle();
  };
  return (
    <div class="watch-button" ref={root}>
      <button type="button" class="text-button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <Icon name={existing ? "check" : "bell"} />
        {t(existing ? "watch.watched" : "watch.action")}
      </button>
      {isOpen && Form && (
        <div class="watch-panel floating" role="dialog" aria-label={t("watch.form")}>
          <Form.draw key={key} request={request} offered={name} existing={existing} onDone={close} />
        </div>
      )}
    </div>
  );
}
