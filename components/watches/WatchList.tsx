import type { ComponentChildren } from "preact";
import { counted, formatNumber, t } from "../../utils/platform/i18n.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { checkedSentence, lookedBackSentence, overflowSentence } from "../../utils/watches/sentences.ts";
import { notifies, viewOf, type Watch } from "../../utils/watches/watch.ts";
import { IconButton } from "../base/Button.tsx";
import { act } from "../base/trouble.tsx";
import { NotificationsNote } from "./NotificationsNote.tsx";
import { useFirstScreen } from "./use-first-screen.ts";
import { removeWatch } from "./watches-store.ts";

interface WatchListProps {
  watches: readonly Watch[];
  now: number;
  /** How much of the window's height the style sheet leaves to it. */
  room: number;
  /** The name of a watch as what it opens here. */
  nameOf(watch: Watch): ComponentChildren;
}

/** Of a watch with a short name. */
const LEAST_HEIGHT = 52;

/** All watches, the ones with unread pages first. */
export function WatchList({ watches, now, room, nameOf }: WatchListProps) {
  const count = useFirstScreen(LEAST_HEIGHT, room);
  return (
    <>
      {watches.some(notifies) && <NotificationsNote />}
      <ul class="watch-list" aria-label={t("watches.title")}>
        {watches.slice(0, count).map((watch) => (
          <li key={watch.id}>
            <div class="watch-line">
              {nameOf(watch)}
              {watch.unread > 0 && (
                <span class="badge">
                  <span aria-hidden="true">{formatNumber(watch.unread)}</span>
                  <span class="visually-hidden">{counted("watches.unread", watch.unread)}</span>
                </span>
              )}
              {watch.preset !== "fixed" && (
                <IconButton
                  icon="trash"
                  label={t("watch.remove", watch.name)}
                  onClick={() => act(removeWatch(watch.id))}
                />
              )}
            </div>
            <p class={watch.failure ? "hint watch-failed" : "hint"}>
              {checkedSentence(watch, now)}
              {watch.preset !== null && ` ${t("watch.preset")}`}
              {watch.lookedBackTo !== null && ` ${lookedBackSentence(watch.lookedBackTo)}`}
              {watch.overflow !== null && (
                <>
                  {" "}
                  {overflowSentence(watch.overflow)}{" "}
                  <a href={pageAddress(viewOf(watch.request))} target="_blank" rel="noopener">
                    {t("digest.view")}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
