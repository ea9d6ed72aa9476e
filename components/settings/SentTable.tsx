import { t } from "../../utils/i18n.ts";

interface SentTableProps {
  /** Addresses of the services; null where none is set. */
  search: string | null;
  factCheck: string | null;
  suggestions: boolean;
}

/** What is sent, where and when: the same words on the first-run page and beside the switches. */
export function SentTable({ search, factCheck, suggestions }: SentTableProps) {
  const toSearch = search ? hostOf(search) : t("sent_to_search");
  const toFactCheck = factCheck ? hostOf(factCheck) : t("sent_to_fact_check");
  const rows = [
    [t("sent_search_when"), t("sent_search_what"), toSearch],
    [t("sent_check_when"), t("sent_check_what"), toFactCheck],
    suggestions
      ? [t("sent_typing_when"), t("sent_typing_what"), toSearch]
      : [t("sent_typing_when"), t("sent_nothing"), t("sent_nowhere")],
    [t("sent_open_when"), t("sent_open_what"), [...new Set([toSearch, toFactCheck])].join(", ")],
    [t("sent_else_when"), t("sent_nothing"), t("sent_nowhere")],
  ];
  return (
    <table class="table sent-table">
      <thead>
        <tr>
          <th scope="col">{t("sent_when")}</th>
          <th scope="col">{t("sent_what")}</th>
          <th scope="col">{t("sent_where")}</th>
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
