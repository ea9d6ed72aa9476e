import type { ComponentChildren } from "preact";
import { counted, formatNumber, t } from "../../utils/platform/i18n.ts";
import { checkedSentence, overflowSentence } from "../../utils/sentences/watches.ts";
import type { Watch } from "../../utils/watches/watch.ts";
import { IconButton } from "../base/Button.tsx";
import { act } from "../base/trouble.tsx";
import { removeWatch } from "./watches-store.ts";

interface WatchListProps {
  watches: readonly Watch[];
  now: number;
  /** The name of a watch as what it opens here. */
  nameOf(watch: Watch): ComponentChildren;
  /** What else can be done with a watch here. */
  actionsOf?(watch: Watch): ComponentChildren;
}

/** All watches, the ones with unread pages first. */
export function WatchList({ watches, now, nameOf, actionsOf }: WatchListProps) {
  return (
    <ul class="watch-list" aria-label={t("watches.title")}>
      {watches.map((watch) => (
        <li key={watch.id}>
          <div class="watch-line">
            {nameOf(watch)}
            {watch.unread > 0 && (
              <span class="badge" title={counted("watches.unread", watch.unread)}>
                <span aria-hidden="true">{formatNumber(watch.unread)}</span>
                <span class="visually-hidden">{counted("watches.unread", watch.unread)}</span>
              </span>
            )}
            {actionsOf?.(watch)}
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
            {watch.overflow !== null && ` ${overflowSentence(watch.overflow)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
