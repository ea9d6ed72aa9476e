import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { t } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { WATCH_BADGE } from "../../utils/watches/watch.ts";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import { Tabs } from "../base/Tabs.tsx";
import { act } from "../base/trouble.tsx";
import { unreadText } from "../watches/unread-text.ts";
import { listenToWatches, unread } from "../watches/watches-store.ts";
import type { ShellTab } from "./kept-place.ts";

interface NounTabsProps {
  selected: ShellTab;
  onSelect(tab: ShellTab): void;
  /** Buttons at the end of the bar. */
  children: ComponentChildren;
}

/** The three nouns, with what is unread and what is new. */
export function NounTabs({ selected, onSelect, children }: NounTabsProps) {
  const checks = useChecksBadge();
  // Counts of watches are read from the database, which must not delay the page.
  useEffect(() => pageClock.after(AFTER_FIRST_PAINT, listenToWatches), []);
  return (
    <Tabs
      label={t("popup.views")}
      selected={selected}
      onSelect={onSelect}
      tabs={[
        { id: "search", name: t("tab.search") },
        {
          id: "recent",
          name: t("tab.recent"),
          badge: unreadText(unread.value),
        },
        {
          id: "checks",
          name: t("tab.checks"),
          badge: checks ? { text: checks, description: t("tab.checks_badge"), isNew: true } : null,
        },
      ]}
    >
      {children}
    </Tabs>
  );
}

/** The toolbar icon's badge already counts the checks that run or are not seen yet, so the database need not be asked. */
function useChecksBadge(): string {
  const badge = useSignal("");
  useEffect(() => {
    // In a private window the badge belongs to the other windows.
    if (isPrivateWindow()) return;
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
