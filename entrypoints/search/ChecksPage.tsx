import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { act } from "../../components/base/trouble.tsx";
import { ChecksView, useChecksStore } from "../../components/checks/list/ChecksView.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { t } from "../../utils/platform/i18n.ts";

/** Fact-checks at full size: `search.html?view=checks`. */
export function ChecksPage() {
  const store = useChecksStore("page");
  return (
    <>
      <header>
        <PageHead current="checks" onOptions={() => act(browser.runtime.openOptionsPage())} />
      </header>
      <main>
        <h1 class="visually-hidden">{t("checks.title")}</h1>
        <ChecksView store={store} room="page" />
      </main>
      <LinkStatus />
    </>
  );
}
