import type { Page } from "playwright/test";
import type { TestService } from "../../setup/service.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { resize } from "../resize.ts";
import { refreshFollows } from "./refresh.ts";

const CONTROLS = "button, a[href], input:not([hidden]), select, textarea, summary";

test("the first new page stands near the top, with few controls before it", async ({
  session,
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=watches");
  const list = [
    { name: "Water", address: "?q=water" },
    { name: "Austin", address: "?q=austin" },
  ];
  const buffer = Buffer.from(JSON.stringify(list));
  await page.getByLabel("Import").setInputFiles({ name: "w.json", mimeType: "application/json", buffer });
  await expect(page.getByText("2 follows added.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Following" }).getByRole("status").last()).toContainText(
    "Refreshed",
  );
  const found = [1, 2].map((each) =>
    resultBody({ url: `https://a.gov/${each}`, updated_at: new Date().toISOString() }),
  );
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(found) });
  await refreshFollows(page);
  await expect(page.locator(".card h3").first()).toBeVisible();
  for (const [address, width, height, most] of [
    ["search.html?view=watches", 1200, 900, 200],
    ["search.html?view=watches", 700, 900, 280],
    ["search.html?view=recent", 1200, 900, 200],
    ["popup.html", 420, 600, 190],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(session.address(address));
    if (address === "popup.html") await page.getByRole("tab", { name: "What’s new" }).click();
    const first = page.locator(".card h3").first();
    await expect(first).toBeVisible();
    const top = await first.evaluate((title) => title.getBoundingClientRect().top);
    expect(top, address).toBeLessThan(most);
    if (address !== "popup.html") continue;
    const controls = await page.locator(CONTROLS).evaluateAll(
      (all) =>
        all.filter((control) => {
          const { top, bottom, left, right } = control.getBoundingClientRect();
          const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          return isInView && control.checkVisibility() && control.closest("li") === null;
        }).length,
    );
    expect(controls).toBeLessThanOrEqual(14);
    await expectAccessible(page);
  }
});

test("how often a place changes is a chart with a table, asked for by a press alone", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=recent&state=TX");
  const more = page.getByRole("button", { name: "More about this list" });
  await expect(more).toBeVisible();
  await expect(page.locator(".card h3").first()).toBeVisible();
  // With a place chosen, the line names it.
  await expect(page.getByRole("button", { name: "Updated, any time · Texas", exact: true })).toBeVisible();
  const isBounded = (request: object): boolean => JSON.stringify(request).includes("until");
  const asked = async () => (await service.log()).filter(isBounded).length;
  expect(await asked()).toBe(0);
  await more.click();
  await page.getByRole("menuitem", { name: "How often this changes" }).click();
  const chart = page.getByRole("region", { name: "How often this changes" });
  await expect(chart.getByRole("status")).toContainText("pages in the past year.");
  const count = await asked();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(13);
  await expect(chart.getByRole("img", { name: /^How often this changes/ })).toBeVisible();
  await chart.getByText("As a table").click();
  await expect(chart.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page, "main");

  await chart.getByRole("button", { name: "Close the chart" }).click();
  await expect(chart).toHaveCount(0);
  await more.click();
  await page.getByRole("menuitem", { name: "How often this changes" }).click();
  await expect(chart.getByRole("status")).toContainText("pages in the past year.");
  expect(await asked()).toBe(count);
});

/** Follows a word, and has the service answer with these pages. */
async function followWater(page: Page, service: TestService, found: readonly object[]): Promise<void> {
  const buffer = Buffer.from(JSON.stringify([{ name: "Drinking water in Texas", address: "?q=water" }]));
  await page.getByLabel("Import").setInputFiles({ name: "w.json", mimeType: "application/json", buffer });
  await expect(page.getByText("1 follow added.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Following" }).getByRole("status").last()).toContainText(
    "Refreshed",
  );
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(found) });
  await refreshFollows(page);
  await expect(page.locator(".card h3").first()).toBeVisible();
}

/** Many pages of one site would be one line. */
const pagesOfSites = (count: number, updated_at: string) =>
  Array.from({ length: count }, (_, each) =>
    resultBody({ url: `https://${each}.gov/`, domain: `${each}.gov`, title: `Page ${each}`, updated_at }),
  );

test("in the popup a refresh is told while it runs, when it ended, and why it failed", async ({
  session,
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=watches");
  const updated_at = new Date().toISOString();
  await followWater(page, service, pagesOfSites(12, updated_at));
  await page.setViewportSize({ width: 420, height: 600 });
  await page.goto(session.address("popup.html"));
  await page.getByRole("tab", { name: "What’s new" }).click();
  const status = page.getByRole("status").filter({ hasText: /^Refresh/ });
  await expect(status).toHaveText(/^Refreshed/);
  const first = page.locator(".card h3").first();
  const top = await first.evaluate((title) => title.getBoundingClientRect().top);

  await service.clearFaults();
  await service.fault({ match: "/api/v1/recent", kind: "held" });
  await refreshFollows(page);
  await expect(status).toHaveText("Refreshing…");
  // The line stands there already, so nothing below it moves.
  expect(await first.evaluate((title) => title.getBoundingClientRect().top)).toBe(top);
  await service.clearFaults();
  await service.release();
  await expect(status).toHaveText("Refreshed just now");

  // Far down in the list the user sees it as well.
  const list = page.locator("#list");
  await list.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(30);
  await service.fault({ match: "/api/v1/recent", kind: "503" });
  await refreshFollows(page);
  const alert = page.getByRole("alert").filter({ hasText: "503" });
  await expect(alert).toBeInViewport();
  await expectAccessible(page);
  await service.clearFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(status).toHaveText("Refreshed just now");
});

test("a closed popup comes back at its place among the pages of a follow, in the same range", async ({
  session,
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=watches");
  const updated_at = new Date().toISOString();
  await followWater(page, service, pagesOfSites(30, updated_at));
  await page.close();
  const openPopup = async (): Promise<Page> => {
    const popup = await openPage("popup.html");
    await popup.setViewportSize({ width: 420, height: 600 });
    await popup.goto(session.address("popup.html"));
    return popup;
  };
  const popup = await openPopup();
  await popup.getByRole("tab", { name: "What’s new" }).click();
  await popup.getByRole("button", { name: "Found, any time" }).click();
  await popup.getByRole("combobox", { name: "Since" }).selectOption("7d");
  await popup.getByRole("button", { name: "Found, past 7 days" }).click();
  await popup.locator(".card h3").nth(20).scrollIntoViewIfNeeded();
  const scrollTop = (of: Page) => of.locator(".scroller").evaluate((list) => list.scrollTop);
  const top = await scrollTop(popup);
  expect(top).toBeGreaterThan(600);
  await expect
    .poll(() => popup.evaluate(() => localStorage.getItem("popup-follow-scroll")))
    .toContain(`"top":${top},`);
  await popup.close();

  const again = await openPopup();
  await expect(again.getByRole("button", { name: "Found, past 7 days" })).toBeVisible();
  await expect(again.locator(".card h3").nth(20)).toBeInViewport();
  expect(await scrollTop(again)).toBe(top);
});

test("what is listed of one follow can be read beside its tools at every width", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=watches");
  // Of a page that changed long ago it would not be told.
  const updated_at = new Date().toISOString();
  await followWater(page, service, [resultBody({ url: "https://www.austintexas.gov/1", updated_at })]);
  await page
    .getByRole("region", { name: "Following" })
    .getByText("Drinking water in Texas", { exact: true })
    .click();
  const sentence = page.locator("main button[aria-expanded]:has(> span)").first();
  await expect(page.getByRole("button", { name: "Mark all read" })).toBeVisible();
  for (const width of [320, 420, 600, 700, 860, 900, 950, 1000, 1200]) {
    await resize(page, width, 800);
    const cut = await sentence.locator("> span").evaluate((shown) => shown.scrollHeight - shown.clientHeight);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([pageWidth, cut], `${width} pixels`).toEqual([width, 0]);
  }
});

test("the row under the pointer covers neither its day nor its date", async ({ session, openPage }) => {
  const page = await openPage("search.html?view=recent");
  for (const address of ["search.html?view=recent", "popup.html"]) {
    const isPopup = address === "popup.html";
    await page.setViewportSize(isPopup ? { width: 420, height: 600 } : { width: 1200, height: 800 });
    await page.goto(session.address(address));
    if (isPopup) await page.getByRole("tab", { name: "What’s new" }).click();
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) })
      .first();
    await row.getByRole("link").first().hover();
    const more = await row.getByRole("button", { name: /^More about/ }).boundingBox();
    const date = await row.locator("time").boundingBox();
    // The empty edge of the button may touch the line of the date.
    expect(more?.y, address).toBeGreaterThanOrEqual((date?.y ?? 0) + (date?.height ?? 0) - 2);
    const day = row.getByRole("heading", { level: 2 });
    const [ground, paper] = await day.evaluate((heading) =>
      [heading, document.body].map((each) => getComputedStyle(each).backgroundColor),
    );
    expect(ground, address).toBe(paper);
  }
});
