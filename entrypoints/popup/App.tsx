import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { Region } from "../../components/base/Region.tsx";
import { TabPanel } from "../../components/base/Tabs.tsx";
import { Toast } from "../../components/base/Toast.tsx";
import { ChecksTab } from "../../components/checks/list/ChecksTab.tsx";
import { ThisPage } from "../../components/sites/ThisPage.tsx";
import { t } from "../../utils/platform/i18n.ts";
import { PopupTabs } from "./PopupTabs.tsx";
import { latestChecks, openedTab, pageActions, tab, views } from "./popup-store.ts";
import { ViewTab } from "./ViewTab.tsx";

export function App() {
  const selected = tab.value;
  return (
    <>
      <header>
        <h1 class="visually-hidden">{t("extension.name")}</h1>
        <PopupTabs />
      </header>
      <Region name={t("site.region")}>
        <ThisPage opened={openedTab} actions={pageActions} />
      </Region>
      {selected === "checks" ? (
        <main>
          <TabPanel id={selected}>
            <div class="scroller">
              <ChecksTab checks={latestChecks} />
            </div>
          </TabPanel>
        </main>
      ) : (
        <ViewTab key={selected} name={selected} view={views[selected]} />
      )}
      <LinkStatus />
      <Toast />
    </>
  );
}
