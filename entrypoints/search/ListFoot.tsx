import { useId } from "preact/hooks";
import { ServiceStates } from "../../components/base/ServiceStates.tsx";
import { Paging } from "../../components/search/results/Paging.tsx";
import { formatNumber, t } from "../../utils/platform/i18n.ts";
import { pageSizes } from "../../utils/search/request.ts";
import { session, view } from "./results-page-store.ts";

/** Below the list: the state of the services, the page size, and the way to other pages. */
export function ListFoot() {
  const { results, goToPage, changeSize, wasAsked } = view.value;
  const page = results.standing.value?.page;
  return (
    <footer class="list-foot">
      <ServiceStates states={session.states.value} asked={wasAsked.value} />
      <div class="list-tools">
        {page && page.results.length > 0 && (
          <PageSize size={results.request.value.size} onSize={changeSize} />
        )}
        {page && (page.total > 0 || page.results.length > 0) && <Paging page={page} onPage={goToPage} />}
      </div>
    </footer>
  );
}

function PageSize({ size, onSize }: { size: number; onSize(size: number): void }) {
  const id = useId();
  return (
    <span class="page-size">
      <label for={id}>{t("page.size")}</label>
      <span class="select-holder">
        <select
          class="select"
          id={id}
          value={size}
          onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
        >
          {pageSizes(size).map((each) => (
            <option key={each} value={each}>
              {formatNumber(each)}
            </option>
          ))}
        </select>
      </span>
    </span>
  );
}
