import { useEffect, useState } from "preact/hooks";
import { LONG_AFTER } from "./wait-times.ts";

/**
 * Whether a wait is so long that it needs a sentence. `key`: what is waited for, where that may become something else meanwhile.
 */
export function useIsLong(isWaiting: boolean, key = ""): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting, key]);
  return isLong;
}

/** A bar in place of a line of text, about as wide. */
export function Skeleton({ width }: { width: string }) {
  return <span class="skeleton" style={{ width }} />;
}

export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}
