import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { IconButton } from "../base/Button.tsx";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import { type Noun, PageNav } from "../base/PageNav.tsx";
import { firstChoice, type NewsChoice, newsAddress } from "../watches/news/news-choice.ts";
import { unreadText } from "../watches/unread-text.ts";
import { areWatchesRead, hasWatches, listenToWatches, unread, watches } from "../watches/watches-store.ts";
import { useChecksBadge } from "./use-checks-badge.ts";

interface PageHeadProps {
  /** The noun of this page; null: it is of none. */
  current: Noun | null;
  /** Missing where these are the options. */
  onOptions?(): void;
  /** Before the way to the options. */
  children?: ComponentChildren;
}

/** As in the popup: who follows nothing sees what is new everywhere. */
function firstShown(): NewsChoice {
  if (!hasWatches()) return "everywhere";
  return areWatchesRead.value ? firstChoice(watches.value) : "all";
}

/** The head of a full page: the three nouns with what is unread or new, and the options. */
export function PageHead({ current, onOptions, children }: PageHeadProps) {
  useEffect(() => pageClock.after(AFTER_FIRST_PAINT, listenToWatches), []);
  const badges = { recent: unreadText(unread.value), checks: useChecksBadge() };
  const addresses = {
    search: "search.html",
    recent: newsAddress(firstShown()),
    checks: "search.html?view=checks",
  };
  return (
    <PageNav current={current} addresses={addresses} badges={badges}>
      {children}
      {onOptions && <IconButton icon="gear" label={t("open.options")} onClick={onOptions} />}
    </PageNav>
  );
}
