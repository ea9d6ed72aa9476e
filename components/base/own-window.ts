import { browser } from "../../utils/platform/browser.ts";
import { act } from "./trouble.tsx";

/**
 * Calls the listener with the window of this tab, now and whenever it may be another one, until the returned function is called.
 * A side panel opens only within the click itself, so its window must be known before.
 */
export function followOwnWindow(onWindow: (id: number | undefined) => void): () => void {
  const find = (): void => act(browser.windows?.getCurrent().then(({ id }) => onWindow(id)));
  find();
  // A tab that was dragged out is in a window that has the focus then.
  addEventListener("focus", find);
  return () => removeEventListener("focus", find);
}
