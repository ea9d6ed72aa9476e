import { useEffect, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { durationText } from "../../utils/platform/moment-texts.ts";

interface PauseCountdownProps {
  goesOnAt: number | null;
  /** Whether what waits is a search of the reader's. */
  isSearch?: boolean;
}

/** Counts down to the end of a service's pause, when the request goes on by itself. Not read out at every second. */
export function PauseCountdown({ goesOnAt, isSearch = false }: PauseCountdownProps) {
  const left = useTimeLeft(goesOnAt ?? 0);
  if (left === 0) return null;
  return (
    <p class="hint" role="timer">
      {t(isSearch ? "results.continues_in" : "failure.continues_in", durationText(left))}
    </p>
  );
}

/** How long until a time, by the second; 0 once it has come. */
export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, until - now);
}
