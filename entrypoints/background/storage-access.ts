import { browser } from "../../utils/platform/browser.ts";

/**
 * Keeps what is stored from scripts that run in pages: Chromium lets them read `storage.local` until it is told otherwise.
 * Firefox cannot be told; there the only such scripts are ours, which run in one click and read no storage.
 */
export async function keepStorageFromPages(
  areas: readonly object[] = [browser.storage.local, browser.storage.session, browser.storage.sync],
): Promise<void> {
  for (const area of areas) {
    if ("setAccessLevel" in area && typeof area.setAccessLevel === "function") {
      await area.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });
    }
  }
}
