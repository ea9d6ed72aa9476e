import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { type ExtensionSession, launchWithExtension } from "../../../scripts/launch-browser.ts";
import { loaded } from "../../setup/loaded.ts";
import { onPhone, writePhoneBuild } from "../../setup/phone.ts";
import { test as base, expect, pointAtService } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";

/** Fingers hover over nothing, and are coarse. */
const FINGERS = "primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2";
const BUILT = join(import.meta.dirname, "..", "..", "..", ".output", "test", "chrome-mv3");

const test = base.extend<{ phone: ExtensionSession }>({
  phone: async ({ service }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "primary-source-phone-"));
    const extension = join(folder, "extension");
    await writePhoneBuild(BUILT, extension);
    const session = await launchWithExtension({
      extension,
      profile: "",
      headless: true,
      args: [`--blink-settings=${FINGERS}`],
    });
    await pointAtService(session, service.url, { suggestions: true });
    await use(session);
    await session.context.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Nothing sticks out to the side, so that the page never scrolls there. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function open({ context, address }: ExtensionSession, path: string) {
  const page = await context.newPage();
  const phone = await onPhone(page);
  await page.goto(address(path));
  return { page, ...phone };
}

test("the popup is usable by touch on a phone, and what opens beside the page elsewhere is a tab", async ({
  phone,
}) => {
  const { page, tap } = await open(phone, "popup.html");
  expect(await page.evaluate(() => [innerWidth, matchMedia("(hover: hover)").matches])).toEqual([360, false]);
  await tap(page.getByRole("combobox", { name: "Search government pages" }));
  await page.keyboard.type("property tax");
  await page.keyboard.press("Enter");
  const cards = page.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expect(cards.first()).toBeVisible();
  // What the pointer brings out elsewhere is there from the start.
  await tap(cards.nth(1).getByRole("button", { name: /^More about/ }));
  await expect(page.getByRole("menuitem", { name: "Copy citation" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await tap(page.getByRole("button", { name: "Country" }));
  await tap(page.getByRole("option", { name: /Canada/ }));
  await expect(page.getByRole("button", { name: /^Remove filter: .*Canada/ })).toBeVisible();
  expect(await widthOf(page)).toBe(360);

  await tap(page.getByRole("tab", { name: "Fact-checks" }));
  const panel = new Panel(page);
  await tap(panel.editor);
  await page.keyboard.type(CLAIMS.refuted);
  await tap(page.getByRole("button", { name: "Fact-check", exact: true }));
  const card = panel.card(CLAIMS.refuted);
  await expect(card.getByRole("heading", { name: "Refuted" })).toBeVisible();
  await tap(card.getByRole("button", { name: /^Share/ }));
  await expect(page.getByRole("menuitem", { name: "Copy as text" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  expect(await widthOf(page)).toBe(360);
  const opened = phone.context.waitForEvent("page");
  await tap(page.getByRole("button", { name: "More about your fact-checks" }));
  await tap(page.getByRole("menuitem", { name: "Open in the side panel" }));
  const tab = await loaded(await opened, ({ pathname }) => pathname === "/sidepanel.html");
  await expect(new Panel(tab).card(CLAIMS.refuted).getByRole("heading", { name: "Refuted" })).toBeVisible();
});

test("the results page is usable by touch on a phone, and the welcome page names only ways in that are there", async ({
  phone,
}) => {
  const { page, tap } = await open(phone, "search.html?q=tax");
  const list = page.getByRole("list", { name: "Results" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await tap(page.getByRole("button", { name: "Country" }));
  await tap(page.getByRole("option", { name: /United Kingdom/ }));
  await expect(page).toHaveURL(/country=uk/);
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await tap(page.getByRole("button", { name: "Follow" }));
  await expect(page.getByRole("dialog")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  expect(await widthOf(page)).toBe(360);
  await tap(page.getByRole("link", { name: "Fact-checks" }));
  await expect(new Panel(page).editor).toBeVisible();
  expect(await widthOf(page)).toBe(360);

  await page.goto(phone.address("welcome.html"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Right-click", { exact: false })).toHaveCount(0);
  await expect(page.getByText("Tab", { exact: true })).toHaveCount(0);
  expect(await widthOf(page)).toBe(360);
});
