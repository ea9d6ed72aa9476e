import { useRef } from "preact/hooks";
import { IconButton } from "../../components/base/Button.tsx";
import { Region } from "../../components/base/Region.tsx";
import { OperatorHelp } from "../../components/search/box/OperatorHelp.tsx";
import { ViewBox } from "../../components/search/box/ViewBox.tsx";
import { Facets } from "../../components/search/filters/Facets.tsx";
import { FilterBar } from "../../components/search/filters/FilterBar.tsx";
import { FilterNotes } from "../../components/search/filters/FilterNotes.tsx";
import { filterTools } from "../../components/search/filters/filter-tools.ts";
import { Outcome } from "../../components/search/results/Outcome.tsx";
import { FirstSteps } from "../../components/search/start/FirstSteps.tsx";
import { moveAmongResults, useViewKeys } from "../../components/search/view/use-view-keys.ts";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../utils/platform/i18n.ts";
import styles from "./App.module.css";
import { ListFoot } from "./ListFoot.tsx";
import { ListHead } from "./ListHead.tsx";
import type { ResultsPage } from "./results-page-store.ts";

const OWN_SEARCHES_SHOWN = 6;

export function App({ page }: { page: ResultsPage }) {
  const { session, viewName, view, hasSide, actions, showChecks, openOptions } = page;
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const current = view.value;
  const shown = current.results.shown.value;
  const onCheck = session.offersChecks.value ? actions.onCheckWords : undefined;
  useViewKeys({
    box,
    list,
    hasSingleKeys: () => session.settings.value?.singleKeys === true,
    onEscape: () => box.current?.focus(),
    onOpenBehind: (address) => actions.onOpen(address, true),
  });
  return (
    <>
      <a class="skip-link" href="#list">
        {t("results.skip_to")}
      </a>
      <header class={styles.head}>
        <h1 class="visually-hidden">{t("extension.name")}</h1>
        <PageHead current={viewName.value} onOptions={openOptions}>
          <IconButton icon="panel" label={t("open.checks")} onClick={showChecks} />
        </PageHead>
      </header>
      <main>
        <div class={hasSide.value ? `${styles.columns} ${styles.hasSide}` : styles.columns}>
          {hasSide.value && (
            <section class={styles.side} aria-label={t("filters.title")}>
              <Region name={t("filters.title")} subject={shown}>
                <Facets
                  tools={filterTools(current)}
                  places={shown?.page.results ?? []}
                  help={<OperatorHelp view={current} field={box} />}
                />
              </Region>
            </section>
          )}
          <div class={styles.main} id="results" tabIndex={-1}>
            <Region name={t("search.box")}>
              <ViewBox
                view={current}
                field={box}
                hasSlash={session.settings.value?.singleKeys === true}
                onCheck={onCheck}
                onLeaveDown={() => moveAmongResults(list.current, 1, box.current)}
                onEscape={() => undefined}
              />
            </Region>
            <Region name={t("filters.title")} subject={shown}>
              {!hasSide.value && (
                <FilterBar tools={filterTools(current)} help={<OperatorHelp view={current} field={box} />} />
              )}
              <FilterNotes view={current} />
            </Region>
            <Region name={t("results.head")} subject={shown}>
              <ListHead page={page} />
            </Region>
            <div class={styles.list} id="list" tabIndex={-1} ref={list}>
              <Region name={t("results.list")} subject={shown}>
                <Outcome
                  view={current}
                  reader={session.reader()}
                  actions={actions}
                  onCheck={onCheck}
                  skeletonCards={current.results.request.value.size}
                  onOptions={openOptions}
                >
                  {viewName.value === "search" && current.results.wait.value === "none" && (
                    <FirstSteps
                      own={session.ownRequests.value}
                      most={OWN_SEARCHES_SHOWN}
                      known={current.lists.lists.value}
                      size={current.results.request.value.size}
                      onOpen={current.open}
                      isClaimTyped={current.isClaimTyped}
                      onCheck={onCheck}
                    />
                  )}
                </Outcome>
              </Region>
            </div>
            <Region name={t("results.foot")} subject={shown}>
              <ListFoot page={page} />
            </Region>
          </div>
        </div>
      </main>
    </>
  );
}
