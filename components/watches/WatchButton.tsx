import { useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { watchRequest } from "../../utils/watches/listed-watch.ts";
import { watchKey } from "../../utils/watches/watch.ts";
import { DialogButton } from "../base/DialogButton.tsx";
import { Icon } from "../base/Icon.tsx";
import { act } from "../base/trouble.tsx";
import type { ViewStore } from "../search/view/view-store.ts";
import type { WatchForm } from "./WatchForm.tsx";
import { subjectsOf } from "./watch-subjects.ts";
import { areWatchesRead, followWatches, hasWatches, watches } from "./watches-store.ts";

/** Watches the view as it is; a view that is watched already can be changed. The form is loaded when it is opened. */
export function WatchButton({ view }: { view: ViewStore }) {
  const [Form, setForm] = useState<{ readonly draw: typeof WatchForm } | null>(null);
  const request = watchRequest(view.results.request.value);
  if (request === null || !hasWatches()) return null;
  const key = watchKey(request);
  const isWatched = watches.value.some((watch) => watchKey(watch.request) === key);
  const open = (): void => {
    followWatches();
    act(import("./WatchForm.tsx").then((loaded) => setForm({ draw: loaded.WatchForm })));
  };
  const title = (
    <>
      <Icon name={isWatched ? "check" : "bell"} />
      {t(isWatched ? "watch.watched" : "watch.action")}
    </>
  );
  return (
    <DialogButton
      name={t("watch.form")}
      button={{ class: "text-button", children: title }}
      around="watch-button"
      panel="watch-panel"
      onOpen={open}
    >
      {(close) =>
        // The form shows what was chosen before, if the view is watched already.
        Form !== null && areWatchesRead.value ? (
          <Form.draw key={key} subjects={subjectsOf(request, view.lists.lists.value)} onDone={close} />
        ) : null
      }
    </DialogButton>
  );
}
