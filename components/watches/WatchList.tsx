import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { counted, formatNumber, t } from "../../utils/platform/i18n.ts";
import { pageAddress } from "../../utils/requests/to-parameters.ts";
import { checkedSentence, overflowSentence } from "../../utils/sentences/watches.ts";
import { viewOf, type Watch } from "../../utils/watches/watch.ts";
import { IconButton } from "../base/Button.tsx";
import { pageClock } from "../base/clock.ts";
import { act } from "../base/trouble.tsx";
import { removeWatch } from "./watches-store.ts";

interface WatchListProps {
  watches: readonly Watch[];
  now: number;
  /** The name of a watch as what it opens here. */
  nameOf(watch: Watch): ComponentChildren;
}

/** The rest is drawn a moment later, so that 200 watches do not delay what is beside them. */
const DRAWN_AT_ONCE = 20;
const REST_AFTER = 150;

/** All watches, the ones with unread pages first. */
export function WatchList({ watches, now, nameOf }: WatchListProps) {
  const [count, setCount] = useState(DRAWN_AT_ONCE);
  useEffect(() => pageClock.after(REST_AFTER, () => setCount(Number.POSITIVE_INFINITY)), []);
  return (
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
  );
}
