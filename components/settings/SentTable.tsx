import { t } from "../../utils/platform/i18n.ts";

interface SentTableProps {
  /** Addresses of the services; null where none is set. */
  search: string | null;
  factCheck: string | null;
  suggestions: boolean;
  /** Whether passages of sources are looked up for each verdict. */
  passages: boolean;
}

/** What is sent, when and where. Shown on the welcome page and in the options. */
export function SentTable({ search, factCheck, suggestions, passages }: SentTableProps) {
  const toSearch = search ? hostOf(search) : t("sent.to_search");
  const toFactCheck = factCheck ? hostOf(factCheck) : t("sent.to_fact_check");
  const rows = [
    [t("sent.search_when"), t("sent.search_what"), toSearch],
    [t("sent.check_when"), t("sent.check_what"), toFactCheck],
    [passages ? t("sent.passages_always") : t("sent.passages_when"), t("sent.passages_what"), toSearch],
    [passages ? t("sent.changes_always") : t("sent.changes_when"), t("sent.changes_what"), toSearch],
    suggestions
      ? [t("sent.typing_when"), t("sent.typing_what"), toSearch]
      : [t("sent.typing_when"), t("sent.nothing"), t("sent.nowhere")],
    [t("sent.open_when"), t("sent.open_what"), [...new Set([toSearch, toFactCheck])].join(", ")],
    [t("sent.else_when"), t("sent.nothing"), t("sent.nowhere")],
  ];
  return (
    <table class="table sent-table">
      <thead>
        <tr>
          <th scope="col">{t("sent.when")}</th>
          <th scope="col">{t("sent.what")}</th>
          <th scope="col">{t("sent.where")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([when, what, where]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{what}</td>
            <td class="address">{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
