import { type ComponentChildren, options } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Region } from "../../base/Region.tsx";
import type { CheckActions } from "../card/CardFrame.tsx";
import { CheckCard } from "../card/CheckCard.tsx";
import styles from "./CheckList.module.css";
import { CheckRow } from "./CheckRow.tsx";

/** Rows drawn at once, more than a window shows, so that a history of a thousand checks does not delay the newest verdict. */
const AT_FIRST = 30;
/** Rows added each time that the end comes near. */
const STEP = 30;
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
  /** The check to bring into view, which must be drawn however far down it is; null: none. */
  wanted: string | null;
  onToggle(id: string): void;
  /** What stands between the card above and the rows. */
  children?: ComponentChildren;
}

export function CheckList(props: CheckListProps) {
  const { checks, facts, actions, top, opened, opensInPlace, printed, wanted, onToggle, children } = props;
  const [reached, setReached] = useState(AT_FIRST);
  const isAllDrawn = usePrinting(printed === null);
  const drawn = Math.max(reached, checks.findIndex(({ id }) => id === wanted) + 1);
  const count = isAllDrawn ? checks.length : drawn;
  const above = checks.find(({ id }) => id === top);
  const rows = checks.slice(0, count).filter((check) => check !== above);
  const card = (check: Check) => <ListedCard check={check} facts={facts} actions={actions} />;
  const notPrinted = (id: string) => (printed !== null && printed !== id ? styles.notPrinted : undefined);
  return (
    <>
      <ul class={styles.list} aria-label={t("checks.list")}>
        {above && (
          <li key={above.id} class={notPrinted(above.id)}>
            <Region name={above.claim} subject={above}>
              <div class={styles.card}>{card(above)}</div>
            </Region>
            {children}
          </li>
        )}
        {rows.map((check) => {
          const isOpen = check.id === opened || (isAllDrawn && opensInPlace);
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
      {checks.length > count && <Sentinel key={count} onNear={() => setReached(count + STEP)} />}
    </>
  );
}

/** The browser's own print command means the whole history; that of a card only the card, which is there. */
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

/** Marks the end of the drawn rows and has more drawn before a reader scrolls there. */
function Sentinel({ onNear }: { onNear(): void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: "1200px" },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={element} class={styles.end} />;
}
