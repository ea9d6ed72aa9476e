import { useRef } from "preact/hooks";
import { IconButton } from "../../components/base/Button.tsx";
import { Region } from "../../components/base/Region.tsx";
import { TabPanel, Tabs } from "../../components/base/Tabs.tsx";
import { Toast } from "../../components/base/Toast.tsx";
import { ViewBox } from "../../components/search/box/ViewBox.tsx";
import { RecentControls } from "../../components/search/feed/RecentControls.tsx";
import { Facets } from "../../components/search/filters/Facets.tsx";
import { FilterBar } from "../../components/search/filters/FilterBar.tsx";
import { ChosenFilters } from "../../components/search/filters/FilterChips.tsx";
import { filterTools } from "../../components/search/filters/filter-tools.ts";
import { FirstSteps } from "../../components/search/results/FirstSteps.tsx";
import { Outcome } from "../../components/search/results/Outcome.tsx";
import { moveAmongResults, useViewKeys } from "../../components/search/view/use-view-keys.ts";
import { t } from "../../utils/platform/i18n.ts";
import { newSearch } from "../../utils/search/request.ts";
import { ListFoot } from "./ListFoot.tsx";
import { ListHead } from "./ListHead.tsx";
import {
  actions,
  hasSide,
  openOptions,
  session,
  showChecks,
  switchView,
  view,
  viewName,
} from "./results-page-store.ts";

const OWN_SEARCHES_SHOWN = 6;

export function App() {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const current = view.value;
  const shown = current.results.shown.value;
  useViewKeys({
    box,
    list,
    hasSingleKeys: () => session.settings.value?.singleKeys === true,
    onEscape: () => box.current?.focus(),
    onOpenBehind: (address) => actions.onOpen(address, true),
  });
  return (
    <>
      <a class="skip-link" href="#results">
        {t("results.skip_to")}
      </a>
      <header>
        <div class="page-head">
          <h1 class="brand">
            <span>{t("extension.name")}</span>
          </h1>
          <Region name={t("search.box")}>
            <ViewBox
              view={current}
              field={box}
              onLeaveDown={() => moveAmongResults(list.current, 1, box.current)}
              onEscape={() => undefined}
            />
          </Region>
          <div class="page-tools">
            <IconButton icon="panel" label={t("open.checks")} onClick={showChecks} />
            <IconButton icon="gear" label={t("open.options")} onClick={openOptions} />
          </div>
        </div>
        <Tabs
          label={t("popup.views")}
          selected={viewName.value}
          onSelect={switchView}
          tabs={[
            { id: "search", name: t("tab.search") },
            { id: "recent", name: t("tab.recent") },
          ]}
        />
      </header>
      <main>
        <TabPanel id={viewName.value}>
          {hasSide.value && (
            <section class="side" aria-label={t("filters.title")}>
              <Region name={t("filters.title")} subject={shown}>
                <Facets tools={filterTools(current)} places={shown?.page.results ?? []} />
              </Region>
            </section>
          )}
          <div class="main" id="results" tabIndex={-1}>
            <Region name={t("filters.title")} subject={shown}>
              {!hasSide.value && <FilterBar tools={filterTools(current)} />}
              <ChosenFilters view={current} />
            </Region>
            <Region name={t("recent.controls")} subject={shown}>
              <RecentControls view={current} session={session} isRoomy />
            </Region>
            <Region name={t("results.head")} subject={shown}>
              <ListHead />
            </Region>
            <div id="list" tabIndex={-1} ref={list}>
              <Region name={t("results.list")} subject={shown}>
                <Outcome
                  view={current}
                  reader={session.reader()}
                  actions={actions}
                  skeletonCards={current.results.request.value.size}
                  onOptions={openOptions}
                >
                  {viewName.value === "search" && current.results.wait.value === "none" && (
                    <FirstSteps
                      recent={session.ownSearches.value.slice(0, OWN_SEARCHES_SHOWN)}
                      onOwn={current.submit}
                      onExample={(q) => current.open(newSearch(q))}
                    />
                  )}
                </Outcome>
              </Region>
            </div>
            <Region name={t("results.foot")} subject={shown}>
              <ListFoot />
            </Region>
          </div>
        </TabPanel>
      </main>
      <Toast />
    </>
  );
}
