import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { IconButton } from "../../components/base/Button.tsx";
import { AFTER_FIRST_PAINT } from "../../components/base/clock.ts";
import { Tabs } from "../../components/base/Tabs.tsx";
import { act } from "../../components/base/trouble.tsx";
import { followWatches, watches } from "../../components/watches/watches-store.ts";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { counted, formatNumber, t } from "../../utils/platform/i18n.ts";
import { WATCH_BADGE } from "../../utils/watches/watch.ts";
import { chooseTab, openInTab, openOptions, session, tab } from "./popup-store.ts";

export function PopupTabs() {
  const badge = useChecksBadge();
  // Counts of watches are read from the database, which must not delay the popup.
  useEffect(() => session.clock.after(AFTER_FIRST_PAINT, followWatches), []);
  const unread = watches.value.reduce((sum, watch) => sum + watch.unread, 0);
  return (
    <Tabs
      label={t("popup.views")}
      selected={tab.value}
      onSelect={chooseTab}
      tabs={[
        { id: "search", name: t("tab.search") },
        {
          id: "recent",
          name: t("tab.recent"),
          badge:
            unread > 0
              ? { text: formatNumber(unread), description: counted("watches.unread", unread) }
              : null,
        },
        {
          id: "checks",
          name: t("tab.checks"),
          badge: badge ? { text: badge, description: t("tab.checks_badge") } : null,
        },
      ]}
    >
      <IconButton icon="open-tab" label={t("open.in_tab")} onClick={openInTab} />
      <IconButton icon="gear" label={t("open.options")} onClick={openOptions} />
    </Tabs>
  );
}

/** The toolbar icon's badge already counts the checks that run or are not seen yet, so the database need not be asked. */
function useChecksBadge(): string {
  const badge = useSignal("");
  useEffect(() => {
    // In a private window the badge belongs to the other windows.
    if (browser.extension.inIncognitoContext) return;
    const read = (): void => {
      act(
        browser.action.getBadgeText({}).then((text) => {
          badge.value = text.startsWith(WATCH_BADGE) ? "" : text;
        }),
      );
    };
    read();
    return onChange("badge", read);
  }, [badge]);
  return badge.value;
}
