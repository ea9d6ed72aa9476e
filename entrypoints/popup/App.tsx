import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { IconButton } from "../../components/base/Button.tsx";
import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { Toast } from "../../components/base/notices.tsx";
import { TabPanel, Tabs } from "../../components/base/Tabs.tsx";
import { ChecksTab } from "../../components/popup/ChecksTab.tsx";
import {
  chooseTab,
  openInTab,
  openOptions,
  session,
  tab,
  views,
} from "../../components/popup/popup-store.ts";
import { ViewTab } from "../../components/popup/ViewTab.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { t } from "../../utils/platform/i18n.ts";

export function App() {
  const selected = tab.value;
  return (
    <>
      <header>
        <h1 class="visually-hidden">{t("extension.name")}</h1>
        <Tabs label={t("popup.views")} selected={selected} onSelect={chooseTab} tabs={useTabs()}>
          <IconButton icon="open-tab" label={t("open.in_tab")} onClick={openInTab} />
          <IconButton icon="gear" label={t("open.options")} onClick={openOptions} />
        </Tabs>
      </header>
      {selected === "checks" ? (
        <main>
          <TabPanel id={selected}>
            <div class="scroller">
              <ChecksTab />
            </div>
          </TabPanel>
        </main>
      ) : (
        <ViewTab key={selected} name={selected} view={views[selected]} />
      )}
      <LinkStatus />
      <Toast text={session.told.value} />
    </>
  );
}

/** The badge of the toolbar icon knows how many checks run or wait to be seen: the database need not be asked. */
function useTabs() {
  const badge = useSignal("");
  useEffect(() => {
    // There it tells of the other windows' checks.
    if (browser.extension.inIncognitoContext) return;
    const read = (): void => {
      void browser.action.getBadgeText({}).then((text) => {
        badge.value = text;
      });
    };
    read();
    return onChange("checks", read);
  }, [badge]);
  return [
    { id: "search", name: t("tab.search") },
    { id: "recent", name: t("tab.recent") },
    {
      id: "checks",
      name: t("tab.checks"),
      badge: badge.value ? { text: badge.value, description: t("tab.checks_badge") } : null,
    },
  ] as const;
}
