import { useEffect, useState } from "preact/hooks";

const LONG_AFTER = 5_000;

/** Whether a wait has lasted so long that a sentence is due. */
export function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong;
}

/** A bar where a line of text will stand, as wide as that line usually is. */
export function Skeleton({ width }: { width: string }) {
  return <span class="skeleton" style={{ width }} />;
}

export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}
