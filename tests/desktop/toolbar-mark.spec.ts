import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { type ExtensionSession, firstRunPage, launchWithExtension } from "../../scripts/launch-browser.ts";
import { idOf } from "../setup/bare-chromium.ts";
import { deskTest } from "../setup/desk.ts";
import type { Display } from "../setup/display.ts";
import { expect, inCornerOf } from "./fixtures.ts";

const EXTENSION = join(import.meta.dirname, "..", "..", ".output", "test", "chrome-mv3");

const LISTED = "https://www.toronto.ca/services";
const NOT_LISTED = "https://example.com/";
const LIST = { lines: "toronto.ca\tCity of Toronto", count: 1, next: null, shrunkTo: null };

/** The blue of the marked icon, which neither the usual icon nor the browser has, and the rows of the screen with the toolbar. */
const MARK = "#1f4fd1";
const TOOLBAR = 110;
/** Of the 256 points of the icon, the disc without its tick and its edge. */
const DISC = 60;

/** Starts the browser on a profile that outlives it, with the extension pinned to the toolbar as a user pins it. */
async function start(profile: string, display: Display): Promise<ExtensionSession> {
  const session = await launchWithExtension({ extension: EXTENSION, profile, ...inCornerOf(display) });
  await session.context.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A page</title><p>Text</p>" }),
  );
  return session;
}

async function expectMarked(page: Page, display: Display): Promise<void> {
  const marked = () => display.countPoints(MARK, TOOLBAR);
  await page.bringToFront();
  await page.goto(NOT_LISTED);
  await expect.poll(marked).toBe(0);
  await page.goto(LISTED);
  await expect.poll(marked).toBeGreaterThan(DISC);
  await page.goto(NOT_LISTED);
  await expect.poll(marked).toBe(0);
}

deskTest(
  "the pinned icon is marked on a listed host, also after the browser was closed",
  async ({ display }, info) => {
    const profile = await mkdtemp(join(tmpdir(), "primary-source-mark-"));
    await mkdir(join(profile, "Default"));
    const preferences = { extensions: { pinned_extensions: [idOf(EXTENSION)] } };
    await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences));

    const before = await start(profile, display);
    await firstRunPage(before);
    const options = await before.context.newPage();
    await options.goto(before.address("options.html"));
    expect(await options.evaluate(() => chrome.action.getUserSettings())).toMatchObject({
      isOnToolbar: true,
    });
    await options.evaluate(
      (list) =>
        chrome.storage.local.set({ "site-list": { ...list, fetchedAt: Date.now(), triedAt: Date.now() } }),
      LIST,
    );
    const toggle = options.getByRole("checkbox", { name: "Mark official sites on the toolbar icon" });
    await toggle.check();
    await expectMarked(await before.context.newPage(), display);
    await before.context.close();

    const after = await start(profile, display);
    // To this browser the extension is new each time, and its page comes to the front.
    await firstRunPage(after);
    const page = await after.context.newPage();
    await expectMarked(page, display);
    await page.goto(LISTED);
    display.picture(info.outputPath("marked.png"));
    await after.context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
);
