import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import type { MenuItem } from "../../base/Menu.tsx";
import { EmptyState } from "../../base/notices.tsx";
import { Region } from "../../base/Region.tsx";
import { act } from "../../base/trouble.tsx";
import { CheckList, ListedCard } from "./CheckList.tsx";
import { ChecksHead } from "./ChecksHead.tsx";
import styles from "./ChecksView.module.css";
import type { ChecksStore } from "./checks-store.ts";
import { WHOLE_HISTORY } from "./history.ts";

interface ChecksBodyProps {
  store: ChecksStore;
  /** Whether the list is beside the card. */
  isWide: boolean;
  offers: readonly MenuItem[];
  /** The claim editor, above the list. */
  editor: ComponentChild;
}

/** The editor, the newest card and the rows; with room, the rows beside the card. */
export function ChecksBody({ store, isWide, offers, editor }: ChecksBodyProps) {
  const { reader, actions, listed, opened } = store;
  const all = reader.checks.value;
  const isRead = all !== null;
  const unreadable = reader.unreadable.value;
  const hasAny = isRead && all.length + unreadable.length > 0;
  // The address or a click on another page may name a check, whose card exists only once the checks are read.
  useEffect(() => {
    if (isRead) store.showAsked();
  }, [isRead, store]);
  useFocusAfterFinding(store);
  const facts = {
    earlier: reader.earlier.value,
    now: reader.now.value,
    places: reader.places.value,
    changed: reader.changed.value,
  };
  const top = store.top.value?.id ?? null;
  const selected = listed.value.find(({ id }) => id === (opened.value ?? top)) ?? listed.value[0];
  const onToggle = (id: string): void => {
    opened.value = opened.value === id && !isWide ? null : id;
  };
  const head = hasAny && <ChecksHead store={store} offers={offers} />;
  const list = hasAny && (
    <CheckList
      checks={listed.value}
      facts={facts}
      actions={actions.card}
      top={isWide ? null : top}
      opened={isWide ? (selected?.id ?? null) : opened.value}
      opensInPlace={!isWide}
      printed={actions.printed.value}
      unreadable={unreadable}
      onRemoveUnreadable={actions.removeUnreadable}
      onMore={reader.hasMore.value ? () => act(reader.more()) : null}
      onToggle={onToggle}
    >
      {!isWide && head}
    </CheckList>
  );
  const none = isRead && (
    <>
      {!hasAny && <NoChecks />}
      {hasAny && reader.isEmpty.value && <NothingFound store={store} />}
    </>
  );
  if (!isWide) {
    return (
      <>
        {editor}
        {top === null && head}
        {list}
        {none}
      </>
    );
  }
  return (
    <>
      <section class={styles.side} aria-label={t("checks.list")}>
        {editor}
        {head}
        {list}
      </section>
      <div class={styles.reading}>
        {selected && (
          <Region name={selected.claim} subject={selected}>
            <ListedCard key={selected.id} check={selected} facts={facts} actions={actions.card} />
          </Region>
        )}
        {none}
      </div>
    </>
  );
}

/** The head moves when the field closes, and the focus would be lost with it. */
function useFocusAfterFinding({ isFinding }: ChecksStore): void {
  const isOpen = isFinding.value;
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed) document.querySelector<HTMLElement>("#checks h2 ~ div button")?.focus();
  }, [isOpen]);
}

function NoChecks() {
  return (
    <EmptyState title={t("checks.empty")}>
      <p>{t("checks.empty_how")}</p>
      <p>{t("checks.empty_scope")}</p>
    </EmptyState>
  );
}

function NothingFound({ store }: { store: ChecksStore }) {
  return (
    <EmptyState title={t("history.nothing")}>
      <Button
        onClick={() => {
          store.reader.filter.value = WHOLE_HISTORY;
        }}
      >
        {t("history.show_all")}
      </Button>
    </EmptyState>
  );
}
