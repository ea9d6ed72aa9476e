import { browser } from "../../utils/platform/browser.ts";
import { hasWindows } from "../../utils/platform/browser-parts.ts";

/** Opens a tab for a click outside of any page: the browser may go on without a window, where it refuses a tab. */
export async function openTab(url: string): Promise<void> {
  try {
    await browser.tabs.create({ url });
  } catch (error) {
    if (!hasWindows()) throw error;
    await browser.windows.create({ url });
  }
}
