import { useRef } from "preact/hooks";
import { IconButton } from "../../components/base/Button.tsx";
import { TabPanel, Tabs } from "../../components/base/Tabs.tsx";
import { Toast } from "../../components/base/Toast.tsx";
import { Facets } from "../../components/filters/Facets.tsx";
import { FilterBar } from "../../components/filters/FilterBar.tsx";
import { ChosenFilters } from "../../components/filters/FilterChips.tsx";
import { filterTools } from "../../components/filters/filter-tools.ts";
import { RecentControls } from "../../components/recent/RecentControls.tsx";
import { FirstSteps } from "../../components/results/FirstSteps.tsx";
import { Outcome } from "../../components/results/Outcome.tsx";
import { ListFoot } from "../../components/results-page/ListFoot.tsx";
import { ListHead } from "../../components/results-page/ListHead.tsx";
import {
  actions,
  hasSide,
  openOptions,
  session,
  showChecks,
  switchView,
  view,
  viewName,
} from "../../components/results-page/results-page-store.ts";
import { ViewBox } from "../../components/search-box/ViewBox.tsx";
import { moveAmongResults, useViewKeys } from "../../components/views/use-view-keys.ts";
import { t } from "../../utils/platform/i18n.ts";
import { newSearch } from "../../utils/requests/request.ts";

const OWN_SEARCHES_SHOWN = 6;

export function App() {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const current = view.value;
  useViewKeys({
    box,
    list,
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
          <ViewBox
            view={current}
            field={box}
            onLeaveDown={() => moveAmongResults(list.current, 1, box.current)}
            onEscape={() => undefined}
          />
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
              <Facets tools={filterTools(current)} places={current.results.shown.value?.page.results ?? []} />
            </section>
          )}
          <div class="main" id="results" tabIndex={-1}>
            {!hasSide.value && <FilterBar tools={filterTools(current)} />}
            <ChosenFilters view={current} />
            <RecentControls view={current} session={session} isRoomy />
            <ListHead />
            <div id="list" tabIndex={-1} ref={list}>
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
            </div>
            <ListFoot />
          </div>
        </TabPanel>
      </main>
      <Toast />
    </>
  );
}
