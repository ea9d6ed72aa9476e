import { t } from "../../utils/platform/i18n.ts";
import { feedParameters } from "../../utils/requests/parameters.ts";
import { newRecent, type RecentRequest } from "../../utils/requests/request.ts";
import { chosenFilters } from "../filters/chosen-filters.ts";
import type { Session } from "../views/session.ts";
import type { ViewStore } from "../views/view-store.ts";
import { MyPlaces } from "./MyPlaces.tsx";
import { RecentControls } from "./RecentControls.tsx";
import { Subscribe } from "./Subscribe.tsx";

interface RecentPartProps {
  view: ViewStore;
  session: Pick<Session, "places" | "settings" | "reader">;
}

interface RecentRangeProps extends RecentPartProps {
  /** There is room for the service's own words about the order. */
  isRoomy?: boolean;
}

/** Order and range of the recent feed. */
export function RecentRange({ view, session, isRoomy }: RecentRangeProps) {
  const request = view.results.request.value;
  if (request.view !== "recent") return null;
  const { now } = session.reader();
  return (
    <RecentControls
      request={request}
      meaning={isRoomy ? meaningOf(view, request) : null}
      now={now}
      onChange={view.changeRange}
    />
  );
}

/** The service explains its order in English: other languages have our own words. */
function meaningOf(view: ViewStore, request: RecentRequest): string | null {
  const shown = view.results.shown.value;
  const isOfThisOrder = shown?.request.view === "recent" && shown.request.sort === request.sort;
  if (!isOfThisOrder || t("language.code") !== "en") return null;
  return "sortMeaning" in shown.page ? shown.page.sortMeaning : null;
}

/** The person's places, and what the filters chosen now would be called among them. */
export function RecentPlaces({ view, session }: RecentPartProps) {
  const request = view.results.request.value;
  if (request.view !== "recent") return null;
  const filters = view.filters.value;
  const name = chosenFilters(filters, view.lists.lists.value)
    .map(({ label }) => label)
    .join(", ");
  return (
    <MyPlaces
      places={session.places.places.value}
      offered={name && !session.places.has(filters) ? name : null}
      onChoose={(place) => view.open({ ...newRecent(place.filters), sort: request.sort, size: request.size })}
      onAdd={(chosen) => session.places.add({ name: chosen, filters })}
      onRemove={(place) => session.places.remove(place.filters)}
    />
  );
}

interface RecentFeedProps extends RecentPartProps {
  copy(text: string, words: string): void;
}

/** The feed of exactly what is shown. */
export function RecentFeed({ view, session, copy }: RecentFeedProps) {
  const request = view.results.request.value;
  if (request.view !== "recent") return null;
  return (
    <Subscribe
      address={feedAddress(session.settings.value?.searchServiceUrl ?? null, request)}
      isOpenEnded={request.until !== null}
      onCopy={(address) => copy(address, t("subscribe.copied"))}
    />
  );
}

function feedAddress(service: string | null, request: RecentRequest): string | null {
  if (service === null) return null;
  const parameters = feedParameters(request).toString();
  const address = `${service.replace(/\/+$/, "")}/api/v1/recent.rss`;
  return parameters ? `${address}?${parameters}` : address;
}
