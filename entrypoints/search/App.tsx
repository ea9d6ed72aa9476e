import { useRef } from "preact/hooks";
import { IconButton } from "../../components/base/Button.tsx";
import { Toast } from "../../components/base/notices.tsx";
import { TabPanel, Tabs } from "../../components/base/Tabs.tsx";
import { useMedia } from "../../components/base/use-media.ts";
import { Facets } from "../../components/filters/Facets.tsx";
import { FilterBar } from "../../components/filters/FilterBar.tsx";
import { ChosenFilters, filterTools } from "../../components/filters/ViewFilters.tsx";
import { RecentFeed, RecentPlaces, RecentRange } from "../../components/recent/recent-parts.tsx";
import { ExportMenu } from "../../components/results/ExportMenu.tsx";
import { FirstSteps } from "../../components/results/FirstSteps.tsx";
import { Meta } from "../../components/results/Meta.tsx";
import { Outcome } from "../../components/results/Outcome.tsx";
import { PageSize } from "../../components/results/PageSize.tsx";
import { Paging } from "../../components/results/Paging.tsx";
import { moveAmongResults } from "../../components/results/result-keys.ts";
import {
  actions,
  openOptions,
  session,
  showChecks,
  switchView,
  view,
  viewName,
} from "../../components/results-page/results-page-store.ts";
import { saveExport } from "../../components/results-page/save-export.ts";
import { ViewBox } from "../../components/search-box/ViewBox.tsx";
import { ServiceStates } from "../../components/status/ServiceStates.tsx";
import { useViewKeys } from "../../components/views/use-view-keys.ts";
import { t } from "../../utils/platform/i18n.ts";
import { newSearch } from "../../utils/requests/request.ts";

const WIDE_ENOUGH_FOR_FACETS = "(min-width: 720px)";
const OWN_SEARCHES_SHOWN = 6;

export function App() {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hasFacets = useMedia(WIDE_ENOUGH_FOR_FACETS);
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
          {hasFacets && (
            <section class="side" aria-label={t("filters.title")}>
              <Facets tools={filterTools(current)} places={current.results.shown.value?.page.results ?? []} />
            </section>
          )}
          <div class="main" id="results" tabIndex={-1}>
            {!hasFacets && <FilterBar tools={filterTools(current)} />}
            <ChosenFilters view={current} />
            <RecentRange view={current} session={session} isRoomy />
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
      <Toast text={session.told.value} />
    </>
  );
}

function ListHead() {
  const current = view.value;
  const { results } = current;
  if (!current.wasAsked.value) return null;
  const hasResults = (results.standing.value?.page.results.length ?? 0) > 0;
  return (
    <div class="list-head">
      <Meta view={current} reader={session.reader()} />
      <div class="list-tools">
        <RecentPlaces view={current} session={session} />
        <RecentFeed view={current} session={session} copy={actions.copy} />
        {hasResults && <ExportMenu onExport={saveExport} />}
      </div>
    </div>
  );
}

function ListFoot() {
  const { results, goToPage, changeSize, wasAsked } = view.value;
  const page = results.standing.value?.page;
  return (
    <footer class="list-foot">
      <ServiceStates states={session.states.value} asked={wasAsked.value} />
      <div class="list-tools">
        {page && page.results.length > 0 && (
          <PageSize size={results.request.value.size} onSize={changeSize} />
        )}
        {page && page.total > 0 && <Paging page={page} onPage={goToPage} />}
      </div>
    </footer>
  );
}
