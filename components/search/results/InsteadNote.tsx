import { t } from "../../../utils/platform/i18n.ts";
import type { SearchRequest } from "../../../utils/search/request.ts";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";
import { chosenFilters } from "../filters/chosen-filters.ts";
import type { ViewStore } from "../view/view-store.ts";

/** Says that the list answers other words than were searched, and leads back to those. */
export function InsteadNote({ view, insteadOf }: { view: ViewStore; insteadOf: SearchRequest }) {
  const { q } = insteadOf;
  const request = view.results.shown.value?.request;
  if (request === undefined) return null;
  const known = view.lists.lists.value;
  const before = new Set(chosenFilters(insteadOf, known).map(({ name, value }) => `${name}|${value}`));
  const added = chosenFilters(request, known).filter(({ name, value }) => !before.has(`${name}|${value}`));
  const places = added.map(({ label }) => label).join(", ");
  return (
    <div class="outcome">
      <Note
        actions={<Button onClick={() => view.searchExactly(insteadOf)}>{t("results.exactly", q)}</Button>}
      >
        {places ? t("results.instead_place", q, request.q, places) : t("results.instead", q, request.q)}
      </Note>
    </div>
  );
}
