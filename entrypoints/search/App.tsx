import { t } from "../../utils/i18n.ts";

export function App() {
  return <h1>{t("page_title_search")}</h1>;
}
