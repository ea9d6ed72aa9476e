import { readsAsClaim } from "../../../utils/checks/claims/reads-as-claim.ts";
import { t } from "../../../utils/platform/i18n.ts";
import type { SearchRequest } from "../../../utils/search/request.ts";
import { Button } from "../../base/Button.tsx";
import { Note } from "../../base/notices.tsx";
import { chosenFilters } from "../filters/chosen-filters.ts";
import type { ViewStore } from "../view/view-store.ts";

interface InsteadNoteProps {
  view: ViewStore;
  insteadOf: SearchRequest;
  /** Sends the words as a claim; without it, they can only be searched for. */
  onCheck: ((claim: string) => void) | undefined;
}

/** Says that the list answers other words than were searched, and leads back to those. A sentence may have been meant as a claim. */
export function InsteadNote({ view, insteadOf, onCheck }: InsteadNoteProps) {
  const { q } = insteadOf;
  const request = view.results.shown.value?.request;
  if (request === undefined) return null;
  const known = view.lists.lists.value;
  const before = new Set(chosenFilters(insteadOf, known).map(({ name, value }) => `${name}|${value}`));
  const added = chosenFilters(request, known).filter(({ name, value }) => !before.has(`${name}|${value}`));
  const places = added.map(({ label }) => label).join(", ");
  const mayCheck = onCheck !== undefined && readsAsClaim(q);
  return (
    <div class="outcome">
      <Note
        actions={
          <>
            {mayCheck && (
              <Button icon="speech" onClick={() => onCheck(q)}>
                {t("claim.check_this")}
              </Button>
            )}
            <Button onClick={() => view.searchExactly(insteadOf)}>{t("results.exactly", q)}</Button>
          </>
        }
      >
        {places ? t("results.instead_place", q, request.q, places) : t("results.instead", q, request.q)}
      </Note>
      {mayCheck && <p class="hint">{t("claim.check_this_hint")}</p>}
    </div>
  );
}
