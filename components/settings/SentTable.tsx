import { t } from "../../utils/platform/i18n.ts";
import type { SENT_DATA } from "../../utils/settings/sent-data.ts";

interface SentTableProps {
  /** Addresses of the services; null where none is set. */
  search: string | null;
  factCheck: string | null;
  /** Whether claims may be sent at all. */
  checks: boolean;
  suggestions: boolean;
  /** Whether passages of sources are looked up for each verdict. */
  passages: boolean;
  /** Whether changes of sources are looked for whenever the fact-checks are opened. */
  changes: boolean;
  /** Whether the browser's own sync gets settings and watches. */
  sync: boolean;
}

/** What is sent, when and where. Shown on the welcome page and in the options. */
export function SentTable({
  search,
  factCheck,
  checks,
  suggestions,
  passages,
  changes,
  sync,
}: SentTableProps) {
  const toSearch = search ? hostOf(search) : t("sent.to_search");
  const toFactCheck = factCheck ? hostOf(factCheck) : t("sent.to_fact_check");
  const rows: Record<keyof typeof SENT_DATA, readonly [when: string, what: string, where: string]> = {
    search: [t("sent.search_when"), t("sent.search_what"), toSearch],
    check: checks
      ? [t("sent.check_when"), t("sent.check_what"), toFactCheck]
      : [t("sent.check_when"), t("sent.nothing"), t("sent.nowhere")],
    passages: [
      passages ? t("sent.passages_always") : t("sent.passages_when"),
      t("sent.passages_what"),
      toSearch,
    ],
    changes: [changes ? t("sent.changes_always") : t("sent.changes_when"), t("sent.changes_what"), toSearch],
    watches: [t("sent.watches_when"), t("sent.watches_what"), toSearch],
    site: [t("sent.site_when"), t("sent.site_what"), toSearch],
    typing: suggestions
      ? [t("sent.typing_when"), t("sent.typing_what"), toSearch]
      : [t("sent.typing_when"), t("sent.nothing"), t("sent.nowhere")],
    sync: sync
      ? [t("sent.sync_when"), t("sent.sync_what"), t("sent.to_browser")]
      : [t("sent.sync_off"), t("sent.nothing"), t("sent.nowhere")],
    open: [
      t("sent.open_when"),
      t("sent.open_what"),
      [...new Set([toSearch, ...(checks ? [toFactCheck] : [])])].join(", "),
    ],
    else: [t("sent.else_when"), t("sent.nothing"), t("sent.nowhere")],
  };
  return (
    <>
      <table class="table sent-table" aria-label={t("sent.title")}>
        <thead>
          <tr>
            <th scope="col">{t("sent.when")}</th>
            <th scope="col">{t("sent.what")}</th>
            <th scope="col">{t("sent.where")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(rows).map(([when, what, where]) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{what}</td>
              <td class="address">{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {import.meta.env.FIREFOX && <p class="hint">{t("sent.firefox")}</p>}
    </>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
