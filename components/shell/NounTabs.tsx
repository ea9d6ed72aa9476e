import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import type { Noun } from "../base/PageNav.tsx";
import { Tabs } from "../base/Tabs.tsx";
import { unreadText } from "../watches/unread-text.ts";
import { listenToWatches, unread } from "../watches/watches-store.ts";
import { useChecksBadge } from "./use-checks-badge.ts";

interface NounTabsProps {
  selected: Noun;
  onSelect(tab: Noun): void;
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
          badge: checks,
        },
      ]}
    >
      {children}
    </Tabs>
  );
}
