import { useEffect, useState } from "preact/hooks";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";

/**
 * How many items of a list to draw: at first no more than can be seen, and all of them a moment later, so that a long list
 * does not delay what is in the window. `room`: how much of the window's height the list can have.
 */
export function useFirstScreen(leastHeight: number, room: number): number {
  const [count, setCount] = useState(() => Math.ceil((innerHeight * room) / leastHeight));
  useEffect(() => pageClock.after(AFTER_FIRST_PAINT, () => setCount(Number.POSITIVE_INFINITY)), []);
  return count;
}
