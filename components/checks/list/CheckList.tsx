import { options } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Region } from "../../base/Region.tsx";
import type { CheckActions } from "../card/CardFrame.tsx";
import { CheckCard } from "../card/CheckCard.tsx";

/** Cards drawn at once, several windows full, so that a history of a thousand checks does not delay the newest verdict. */
const AT_FIRST = 10;
/** Cards added each time that the end comes near. */
const STEP = 30;
const MINUTE = 60_000;
const NONE: readonly DoneCheck[] = [];

interface CheckListProps {
  checks: readonly Check[];
  /** Earlier answers to the claims of some checks, by the check's id. */
  earlier: ReadonlyMap<string, readonly DoneCheck[]>;
  now: number;
  places: ReadonlyMap<string, PlaceInLine>;
  actions: CheckActions;
  /** The only card to print; null: all. */
  printed: string | null;
  /** The check to bring into view, which must be drawn however far down it is; null: none. */
  wanted: string | null;
}

export function CheckList({ checks, earlier, now, places, actions, printed, wanted }: CheckListProps) {
  const [reached, setReached] = useState(AT_FIRST);
  const count = Math.max(reached, checks.findIndex(({ id }) => id === wanted) + 1);
  const more = checks.length > count;
  useEffect(() => {
    const drawAll = (): void => atOnce(() => setReached(Number.POSITIVE_INFINITY));
    // The browser's own print command means the whole history; that of a card only the card, which is there.
    if (printed === null) addEventListener("beforeprint", drawAll);
    return () => removeEventListener("beforeprint", drawAll);
  }, [printed]);
  return (
    <>
      <ul class="checks" aria-label={t("checks.list")}>
        {checks.slice(0, count).map((check) => (
          <li key={check.id} class={printed !== null && printed !== check.id ? "not-printed" : undefined}>
            <Region name={check.claim} subject={check}>
              <ListedCheck
                check={check}
                earlier={earlier.get(check.id) ?? NONE}
                now={now}
                inLine={places.get(check.id) ?? null}
                actions={actions}
              />
            </Region>
          </li>
        ))}
      </ul>
      {more && <Sentinel key={count} onNear={() => setReached(count + STEP)} />}
    </>
  );
}

/** Draws a change before this returns: what is printed is what is there when the event has been told. */
function atOnce(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (draw) => draw();
  change();
  Object.assign(options, { debounceRendering });
}

interface ListedCheckProps {
  check: Check;
  earlier: readonly DoneCheck[];
  now: number;
  inLine: PlaceInLine | null;
  actions: CheckActions;
}

/** Cards that wait count the seconds; the others are drawn again once a minute at most. */
function ListedCheck({ check, earlier, now, inLine, actions }: ListedCheckProps) {
  const ticking = check.state === "waiting" || check.state === "running";
  const shownNow = ticking ? now : Math.floor(now / MINUTE) * MINUTE;
  return useMemo(
    () => <CheckCard check={check} earlier={earlier} now={shownNow} inLine={inLine} actions={actions} />,
    [check, earlier, shownNow, inLine, actions],
  );
}

/** Marks the end of the drawn cards and has more drawn before a person scrolls there. */
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
  return <div ref={element} class="more-checks" />;
}
