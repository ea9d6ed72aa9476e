import { t } from "../../utils/i18n.ts";
import type { Session } from "../../utils/page/session.ts";
import type { ViewStore } from "../../utils/page/view-store.ts";
import { dayOf } from "../../utils/query/dates.ts";
import { feedParameters } from "../../utils/query/parameters.ts";
import { newRecent, type RecentRequest } from "../../utils/query/request.ts";
import { chosenFilters } from "../filters/chosen-filters.ts";
import { MyPlaces } from "./MyPlaces.tsx";
import { RecentControls } from "./RecentControls.tsx";
import { Subscribe } from "./Subscribe.tsx";

interface RecentToolsProps {
  view: ViewStore;
  session: Pick<Session, "places" | "settings" | "reader">;
  copy(text: string, words: string): void;
}

/** Order, range, places and feed of the recent view. The service explains its orders in English: elsewhere our own words stand. */
export function RecentTools({ view, session, copy }: RecentToolsProps) {
  const request = view.results.request.value;
  if (request.view !== "recent") return null;
  const { now, timeZone } = session.reader();
  const shown = view.results.shown.value;
  const meaning = shown && "sortMeaning" in shown.page ? shown.page.sortMeaning : null;
  const isSameOrder = shown?.request.view === "recent" && shown.request.sort === request.sort;
  const filters = view.filters.value;
  const name = chosenFilters(filters, view.lists.lists.value)
    .map(({ label }) => label)
    .join(", ");
  return (
    <>
      <RecentControls
        request={request}
        meaning={isSameOrder && t("language_code") === "en" ? meaning : null}
        today={dayOf(now, timeZone)}
        onChange={view.changeRange}
      />
      <div class="recent-tools">
        <MyPlaces
          places={session.places.places.value}
          offered={name && !session.places.has(filters) ? name : null}
          onChoose={(place) =>
            view.open({ ...newRecent(place.filters), sort: request.sort, size: request.size })
          }
          onAdd={(chosen) => session.places.add({ name: chosen, filters })}
          onRemove={(place) => session.places.remove(place.filters)}
        />
        <Subscribe
          address={feedAddress(session.settings.value?.searchServiceUrl ?? null, request)}
          isOpenEnded={request.until !== null}
          onCopy={(address) => copy(address, t("subscribe_copied"))}
        />
      </div>
      {request.until !== null && <p class="hint">{t("subscribe_open_ended")}</p>}
    </>
  );
}

function feedAddress(service: string | null, request: RecentRequest): string | null {
  if (service === null) return null;
  const parameters = feedParameters(request).toString();
  const address = `${service.replace(/\/+$/, "")}/api/v1/recent.rss`;
  return parameters ? `${address}?${parameters}` : address;
}
