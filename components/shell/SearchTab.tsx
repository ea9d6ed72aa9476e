import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { cacheKey } from "../../utils/search/to-parameters.ts";
import { focusField } from "../base/focus-field.ts";
import { Region } from "../base/Region.tsx";
import { ServiceStates } from "../base/ServiceStates.tsx";
import { TabPanel } from "../base/Tabs.tsx";
import { OperatorHelp } from "../search/box/OperatorHelp.tsx";
import { ViewBox } from "../search/box/ViewBox.tsx";
import { chosenFilters } from "../search/filters/chosen-filters.ts";
import { FilterBar } from "../search/filters/FilterBar.tsx";
import { FilterNotes } from "../search/filters/FilterNotes.tsx";
import { filterTools } from "../search/filters/filter-tools.ts";
import { ListEnd } from "../search/results/ListEnd.tsx";
import { Outcome } from "../search/results/Outcome.tsx";
import { Meta } from "../search/results/ResultCount.tsx";
import { FirstSteps } from "../search/start/FirstSteps.tsx";
import { moveAmongResults, useViewKeys } from "../search/view/use-view-keys.ts";
import { FollowButton } from "../watches/form/FollowButton.tsx";
import { NewestUnread } from "../watches/news/NewestUnread.tsx";
import { keptPlace } from "./kept-place.ts";
import type { Shell } from "./shell-store.ts";
import { useKeptScroll } from "./use-kept-scroll.ts";

const OWN_SEARCHES_SHOWN = 3;
const CARDS_IN_SIGHT = 4;
/** The shortest cards have no snippet. */
const CARDS_AT_MOST_IN_SIGHT = 6;

interface SearchTabProps {
  shell: Shell;
  /** What comes before examples and results. */
  children?: ComponentChildren;
}

/** Searching, in the popup and the panel. */
export function SearchTab({ shell, children }: SearchTabProps) {
  const { session, actions } = shell;
  const view = shell.views.search;
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { results } = view;
  const shown = results.shown.value;
  // What failed is said where the results would be.
  const failure = results.failure.value;
  const page = results.standing.value?.page;
  const reader = session.reader();
  const tools = filterTools(view);
  const onCheck = session.offersChecks.value ? actions.onCheckWords : undefined;
  // A sentence to check has no filters, so none are offered before one is set or something was searched for.
  const isClaimFirst =
    onCheck !== undefined &&
    !view.wasAsked.value &&
    view.isClaimTyped.value &&
    chosenFilters(tools.filters, tools.known).length === 0;
  useViewKeys({
    box,
    list,
    hasSingleKeys: () => session.settings.value?.singleKeys === true,
    // Outside the box, Escape leads to its words first and closes the popup only when there are none.
    onEscape: () => (view.text.peek() === "" ? shell.leave() : box.current?.focus()),
    onOpenBehind: (address) => actions.onOpen(address, true),
  });
  useKeptScroll(list, "search", shown && cacheKey(shown.request));
  // Not after the first paint: what is typed at once goes there.
  useLayoutEffect(() => focusField(box.current, { selected: true }), []);

  return (
    <main>
      <TabPanel id="search">
        <div class="head">
          <Region name={t("search.box")}>
            <ViewBox
              view={view}
              field={box}
              hasSlash={session.settings.value?.singleKeys === true}
              onCheck={onCheck}
              onLeaveDown={() => moveAmongResults(list.current, 1, box.current)}
              onEscape={shell.leave}
            />
          </Region>
          <Region name={t("filters.title")} subject={shown}>
            {!isClaimFirst && <FilterBar tools={tools} help={<OperatorHelp view={view} field={box} />} />}
            <FilterNotes view={view} />
          </Region>
          <Region name={t("results.head")} subject={shown}>
            {view.wasAsked.value && (
              <Meta view={view} reader={reader}>
                {failure === null && <FollowButton view={view} isQuiet />}
              </Meta>
            )}
          </Region>
        </div>
        <div class="scroller" id="list" tabIndex={-1} ref={list}>
          {children}
          <Region name={t("results.list")} subject={shown}>
            <Outcome
              view={view}
              reader={reader}
              actions={actions}
              onCheck={onCheck}
              skeletonCards={CARDS_IN_SIGHT}
              firstCards={
                keptPlace.readScroll("search").top > 0 ? Number.POSITIVE_INFINITY : CARDS_AT_MOST_IN_SIGHT
              }
              onOptions={shell.openOptions}
            >
              {results.wait.value === "none" && (
                <FirstSteps
                  own={session.ownRequests.value}
                  most={OWN_SEARCHES_SHOWN}
                  known={view.lists.lists.value}
                  size={results.request.value.size}
                  onOpen={view.open}
                  isClaimTyped={view.isClaimTyped}
                  onCheck={onCheck}
                >
                  <NewestUnread onOpen={shell.actions.onOpen} />
                </FirstSteps>
              )}
            </Outcome>
          </Region>
          <Region name={t("results.foot")} subject={shown}>
            <ListEnd page={page ?? null} onPage={view.goToPage}>
              <ServiceStates states={failure === null ? session.states.value : null} />
            </ListEnd>
          </Region>
        </div>
      </TabPanel>
    </main>
  );
}
