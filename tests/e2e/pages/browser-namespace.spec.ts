import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchWithExtension } from "../../../scripts/launch-browser.ts";
import { serviceTest as test } from "../../setup/desk.ts";
import { expect, pointAtService } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";

const BUILD = join(import.meta.dirname, "..", "..", "..", ".output", "test", "chrome-mv3");

/** What the worker and every page of a test build run first. */
const FIRST = ["background.js", "clock.js"];

/** From Chromium 148 on there is `browser`; before, only `chrome`. */
for (const [which, expected] of [
  ["the browser's own `browser`", "object"],
  ["`chrome`, where the browser has no `browser`", "undefined"],
] as const) {
  test(`a search works with ${which}`, async ({ service }) => {
    const folder = await mkdtemp(join(tmpdir(), "primary-source-namespace-"));
    const extension = join(folder, "extension");
    await cp(BUILD, extension, { recursive: true });
    const first = `${expected === "undefined" ? "delete globalThis.browser;" : ""} globalThis.foundBrowser = typeof globalThis.browser;`;
    for (const name of FIRST) {
      const path = join(extension, name);
      await writeFile(path, `${first}\n${await readFile(path, "utf8")}`);
    }
    const session = await launchWithExtension({ extension, profile: "", headless: true });
    await pointAtService(session, service.url, {});
    const popup = await session.context.newPage();
    await popup.goto(session.address("popup.html"));
    // What there was before the extension's code ran.
    const found = () => Reflect.get(globalThis, "foundBrowser");
    expect([await popup.evaluate(found), await session.worker.evaluate(found)]).toEqual([expected, expected]);
    const { box, titles } = searchPage(popup);
    await box.fill("passport");
    await box.press("Enter");
    await expect(titles.first()).toBeVisible();
    await session.context.close();
    await rm(folder, { recursive: true, force: true });
  });
}
