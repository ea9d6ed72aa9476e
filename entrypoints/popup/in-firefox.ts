/** Lower than that, nothing would be of use. */
const LEAST_HEIGHT = 320;

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
  // Once the browser has followed it.
  if (link !== null && isPlain && !event.defaultPrevented) setTimeout(() => window.close());
}

/** What reaches below the screen is cut, without a scroll bar. */
function fitScreen(): void {
  const top: unknown = Reflect.get(window, "mozInnerScreenY");
  if (typeof top !== "number") return;
  const { availHeight } = screen;
  const availTop: unknown = Reflect.get(screen, "availTop");
  const room = (typeof availTop === "number" ? availTop : 0) + availHeight - top;
  document.documentElement.style.setProperty("--room", `${Math.max(Math.floor(room), LEAST_HEIGHT)}px`);
}
