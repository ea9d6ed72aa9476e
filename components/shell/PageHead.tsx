import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { IconButton } from "../base/Button.tsx";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import { type Noun, PageNav } from "../base/PageNav.tsx";
import { unreadText } from "../watches/unread-text.ts";
import { listenToWatches, unread } from "../watches/watches-store.ts";

interface PageHeadProps {
  /** The noun of this page; null: it is of none. */
  current: Noun | null;
  /** Missing where these are the options. */
  onOptions?(): void;
  /** Before the way to the options. */
  children?: ComponentChildren;
}

/** The head of a full page: the three nouns with what is unread, and the options. */
export function PageHead({ current, onOptions, children }: PageHeadProps) {
  useEffect(() => pageClock.after(AFTER_FIRST_PAINT, listenToWatches), []);
  const recent = unreadText(unread.value);
  return (
    <PageNav current={current} badges={{ recent }}>
      {children}
      {onOptions && <IconButton icon="gear" label={t("open.options")} onClick={onOptions} />}
    </PageNav>
  );
}
