import type { ConsoleMessage, Page } from "playwright/test";

const LONGEST_SNAPSHOT = 6000;
const ENOUGH_MS = 5000;

/** What a page logged, for the report of a test that fails. */
export function keepLog(page: Page): readonly string[] {
  const log: string[] = [];
  const note = (line: string): number => log.push(`${new Date().toISOString()} ${line}`);
  page.on("console", (message: ConsoleMessage) => note(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => note(`thrown: ${error.message}`));
  page.on("crash", () => note("crashed"));
  page.on("close", () => note("closed"));
  page.on("framenavigated", (frame) => note(`opened ${frame.url()}`));
  return log;
}

/** What a reader of a failed run on another machine needs, which gets the output alone: what the page shows and what it logged. */
export async function showFailedPage(page: Page, log: readonly string[]): Promise<void> {
  const shown = page
    .locator("body")
    .ariaSnapshot({ timeout: ENOUGH_MS })
    .catch((error: Error) => `(not to be read: ${error.message})`);
  const snapshot = (await shown).slice(0, LONGEST_SNAPSHOT);
  console.error([`A test failed while ${page.url()} showed`, snapshot, "and had logged", ...log].join("\n"));
}
