import type { Locator } from "playwright/test";
import type { Display } from "../setup/display.ts";
import { expect } from "./fixtures.ts";

/**
 * A right click, and in the browser's menu the entry of the extension, whose own menu opens to the side. The menu is to be seen a moment
 * before it takes keys, and they are lost until then: from its end again, until the menu to the side is there.
 */
export async function openExtensionMenu(display: Display, selected: Locator): Promise<void> {
  const windows = display.windowCount();
  await selected.click({ button: "right", position: { x: 40, y: 10 } });
  await expect.poll(display.windowCount).toBeGreaterThan(windows);
  const isOpen = (): boolean => {
    if (display.windowCount() > windows + 1) return true;
    // The last entry is "Inspect".
    display.press("End", "Up", "Right");
    return false;
  };
  await expect.poll(isOpen, { intervals: [1000, 2000, 4000, 8000], timeout: 60_000 }).toBe(true);
}
