import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CDPSession, Locator, Page } from "playwright/test";

/** What browsers on phones do not have. */
const MISSING = ["contextMenus", "commands", "omnibox", "windows", "sidePanel"];
/** For good: Chromium gives them to a page again where it hears of the extension's permissions only after the page has begun. */
const TAKE_AWAY = `for (const space of [globalThis.chrome, globalThis.browser])
  for (const name of ${JSON.stringify(MISSING)})
    if (space) Object.defineProperty(space, name, { value: undefined, writable: false, configurable: false });\n`;

/** A copy of a build in which neither the worker nor any page finds what browsers on phones do not have. */
export async function writePhoneBuild(built: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
  await writeFile(join(folder, "phone.js"), TAKE_AWAY);
  const worker = join(folder, "background.js");
  await writeFile(worker, TAKE_AWAY + (await readFile(worker, "utf8")));
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(".html"))) {
    const html = await readFile(join(folder, name), "utf8");
    await writeFile(join(folder, name), html.replace("<head>", '<head><script src="/phone.js"></script>'));
  }
}

const SCREEN = { width: 360, height: 740, deviceScaleFactor: 3, mobile: true };

export interface Phone {
  /** Touches what is named, where it can be seen. */
  tap(part: Locator): Promise<void>;
}

/** Gives a page the screen of a phone, which is touched: nothing hovers and nothing is clicked. */
export async function onPhone(page: Page): Promise<Phone> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setDeviceMetricsOverride", SCREEN);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
  return {
    async tap(part) {
      await part.scrollIntoViewIfNeeded();
      // Touched, not clicked: what lies over it would be touched instead.
      await part.click({ trial: true });
      const box = await part.boundingBox();
      if (box === null) throw new Error("what is touched is not shown");
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      // At once, not one after the other: a finger that stays, on a busy machine, asks for the menu of a long press instead.
      await Promise.all([
        devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints }),
        devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
      ]);
    },
  };
}
