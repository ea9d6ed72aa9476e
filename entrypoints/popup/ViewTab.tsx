import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { focusField } from "../../components/base/focus-field.ts";
import { Region } from "../../components/base/Region.tsx";
import { ServiceStates } from "../../components/base/ServiceStates.tsx";
import { TabPanel } from "../../components/base/Tabs.tsx";
import { ViewBox } from "../../components/search/box/ViewBox.tsx";
import { RecentControls } from "../../components/search/feed/RecentControls.tsx";
import { RecentFeed } from "../../components/search/feed/RecentFeed.tsx";
import { FilterBar } from "../../components/search/filters/FilterBar.tsx";
import { ChosenFilters } from "../../components/search/filters/FilterChips.tsx";
import { filterTools } from "../../components/search/filters/filter-tools.ts";
import { FirstSteps } from "../../components/search/results/FirstSteps.tsx";
import { Meta } from "../../components/search/results/Meta.tsx";
import { Outcome } from "../../components/search/results/Outcome.tsx";
import { Paging } from "../../components/search/results/Paging.tsx";
import { popupMemory } from "../../components/search/view/popup-memory.ts";
import { moveAmongResults, useViewKeys } from "../../components/search/view/use-view-keys.ts";
import type { ViewStore } from "../../components/search/view/view-store.ts";
import { WatchButton } from "../../components/watches/WatchButton.tsx";
import { WatchesMenu } from "../../components/watches/WatchesMenu.tsx";
import { t } from "../../utils/platform/i18n.ts";
import { newSearch } from "../../utils/search/request.ts";
import { actions, openOptions, openPage, session } from "./popup-store.ts";

const OWN_SEARCHES_SHOWN = 4;
const CARDS_IN_SIGHT = 4;
/** The shortest cards have no snippet. */
const CARDS_AT_MOST_IN_SIGHT = 6;

export function ViewTab({ name, view }: { name: "search" | "recent"; view: ViewStore }) {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { results } = view;
  const shown = results.shown.value;
  const page = results.standing.value?.page;
  const reader = session.reader();
  const isRecent = name === "recent";
  const isEmpty = view.text.value === "";
  useViewKeys({
    box,
    list,
    hasSingleKeys: () => session.settings.value?.singleKeys === true,
    // Outside the box, Escape leads to its words first and closes the popup only when there are none.
    onEscape: () => (isEmpty ? close() : box.current?.focus()),
    onOpenBehind: (address) => actions.onOpen(address, true),
  });
  useKeptScroll(list, name, view);
  useEffect(() => focusField(box.current, { selected: true }), []);

  return (
    <>
      <main>
        <TabPanel id={name}>
          <div class="head">
            <Region name={t("search.box")}>
              <ViewBox
                view={view}
                field={box}
                onLeaveDown={() => moveAmongResults(list.current, 1, box.current)}
                onEscape={() => close()}
              />
            </Region>
            <Region name={t("filters.title")} subject={shown}>
              <FilterBar tools={filterTools(view)}>
                {isRecent && <WatchesMenu view={view} session={session} onPage={openPage} />}
              </FilterBar>
              <ChosenFilters view={view} />
            </Region>
            <Region name={t("recent.controls")} subject={shown}>
              {isRecent && <RecentControls view={view} session={session} />}
            </Region>
            <Region name={t("results.head")} subject={shown}>
              {view.wasAsked.value && (
                <Meta view={view} reader={reader}>
                  <WatchButton view={view} />
                  {isRecent && <RecentFeed view={view} session={session} copy={actions.copy} />}
                </Meta>
              )}
            </Region>
          </div>
          <div class="scroller" id="list" tabIndex={-1} ref={list}>
            <Region name={t("results.list")} subject={shown}>
              <Outcome
                view={view}
                reader={reader}
                actions={actions}
                skeletonCards={CARDS_IN_SIGHT}
                firstCards={
                  popupMemory.readScroll(name) > 0 ? Number.POSITIVE_INFINITY : CARDS_AT_MOST_IN_SIGHT
                }
                onOptions={openOptions}
              >
                {name === "search" && results.wait.value === "none" && (
                  <FirstSteps
                    recent={session.ownSearches.value.slice(0, OWN_SEARCHES_SHOWN)}
                    onOwn={(q) => view.submit(q)}
                    onExample={(q) => view.open(newSearch(q, undefined, results.request.value.size))}
                  />
                )}
              </Outcome>
            </Region>
          </div>
        </TabPanel>
      </main>
      <footer class="foot">
        <Region name={t("results.foot")} subject={shown}>
          <ServiceStates states={session.states.value} asked={view.wasAsked.value} />
          {page && (page.total > 0 || page.results.length > 0) && (
            <Paging page={page} onPage={view.goToPage} />
          )}
        </Region>
      </footer>
    </>
  );
}

/** Restores the scroll position of the list. Another search starts at the top, but not a newer answer to the same. */
function useKeptScroll(
  list: { current: HTMLDivElement | null },
  name: "search" | "recent",
  { results }: ViewStore,
): void {
  const shown = results.shown.value?.request;
  const first = useRef(shown);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    element.scrollTop = shown === first.current ? popupMemory.readScroll(name) : 0;
    const keep = (): void => popupMemory.keepScroll(name, element.scrollTop);
    element.addEventListener("scrollend", keep);
    return () => element.removeEventListener("scrollend", keep);
  }, [list, name, shown]);
}
