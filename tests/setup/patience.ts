import { vi } from "vitest";
import { once } from "./once.ts";

/**
 * A second, the default, passes on a busy machine before the first try is done, and a minute while it loads a part that a page fetches
 * only when it is used. What holds is waited for no longer.
 */
const PATIENCE = 150_000;
/** Most of what is waited for comes within a turn or two; the default, 50 ms, would be most of a test's time. */
const INTERVAL = 5;

once("patience", () => {
  const { waitFor } = vi;
  vi.waitFor = (tried, options = PATIENCE) => {
    const chosen = typeof options === "number" ? { timeout: options } : options;
    return waitFor(tried, { timeout: PATIENCE, interval: INTERVAL, ...chosen });
  };
});
