import type { Watch } from "../../../utils/watches/watch.ts";
import { isJustRefreshed, refreshedSentence, refreshingSentence } from "./news-sentences.ts";
import type { News } from "./news-store.ts";

interface RefreshStatusProps {
  /** What is listed. Of nothing, nothing is said. */
  follows: readonly Watch[];
  news: Pick<News, "isLooking" | "progress" | "now">;
  isAgeShown?: boolean;
  class?: string;
}

/** That the service is being asked, and else when it last answered. */
export function RefreshStatus({
  follows,
  news,
  isAgeShown = true,
  class: look = "hint",
}: RefreshStatusProps) {
  const now = news.now.value;
  const isLooking = follows.length > 0 && news.isLooking.value;
  return (
    <p
      class={look}
      role="status"
      // That it grows older is no news, which would be told each minute.
      aria-live={isLooking || isJustRefreshed(follows, now) ? "polite" : "off"}
    >
      {isLooking ? refreshingSentence(news) : isAgeShown && refreshedSentence(follows, now)}
    </p>
  );
}
