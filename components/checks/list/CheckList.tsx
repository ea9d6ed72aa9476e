import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { UnreadableCheck } from "../../../utils/checks/history/newest-checks.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Region } from "../../base/Region.tsx";
import { useIsPrinting } from "../../base/use-is-printing.ts";
import type { CheckCardActions } from "../card/CardFrame.tsx";
import { GroupRowLine, groupName } from "../groups/GroupRowLine.tsx";
import { type GroupActions, GroupView } from "../groups/GroupView.tsx";
import type { CheckRowOf, GroupRow, Row } from "../groups/group-row.ts";
import styles from "./CheckList.module.css";
import { CheckRow } from "./CheckRow.tsx";
import { type CheckFacts, ListedCard } from "./ListedCard.tsx";
import { MoreChecks } from "./MoreChecks.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";

interface CheckListProps {
  rows: readonly Row[];
  facts: CheckFacts;
  actions: CheckCardActions;
  groupActions: GroupActions;
  /** The key of the claim whose card is open in the open group; null: none is. */
  claim: string | null;
  onClaim(key: string): void;
  /** The check whose card stands above the rows; null: none does. */
  top: string | null;
  /** The check whose row is open; null: none. */
  opened: string | null;
  /** Whether cards open in place of their rows. Otherwise they are shown elsewhere. */
  opensInPlace: boolean;
  /** The only card to print; null: all. */
  printed: string | null;
  unreadable: readonly UnreadableCheck[];
  onRemoveUnreadable(id: string): void;
  /** Reads older rows; null: there are none. */
  onMore: (() => void) | null;
  onToggle(id: string): void;
  /** What stands between the card above and the rows. */
  children?: ComponentChildren;
}

export function CheckList(props: CheckListProps) {
  const { facts, actions, top, opened, opensInPlace, printed, unreadable, onToggle, children } = props;
  const isPrinting = useIsPrinting(printed === null);
  const list = useRef<HTMLUListElement>(null);
  const above = props.rows.find((row): row is CheckRowOf => row.kind === "check" && row.id === top)?.check;
  const rows = withUnreadable(
    props.rows.filter(({ id }) => id !== above?.id),
    unreadable,
  );
  const notPrinted = (id: string) => (printed !== null && printed !== id ? styles.notPrinted : undefined);
  const isOpen = (id: string): boolean => id === opened || (isPrinting && opensInPlace);
  const shared = { facts, actions, opensInPlace } as const;
  return (
    <>
      <ul class={styles.list} aria-label={t("checks.list")} ref={list}>
        {above && (
          // The same for every check, so that a new one draws nothing between the cards anew, such as an open menu.
          <li key="above" class={notPrinted(above.id)}>
            <Region key={above.id} name={above.claim} subject={above}>
              <div class={styles.card}>
                <ListedCard check={above} facts={facts} actions={actions} />
              </div>
            </Region>
            {children}
          </li>
        )}
        {rows.map((row) => (
          <li key={row.id} class={[styles.check, hidesFromPaper(row, notPrinted)].filter(Boolean).join(" ")}>
            {!("kind" in row) && <UnreadableRow onRemove={() => props.onRemoveUnreadable(row.id)} />}
            {"kind" in row && row.kind === "check" && (
              <ListedCheck {...shared} row={row} isOpen={isOpen(row.id)} onToggle={() => onToggle(row.id)} />
            )}
            {"kind" in row && row.kind === "group" && (
              <ListedGroup
                {...shared}
                row={row}
                groupActions={props.groupActions}
                isOpen={row.id === opened}
                isCardPrinted={printed !== null}
                claim={props.claim}
                onClaim={props.onClaim}
                onToggle={() => onToggle(row.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <MoreChecks list={list} count={rows.length} onMore={props.onMore} />
    </>
  );
}

/** A group is printed with the card of it that is. */
function hidesFromPaper(
  row: Row | UnreadableCheck,
  notPrinted: (id: string) => string | undefined,
): string | undefined {
  const ids = "kind" in row && row.kind === "group" ? row.claims.map(({ latest }) => latest.id) : [row.id];
  return ids.every((id) => notPrinted(id) !== undefined) ? notPrinted(row.id) : undefined;
}

interface ListedProps {
  facts: CheckFacts;
  actions: CheckCardActions;
  opensInPlace: boolean;
  isOpen: boolean;
  onToggle(): void;
}

function ListedCheck({
  row: { check },
  facts,
  actions,
  opensInPlace,
  isOpen,
  onToggle,
}: ListedProps & { row: CheckRowOf }) {
  return (
    <Region name={check.claim} subject={check}>
      <CheckRow
        check={check}
        inLine={facts.places.get(check.id) ?? null}
        now={facts.now}
        isChanged={facts.changed.has(check.id)}
        isOpen={isOpen}
        opensInPlace={opensInPlace}
        onToggle={onToggle}
      />
      {isOpen && opensInPlace && (
        <div class={styles.card}>
          <ListedCard check={check} facts={facts} actions={actions} />
        </div>
      )}
    </Region>
  );
}

interface ListedGroupProps extends ListedProps {
  row: GroupRow;
  groupActions: GroupActions;
  isCardPrinted: boolean;
  claim: string | null;
  onClaim(key: string): void;
}

function ListedGroup({
  row,
  facts,
  actions,
  groupActions,
  isCardPrinted,
  opensInPlace,
  isOpen,
  claim,
  onClaim,
  onToggle,
}: ListedGroupProps) {
  return (
    <Region name={groupName(row)} subject={row.claims}>
      <GroupRowLine
        row={row}
        now={facts.now}
        isOpen={isOpen}
        opensInPlace={opensInPlace}
        onToggle={onToggle}
      />
      {isOpen && opensInPlace && (
        <div class={styles.card}>
          <GroupView
            row={row}
            facts={facts}
            actions={actions}
            groupActions={groupActions}
            isCardPrinted={isCardPrinted}
            isWide={false}
            opened={claim}
            onToggle={onClaim}
          />
        </div>
      )}
    </Region>
  );
}

/** Damaged records have a place of their own among the others. */
function withUnreadable(
  rows: readonly Row[],
  unreadable: readonly UnreadableCheck[],
): readonly (Row | UnreadableCheck)[] {
  const all: (Row | UnreadableCheck)[] = [...rows];
  for (const record of unreadable) {
    const place = all.findIndex(({ order }) => order < record.order);
    all.splice(place === -1 ? all.length : place, 0, record);
  }
  return all;
}
