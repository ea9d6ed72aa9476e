/** What a reader does who has taken over. */
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown", "click"];

let release: (() => void) | null = null;

/**
 * Brings an element to the top of the view and keeps it there until the reader does something. A panel is drawn while it opens:
 * it grows wider and its lines come in, so that what was scrolled to once moves out of view.
 */
export function keepInView(id: string): void {
  letGo();
  const ended = new AbortController();
  const { signal } = ended;
  const show = (): void => document.getElementById(id)?.scrollIntoView();
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  // The element may be drawn later, also while the page is hidden and nothing has a size.
  const drawn = new MutationObserver(show);
  drawn.observe(document.body, { childList: true, subtree: true });
  show();
  // A window that was higher for a moment has scrolled back as far as it had to.
  addEventListener("resize", show, { signal });
  for (const act of ACTS) addEventListener(act, letGo, { signal, capture: true, passive: true });
  release = () => {
    ended.abort();
    observer.disconnect();
    drawn.disconnect();
  };
}

export function letGo(): void {
  release?.();
  release = null;
}
