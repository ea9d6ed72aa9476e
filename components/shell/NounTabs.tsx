import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { counted, formatNumber, t } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { WATCH_BADGE } from "../../utils/watches/watch.ts";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import type { Noun } from "../base/PageNav.tsx";
import { Tabs } from "../base/Tabs.tsx";
import { act } from "../base/trouble.tsx";
import { unreadText } from "../watches/unread-text.ts";
import { listenToWatches, unread } from "../watches/watches-store.ts";

interface NounTabsProps {
  selected: Noun;
  onSelect(tab: Noun): void;
  /** Buttons at the end of the bar. */
  children: ComponentChildren;
}

/** The three nouns, with what is unread and what is new. */
export function NounTabs({ selected, onSelect, children }: NounTabsProps) {
  const checks = useNewChecks();
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
          badge:
            checks > 0
              ? {
                  text: formatNumber(checks),
                  description: counted("tab.checks_badge", checks),
                  isNew: true,
                }
              : null,
        },
      ]}
    >
      {children}
    </Tabs>
  );
}

/** How many checks run or are not seen yet. */
function useNewChecks(): number {
  const count = useSignal(0);
  useEffect(() => {
    // In a private window the badge belongs to the other windows.
    if (isPrivateWindow()) return;
    let latest = 0;
    const read = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const found = await countNewChecks();
      if (own === latest) count.value = found;
    };
    const stop = pageClock.after(AFTER_FIRST_PAINT, () => act(read()));
    const stopListening = onChange("badge", () => act(read()));
    return () => {
      stop();
      stopListening();
    };
  }, [count]);
  return count.value;
}

/** The toolbar icon's badge tells whether there are any: mostly there are none, and the database need not be asked. */
async function countNewChecks(): Promise<number> {
  const badge = await browser.action.getBadgeText({});
  if (badge === "" || badge.startsWith(WATCH_BADGE)) return 0;
  const { countChecks } = await import("../../utils/checks/history/read-checks.ts");
  const { inLine, unseen } = await countChecks();
  return inLine + unseen;
}
