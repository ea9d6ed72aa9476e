import { options } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether the page is being printed, by the browser's own command or ours. `isHeard`: false where that does not matter now. */
export function useIsPrinting(isHeard = true): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isHeard) return;
    const drawAll = (): void => atOnce(() => setPrinting(true));
    const drawLess = (): void => setPrinting(false);
    addEventListener("beforeprint", drawAll);
    addEventListener("afterprint", drawLess);
    return () => {
      removeEventListener("beforeprint", drawAll);
      removeEventListener("afterprint", drawLess);
    };
  }, [isHeard]);
  return isPrinting;
}

/** Draws a change before this returns: what is printed is what is there when the event has been told. */
function atOnce(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (draw) => draw();
  change();
  Object.assign(options, { debounceRendering });
}
