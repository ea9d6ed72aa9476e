import { type ComponentChildren, options } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import type { UnreadableCheck } from "../../../utils/checks/history-part.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Region } from "../../base/Region.tsx";
import type { CheckActions } from "../card/CardFrame.tsx";
import { CheckCard } from "../card/CheckCard.tsx";
import styles from "./CheckList.module.css";
import { CheckRow } from "./CheckRow.tsx";
import { MoreChecks } from "./MoreChecks.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";

const MINUTE = 60_000;
const NONE: readonly DoneCheck[] = [];

/** What is known beside the checks themselves. */
export interface CheckFacts {
  /** Earlier answers to the claims of some checks, by the check's id. */
  readonly earlier: ReadonlyMap<string, readonly DoneCheck[]>;
  readonly now: number;
  readonly places: ReadonlyMap<string, PlaceInLine>;
  /** The verdicts that rest on a source that changed since, by their ids. */
  readonly changed: ReadonlySet<string>;
}

interface CheckListProps {
  checks: readonly Check[];
  facts: CheckFacts;
  actions: CheckActions;
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
  const { checks, facts, actions, top, opened, opensInPlace, printed, unreadable, onToggle, children } =
    props;
  const isPrinting = usePrinting(printed === null);
  const list = useRef<HTMLUListElement>(null);
  const above = checks.find(({ id }) => id === top);
  const rows = withUnreadable(
    checks.filter((check) => check !== above),
    unreadable,
  );
  const card = (check: Check) => <ListedCard check={check} facts={facts} actions={actions} />;
  const notPrinted = (id: string) => (printed !== null && printed !== id ? styles.notPrinted : undefined);
  return (
    <>
      <ul class={styles.list} aria-label={t("checks.list")} ref={list}>
        {above && (
          <li key={above.id} class={notPrinted(above.id)}>
            <Region name={above.claim} subject={above}>
              <div class={styles.card}>{card(above)}</div>
            </Region>
            {children}
          </li>
        )}
        {rows.map((check) => {
          if (!("state" in check)) {
            return (
              <li key={check.id} class={[styles.check, notPrinted(check.id)].filter(Boolean).join(" ")}>
                <UnreadableRow onRemove={() => props.onRemoveUnreadable(check.id)} />
              </li>
            );
          }
          const isOpen = check.id === opened || (isPrinting && opensInPlace);
          return (
            <li key={check.id} class={[styles.check, notPrinted(check.id)].filter(Boolean).join(" ")}>
              <Region name={check.claim} subject={check}>
                <CheckRow
                  check={check}
                  inLine={facts.places.get(check.id) ?? null}
                  now={facts.now}
                  isChanged={facts.changed.has(check.id)}
                  isOpen={isOpen}
                  opensInPlace={opensInPlace}
                  onToggle={() => onToggle(check.id)}
                />
                {isOpen && opensInPlace && <div class={styles.card}>{card(check)}</div>}
              </Region>
            </li>
          );
        })}
      </ul>
      <MoreChecks list={list} count={rows.length} onMore={props.onMore} />
    </>
  );
}

/** Damaged records have a place of their own among the others. */
function withUnreadable(
  checks: readonly Check[],
  unreadable: readonly UnreadableCheck[],
): readonly (Check | UnreadableCheck)[] {
  const rows: (Check | UnreadableCheck)[] = [...checks];
  for (const record of unreadable) {
    const place = rows.findIndex(({ order }) => order < record.order);
    rows.splice(place === -1 ? rows.length : place, 0, record);
  }
  return rows;
}

/** The browser's own print command means every row that is shown; that of a card only the card. */
function usePrinting(isWhole: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isWhole) return;
    const drawAll = (): void => atOnce(() => setPrinting(true));
    const drawLess = (): void => setPrinting(false);
    addEventListener("beforeprint", drawAll);
    addEventListener("afterprint", drawLess);
    return () => {
      removeEventListener("beforeprint", drawAll);
      removeEventListener("afterprint", drawLess);
    };
  }, [isWhole]);
  return isPrinting;
}

/** Draws a change before this returns: what is printed is what is there when the event has been told. */
function atOnce(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (draw) => draw();
  change();
  Object.assign(options, { debounceRendering });
}

interface ListedCardProps {
  check: Check;
  facts: CheckFacts;
  actions: CheckActions;
}

/** Cards that wait count the seconds; the others are drawn again once a minute at most. */
export function ListedCard({ check, facts, actions }: ListedCardProps) {
  const isTicking = check.state === "waiting" || check.state === "running";
  const now = isTicking ? facts.now : Math.floor(facts.now / MINUTE) * MINUTE;
  const earlier = facts.earlier.get(check.id) ?? NONE;
  const inLine = facts.places.get(check.id) ?? null;
  return useMemo(
    () => <CheckCard check={check} earlier={earlier} now={now} inLine={inLine} actions={actions} />,
    [check, earlier, now, inLine, actions],
  );
}
