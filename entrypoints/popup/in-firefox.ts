import { browser } from "../../utils/platform/browser.ts";

/** Lower than that, nothing would be of use. */
const LEAST_HEIGHT = 280;
/** How far the toolbar's buttons are below the window's top, and a little more. */
const ABOVE_BUTTON = 40;
/** By then a link was not followed. */
const LINK_PATIENCE = 3000;

/** What Firefox leaves to the popup's page, and Chromium does by itself. */
export function behaveAsPopup(): void {
  document.addEventListener("click", leaveWithLink);
  addEventListener("focus", fitScreen);
  addEventListener("resize", fitScreen);
}

/** A popup would stay open over the page that a link in it opened. */
function leaveWithLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[target='_blank']") : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (link !== null && isPlain && !event.defaultPrevented) leaveWithNextTab();
}

/** Not before the tab is there: without the popup, Firefox would open a window for it. */
function leaveWithNextTab(): void {
  const { onCreated } = browser.tabs;
  const leave = (): void => {
    onCreated.removeListener(leave);
    window.close();
  };
  onCreated.addListener(leave);
  setTimeout(() => onCreated.removeListener(leave), LINK_PATIENCE);
}

/** What reaches beyond the screen, or beyond the button where the popup opens above it, is cut without a scroll bar. */
function fitScreen(): void {
  const top: unknown = Reflect.get(window, "mozInnerScreenY");
  if (typeof top !== "number") return;
  const start: unknown = Reflect.get(screen, "availTop");
  const screenTop = typeof start === "number" ? start : 0;
  // Before it is shown, it is in a window of its own somewhere else.
  const isAbove = document.hasFocus() && top < window.screenY;
  const end = isAbove ? window.screenY + ABOVE_BUTTON : screenTop + screen.availHeight;
  const room = end - (isAbove ? screenTop : top);
  document.documentElement.style.setProperty("--room", `${Math.max(Math.floor(room), LEAST_HEIGHT)}px`);
}
