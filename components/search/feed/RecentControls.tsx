import { type MessageKey, t } from "../../../utils/platform/i18n.ts";
import { RECENT_SORTS, type RecentRequest, type RecentSort } from "../../../utils/search/request.ts";
import type { Session } from "../view/session-store.ts";
import type { ViewStore } from "../view/view-store.ts";
import { RangeControls } from "./RangeControls.tsx";

const SORTS: Readonly<Record<RecentSort, readonly [name: MessageKey, meaning: MessageKey]>> = {
  updated: ["sort.updated", "sort.updated_meaning"],
  published: ["sort.published", "sort.published_meaning"],
  changed: ["sort.changed", "sort.changed_meaning"],
  crawled: ["sort.crawled", "sort.crawled_meaning"],
};

export const sortName = (sort: RecentSort): string => t(SORTS[sort][0]);
export const sortMeaning = (sort: RecentSort): string => t(SORTS[sort][1]);

interface RecentControlsProps {
  view: ViewStore;
  session: Pick<Session, "reader">;
}

/** Order and range of the pages of everywhere. */
export function RecentControls({ view, session }: RecentControlsProps) {
  const request = view.results.request.value;
  if (request.view !== "recent") return null;
  const { sort, since, until } = request;
  return (
    <RangeControls
      sort={sort}
      sorts={RECENT_SORTS.map((each) => ({ value: each, name: sortName(each) }))}
      since={since}
      until={until}
      meaning={[sortMeaning(sort), ...echoesOf(view, request)].join(" · ")}
      now={session.reader().now}
      // The service reads a plain date as a UTC day.
      timeZone="UTC"
      onChange={view.changeRange}
    />
  );
}

/** What the service says of the range, which it explains in English only. */
function echoesOf(view: ViewStore, { sort }: RecentRequest): readonly string[] {
  const shown = view.results.shown.value;
  const isOfThisOrder = shown?.request.view === "recent" && shown.request.sort === sort;
  if (!isOfThisOrder || t("language.code") !== "en") return [];
  return "echoes" in shown.page ? (shown.page.echoes ?? []).filter(Boolean) : [];
}
