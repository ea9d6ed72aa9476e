import { useEffect, useState } from "preact/hooks";

/** The cards in sight are drawn with the page, the others once it is painted: nobody waits for what is below the edge. */
export function useCardsDrawn(inSight: number): number {
  const [drawn, setDrawn] = useState(inSight);
  useEffect(() => setDrawn(Number.POSITIVE_INFINITY), []);
  return drawn;
}
