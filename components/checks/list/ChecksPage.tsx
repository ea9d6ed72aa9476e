import { browser } from "../../../utils/platform/browser.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { IconButton } from "../../base/Button.tsx";
import { LinkStatus } from "../../base/LinkHost.tsx";
import { PageNav } from "../../base/PageNav.tsx";
import { act } from "../../base/trouble.tsx";
import { ChecksView, useChecksStore } from "./ChecksView.tsx";

/** Fact-checks at full size: `search.html?view=checks`. */
export function ChecksPage() {
  const store = useChecksStore("page");
  return (
    <>
      <header>
        <PageNav current="checks">
          <IconButton
            icon="gear"
            label={t("open.options")}
            onClick={() => act(browser.runtime.openOptionsPage())}
          />
        </PageNav>
      </header>
      <main>
        <h1 class="visually-hidden">{t("checks.title")}</h1>
        <ChecksView store={store} room="page" />
      </main>
      <LinkStatus />
    </>
  );
}
