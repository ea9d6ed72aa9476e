import type { ComponentChild } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import type { MenuItem } from "../../base/Menu.tsx";
import { EmptyState } from "../../base/notices.tsx";
import { Region } from "../../base/Region.tsx";
import { act } from "../../base/trouble.tsx";
import type { CheckCardActions } from "../card/CardFrame.tsx";
import { DraftForm } from "../draft/DraftForm.tsx";
import { groupName } from "../groups/GroupRowLine.tsx";
import { GroupView } from "../groups/GroupView.tsx";
import type { Row } from "../groups/group-row.ts";
import { useOffersChecks } from "../use-offers-checks.ts";
import { CheckList } from "./CheckList.tsx";
import { ChecksHead } from "./ChecksHead.tsx";
import styles from "./ChecksView.module.css";
import type { ChecksStore } from "./checks-store.ts";
import { firstTool } from "./first-tool.ts";
import { WHOLE_HISTORY } from "./history-filter.ts";
import { type CheckFacts, ListedCard } from "./ListedCard.tsx";

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
  const { reader, actions, rows, opened } = store;
  const all = reader.checks.value;
  const isRead = all !== null;
  const unreadable = reader.unreadable.value;
  // What was read may be only what a filter found.
  const count = Math.max(all?.length ?? 0, reader.total.value) - store.inEditor.value;
  const hasAny = isRead && count + unreadable.length > 0;
  // The address or a click on another page may name a check, whose card exists only once the checks are read.
  useEffect(() => {
    if (isRead) store.showAsked();
  }, [isRead, store]);
  useFocusAfterFinding(store);
  const isListed = isWide || !store.isDrafting.value;
  useLayoutEffect(() => {
    reader.isListed.value = isListed;
  }, [reader, isListed]);
  const facts = {
    earlier: reader.earlier.value,
    now: reader.now.value,
    places: reader.places.value,
    changed: reader.changed.value,
  };
  const top = store.top.value?.id ?? null;
  const selected = rows.value.find(({ id }) => id === (opened.value ?? top)) ?? rows.value[0];
  const onToggle = (id: string): void => {
    store.openRow(opened.value === id && !isWide ? null : id);
  };
  const head = hasAny && <ChecksHead store={store} offers={offers} />;
  const list = hasAny && (
    <CheckList
      rows={rows.value}
      facts={facts}
      actions={actions.card}
      groupActions={actions.group}
      claim={store.claim.value}
      onClaim={store.toggleClaim}
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
      {hasAny && store.isEmpty.value && <NothingFound store={store} />}
    </>
  );
  const form = store.isDrafting.value && (
    <Region name={t("draft.title")}>
      <DraftForm
        draft={store.draft}
        inLine={reader.places.value.size}
        onStarted={store.showGroup}
        onClose={store.closeDraft}
      />
    </Region>
  );
  if (!isListed) return form;
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
  const isReading = !form && selected !== undefined;
  return (
    <>
      <section class={styles.side} aria-label={t("checks.list")}>
        {editor}
        {head}
        {list}
      </section>
      <section class={styles.reading} aria-label={isReading ? t("checks.reading") : undefined}>
        {form}
        {isReading && <Reading row={selected} facts={facts} store={store} />}
        {!form && none}
      </section>
    </>
  );
}

/** What the chosen row holds, beside the list. */
function Reading({ row, facts, store }: { row: Row; facts: CheckFacts; store: ChecksStore }) {
  const actions: CheckCardActions = store.actions.card;
  if (row.kind === "check") {
    return (
      <Region name={row.check.claim} subject={row.check}>
        <ListedCard key={row.id} check={row.check} facts={facts} actions={actions} />
      </Region>
    );
  }
  return (
    <Region name={groupName(row)} subject={row.claims}>
      <GroupView
        key={row.id}
        row={row}
        facts={facts}
        actions={actions}
        groupActions={store.actions.group}
        isCardPrinted={store.actions.printed.value !== null}
        isWide
        opened={store.claim.value}
        onToggle={store.toggleClaim}
      />
    </Region>
  );
}

/** The head moves when the field closes, and the focus would be lost with it. */
function useFocusAfterFinding({ isFinding }: ChecksStore): void {
  const isOpen = isFinding.value;
  const wasOpen = useRef(false);
  // Before the page puts a lost focus on what is left around it.
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // A new check closes it too, while the reader may write another claim.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isClosed && isLost) firstTool()?.focus();
  }, [isOpen]);
}

function NoChecks() {
  // Where there can be none, "yet" would promise some.
  if (!useOffersChecks()) return null;
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
