/** What the focus goes to: parts of a page that are read as one. */
const PARTS = "li, article, section, fieldset, form, main, [role], [tabindex]";

/**
 * Where the focused control disappears, as a pressed button often does, the focus goes to the part of the page that it stood
 * in. Otherwise it would go to the beginning of the page. A component that knows a better place moves it there itself.
 */
export function keepFocus(): void {
  /** The focused control, and the parts around it. */
  let kept: readonly Element[] = [];
  addEventListener("focusin", ({ target }) => {
    kept = target instanceof Element ? [target, ...partsAround(target)] : [];
  });
  addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      // The user left it. A control that was removed is gone by now.
      if (target === kept[0] && kept[0]?.isConnected && document.activeElement === document.body) kept = [];
    }),
  );
  new MutationObserver(() => {
    if (kept[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const part = kept.find(({ isConnected }) => isConnected) ?? document.querySelector("main");
    kept = [];
    if (part instanceof HTMLElement) focusPart(part);
  }).observe(document, { childList: true, subtree: true });
}

function partsAround(element: Element): readonly Element[] {
  const part = element.parentElement?.closest(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute("tabindex")) {
    part.tabIndex = -1;
    part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  }
  part.focus({ preventScroll: true });
}
