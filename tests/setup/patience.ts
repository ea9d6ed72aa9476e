import { vi } from "vitest";

/** As long as Playwright's: a second, the default, passes on a busy machine before the first try is done. */
const PATIENCE = 10_000;
const { waitFor } = vi;

vi.waitFor = (tried, options = PATIENCE) =>
  waitFor(tried, typeof options === "number" ? options : { timeout: PATIENCE, ...options });
