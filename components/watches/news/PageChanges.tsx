import { t } from "../../../utils/platform/i18n.ts";
import { archivedChanges } from "../../../utils/sites/archived-copy.ts";
import { EarlierStates } from "./EarlierStates.tsx";
import { StateChanges, type States } from "./StateChanges.tsx";

export interface PageChangesProps extends States {
  address: string;
  /** The watch that remembers the page. */
  watch: string;
}

/** What differs in what the index shows of a page, before it changed and now, and what it showed before that. */
export function PageChanges({ before, now, address, watch }: PageChangesProps) {
  const archived = archivedChanges(address);
  return (
    <>
      <StateChanges before={before} now={now} />
      {archived !== null && (
        <a href={archived} target="_blank" rel="noopener noreferrer">
          {t("archive.changes")}
        </a>
      )}
      <EarlierStates watch={watch} address={address} until={now.seenAt} />
    </>
  );
}
