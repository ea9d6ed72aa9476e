import { Choice } from "../../components/base/Choice.tsx";
import { ServiceStates } from "../../components/base/ServiceStates.tsx";
import { ListEnd } from "../../components/search/results/ListEnd.tsx";
import { formatNumber, t } from "../../utils/platform/i18n.ts";
import { pageSizes } from "../../utils/search/service-limits.ts";
import type { ResultsPage } from "./results-page-store.ts";

/** After the last result: the way to other pages, how many fit on one, and what does not work. */
export function ListFoot({ page: { session, view } }: { page: ResultsPage }) {
  const { results, goToPage, changeSize } = view.value;
  const page = results.standing.value?.page ?? null;
  const { size } = results.request.value;
  return (
    <ListEnd page={page} onPage={goToPage}>
      {page && page.results.length > 0 && (
        <Choice
          label={t("page.size")}
          value={size}
          options={pageSizes(size).map((each) => ({
            value: each,
            name: t("page.size_of", formatNumber(each)),
          }))}
          onChange={changeSize}
        />
      )}
      <ServiceStates states={session.states.value} />
    </ListEnd>
  );
}
