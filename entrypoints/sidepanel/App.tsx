import { IconButton } from "../../components/base/Button.tsx";
import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { Region } from "../../components/base/Region.tsx";
import { TabPanel } from "../../components/base/Tabs.tsx";
import { Toast } from "../../components/base/Toast.tsx";
import { act } from "../../components/base/trouble.tsx";
import { ChecksView, useChecksStore } from "../../components/checks/list/ChecksView.tsx";
import { StorageAlert } from "../../components/settings/StorageAlert.tsx";
import { NounTabs } from "../../components/shell/NounTabs.tsx";
import { PanelTab } from "../../components/shell/PanelTab.tsx";
import { LookAlike, ThisPage } from "../../components/sites/ThisPage.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { t } from "../../utils/platform/i18n.ts";
import { type Panel, useNewChecks, usePanelPage } from "./panel-page.ts";

export function App({ panel }: { panel: Panel }) {
  const { tab, chooseTab, thisPage } = panel;
  usePanelPage(thisPage);
  useNewChecks(panel);
  const checks = useChecksStore("panel");
  return (
    <>
      <header class="panel-head">
        <h1 class="visually-hidden">{t("extension.name")}</h1>
        <NounTabs selected={tab.value} onSelect={chooseTab}>
          <IconButton
            icon="gear"
            label={t("open.options")}
            onClick={() => act(browser.runtime.openOptionsPage())}
          />
        </NounTabs>
        <Toast />
      </header>
      <Region name={t("site.region")}>
        <LookAlike page={thisPage} size="line" />
      </Region>
      {tab.value === "checks" && (
        <main>
          <TabPanel id="checks">
            <ChecksView
              store={checks}
              room="panel"
              alert={(problem, onRetry) => <StorageAlert problem={problem} onRetry={onRetry} />}
            />
          </TabPanel>
        </main>
      )}
      <PanelTab tab={tab} chooseTab={chooseTab} />
      <Region name={t("site.region")}>
        <ThisPage page={thisPage} size="line" />
      </Region>
      <LinkStatus />
    </>
  );
}
