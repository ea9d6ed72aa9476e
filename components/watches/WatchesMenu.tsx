import { useEffect } from "preact/hooks";
import { counted, t } from "../../utils/platform/i18n.ts";
import { viewOf } from "../../utils/watches/watch.ts";
import { Button } from "../base/Button.tsx";
import { DialogButton } from "../base/DialogButton.tsx";
import { Icon } from "../base/Icon.tsx";
import type { Session } from "../search/view/session-store.ts";
import type { ViewStore } from "../search/view/view-store.ts";
import { RemovedNotice } from "./RemovedNotice.tsx";
import { WatchList } from "./WatchList.tsx";
import { followWatches, hasWatches, watches } from "./watches-store.ts";

interface WatchesMenuProps {
  view: ViewStore;
  session: Pick<Session, "clock">;
  /** Opens a page of the extension. */
  onPage(address: string): void;
}

export const DIGEST = "search.html?view=watches";

/** The watches, each one click away from its view, and the way to what they found; nothing in a search. */
export function WatchesMenu({ view, session, onPage }: WatchesMenuProps) {
  useEffect(() => session.clock.after(0, followWatches), [session]);
  const request = view.results.request.value;
  if (request.view !== "recent" || !hasWatches()) return null;
  const unread = watches.value.reduce((sum, watch) => sum + watch.unread, 0);
  const name = t("watches.title");
  const title = (
    <>
      <Icon name="star" />
      <span class="picker-name">{name}</span>
      <Icon name="chevron-down" />
    </>
  );
  return (
    <DialogButton
      name={name}
      button={{
        class: unread > 0 ? "picker-button picker-chosen" : "picker-button",
        "aria-label": name,
        title: unread > 0 ? counted("watches.unread", unread) : name,
        children: title,
      }}
      around="watches-menu"
      panel="watches-panel"
    >
      {(close) => (
        <>
          {watches.value.length === 0 && <p class="hint">{t("watches.none")}</p>}
          <RemovedNotice />
          {watches.value.length > 0 && (
            <>
              <WatchList
                watches={watches.value}
                now={session.clock.now()}
                room={0.6}
                nameOf={(watch) => (
                  <button
                    type="button"
                    class="example"
                    onClick={() => {
                      close();
                      view.open(viewOf(watch.request, request.size));
                    }}
                  >
                    <span>{watch.name}</span>
                  </button>
                )}
              />
              <Button icon="open-tab" onClick={() => onPage(DIGEST)}>
                {t("watches.open")}
              </Button>
            </>
          )}
        </>
      )}
    </DialogButton>
  );
}
