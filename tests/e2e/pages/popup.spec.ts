import { join } from "node:path";
import type { Page } from "playwright/test";
import { POPUP_ALARM, popupSize } from "../../../scripts/check-size.ts";
import { expect, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

type OpenPage = (address: string) => Promise<Page>;

async function openPopup(openPage: OpenPage): Promise<Page> {
  // A popup has its size before it draws anything: a wider list is a shorter one.
  const page = await openPage("manifest.json");
  await page.setViewportSize({ width: 420, height: 600 });
  await page.goto(new URL("popup.html", page.url()).href);
  return page;
}

test("what opens with the popup sets off no alarm of size", async () => {
  const { parts } = await popupSize(join(import.meta.dirname, "../../../.output/test/chrome-mv3"));
  // The clock of the run is in no package.
  const shipped = parts.filter(({ script }) => script !== "clock.js");
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(POPUP_ALARM);
});

test("opening the popup asks the services for nothing", async ({ openPage, service }) => {
  const page = await openPopup(openPage);
  await expect(searchPage(page).box).toBeFocused();
  // All of it is there: what comes last is the answer about the tab.
  await expect(page.getByRole("region", { name: "Try" })).toBeVisible();
  await expect(page.getByRole("region", { name: "This page" }).getByRole("status")).toContainText(/\w/);
  expect(await service.log()).toEqual([]);
});

test("the frame stands in its place before any script has come", async ({ session, openPage }) => {
  const bare = await session.context.newPage();
  await bare.setViewportSize({ width: 420, height: 600 });
  const devtools = await session.context.newCDPSession(bare);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: ["*.js"] });
  await bare.goto(session.address("popup.html"));
  await expect(bare.getByRole("tab")).toHaveCount(0);
  const page = await openPopup(openPage);
  await expect(searchPage(page).box).toBeFocused();
  for (const part of ["header", ".box", ".box > .icon", ".tabs-end > :last-child"]) {
    const place = await page.locator(part).first().boundingBox();
    expect(place).not.toBeNull();
    expect(await bare.locator(part).first().boundingBox(), part).toEqual(place);
  }
});

test("the first popup shows three example searches and a claim, and a click on one searches", async ({
  openPage,
}) => {
  const page = await openPopup(openPage);
  const all = page.getByRole("region", { name: "Try" }).getByRole("button");
  const claim = all.filter({ hasText: "“The federal minimum wage is $7.25 an hour.”" });
  await expect(all).toHaveCount(4);
  await expect(claim).toHaveCount(1);
  await all.and(page.locator(":not(:has(q))")).last().click();
  await expect(searchPage(page).titles.first()).toBeVisible();
});

test("a search that was closed before its answer came is asked for again, never shown with other results", async ({
  openPage,
  service,
}) => {
  const page = await openPopup(openPage);
  await searchPage(page).search("passport");
  await expect(searchPage(page).titles.first()).toBeVisible();
  await service.fault({ match: "/api/v1/search", kind: "latency", delayMs: 60_000, times: 1 });
  await searchPage(page).search("property tax");
  await expect
    .poll(async () => (await lastRequest(service, "/api/v1/search"))?.get("q"))
    .toBe("property tax");
  await page.close();
  const again = searchPage(await openPopup(openPage));
  await expect(again.box).toHaveValue("property tax");
  await expect(again.titles.first()).toContainText(/property tax/i);
  await expect(again.count.first()).toContainText(/\d+ results/);
});

test("a closed popup comes back with its words, filters, results and place in the list, asking nothing", async ({
  openPage,
  service,
}) => {
  const page = await openPopup(openPage);
  const search = searchPage(page);
  await search.search("tax");
  await search.pick("Country", /^Canada/);
  await expect(search.chip("Canada")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(async () => (await lastRequest(service, "/api/v1/search"))?.get("page")).toBe("2");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("11–20");
  const titles = await search.titles.allTextContents();
  await search.titles.nth(6).scrollIntoViewIfNeeded();
  // The click on the next page was a place in the list too.
  const keptAt = () =>
    page.locator(".scroller").evaluate(({ scrollTop }) => {
      const kept = localStorage.getItem("popup-scroll") ?? "";
      return new RegExp(`"search":{"top":${scrollTop},`).test(kept) ? scrollTop : 0;
    });
  await expect.poll(keptAt).toBeGreaterThan(0);
  const top = await keptAt();
  await page.close();
  await service.clearLog();

  const again = await openPopup(openPage);
  const restored = searchPage(again);
  await expect(restored.box).toHaveValue("tax");
  await expect(restored.chip("Canada")).toBeVisible();
  expect(await restored.titles.allTextContents()).toEqual(titles);
  expect(await again.locator(".scroller").evaluate((list) => list.scrollTop)).toBe(top);
  expect(await service.log()).toEqual([]);
});

test("what is restored fills the list in the first frame the script draws; what is below its edge follows", async ({
  openPage,
}) => {
  const page = await openPopup(openPage);
  const search = searchPage(page);
  await search.search("tax");
  await expect(search.cards).toHaveCount(10);
  await page.addInitScript(() => {
    // The frame that index.html draws goes away in the task in which the cards come.
    new MutationObserver((_, observer) => {
      if (document.querySelector('[aria-hidden="true"] .tabs') || !document.querySelector("#app > *")) return;
      const list = document.querySelector(".scroller");
      Object.assign(globalThis, { fillsList: list !== null && list.scrollHeight > list.clientHeight });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(search.cards).toHaveCount(10);
  expect(await page.evaluate(() => Reflect.get(globalThis, "fillsList"))).toBe(true);
});

test("the tab chosen last is the tab of the next popup", async ({ openPage }) => {
  const page = await openPopup(openPage);
  await page.getByRole("tab", { name: "What’s new" }).click();
  await expect(searchPage(page).titles.first()).toBeVisible();
  await page.close();
  const again = await openPopup(openPage);
  await expect(again.getByRole("tab", { name: "What’s new" })).toHaveAttribute("aria-selected", "true");
  await expect(searchPage(again).titles.first()).toBeVisible();
});

test("a service is named only where it does not work, and once", async ({ openPage, service }) => {
  const page = await openPopup(openPage);
  const footer = page.locator("footer");
  await searchPage(page).search("tax");
  await expect(searchPage(page).cards).toHaveCount(10);
  await expect(footer).toContainText("1–10");
  await expect(footer).not.toContainText("working");
  await service.fault({ match: "/api/v1/search", kind: "429-seconds", body: "30" });
  await searchPage(page).search("passport");
  await expect(page.getByRole("alert")).toContainText("Too many requests from your network.");
  await expect(page.getByRole("timer")).toContainText("Your search will continue in");
  await expect(footer).toBeEmpty();
});

test("the search opens with room in a tab, as it stands", async ({ openPage, session }) => {
  const page = await openPopup(openPage);
  const search = searchPage(page);
  await search.search("tax");
  await search.pick("Country", /^Canada/);
  await expect(search.chip("Canada")).toBeVisible();
  const [opened] = await Promise.all([
    session.context.waitForEvent("page"),
    page.getByRole("button", { name: "Open in a tab" }).click(),
  ]);
  await expect.poll(() => new URL(opened.url()).search).toBe("?q=tax&country=ca");
  await expect(searchPage(opened).chip("Canada")).toBeVisible();
});

test("what is cleared in the options is gone from a popup that is open in a tab, and stays gone", async ({
  openPage,
}) => {
  const page = await openPopup(openPage);
  const search = searchPage(page);
  await search.search("passport");
  await expect(search.titles.first()).toBeVisible();
  const options = await openPage("options.html");
  await options.getByRole("button", { name: "Delete recent searches" }).click();
  await options.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(options.getByText("Recent searches deleted.")).toBeVisible();
  await expect(search.box).toHaveValue("");
  await expect(search.cards).toHaveCount(0);
  await expect(page.getByText("passport")).toHaveCount(0);
  await search.box.fill("x");
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain("popup-search");
  expect(await kept()).not.toContain("passport");
});
