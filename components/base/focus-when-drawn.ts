/** What a reader does who has gone on to something else. */
const ACTS = ["pointerdown", "keydown"];

/** Puts the focus on an element as soon as it is in the page, unless the reader does something before. */
export function focusWhenDrawn(id: string): void {
  const ended = new AbortController();
  const drawn = new MutationObserver(focus);
  const end = (): void => {
    ended.abort();
    drawn.disconnect();
  };
  for (const act of ACTS) addEventListener(act, end, { signal: ended.signal, capture: true, passive: true });
  drawn.observe(document.body, { childList: true, subtree: true });
  focus();

  function focus(): void {
    const element = document.getElementById(id);
    if (element === null) return;
    end();
    element.focus();
  }
}
