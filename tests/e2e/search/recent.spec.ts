import type { Page } from "playwright/test";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

const RECENT = "/api/v1/recent";
const HOUR = 3_600_000;

/** Opens the order, dates, words and filters, behind the sentence that says them. */
const openRange = (page: Page): Promise<void> =>
  page.locator("main .button[aria-controls], main .button[aria-expanded]").first().click();

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

test("the newest pages stand first, and each order has a line that explains it", async ({ openPage }) => {
  const page = await openPage("search.html?view=recent");
  const search = searchPage(page);
  await expect(search.cards).toHaveCount(20);
  await openRange(page);
  const meanings = new Set<string | null>();
  for (const sort of ["published", "changed", "crawled", "updated"]) {
    await page.getByRole("combobox", { name: "Sort by" }).selectOption(sort);
    await expect(search.cards.first()).toContainText(sort === "crawled" ? "last seen" : sort);
    await expect.poll(() => new URL(page.url()).searchParams.get("sort") ?? "updated").toBe(sort);
    await expect(page.getByRole("group", { name: "Order and dates" }).locator(".hint")).toBeVisible();
    meanings.add(await page.getByRole("group", { name: "Order and dates" }).locator(".hint").textContent());
  }
  expect(meanings.size).toBe(4);
});

test("“Since” takes the five periods and a date, “Until” a date", async ({ openPage, service }) => {
  const page = await openPage("search.html?view=recent");
  await openRange(page);
  const since = page.getByRole("combobox", { name: "Since" });
  for (const period of ["24h", "7d", "4w", "6m", "1y"]) {
    await since.selectOption(period);
    await expect.poll(async () => (await lastRequest(service, RECENT))?.get("since")).toBe(period);
  }
  await since.selectOption("date");
  await page.getByLabel("Start date").fill("2026-01-05");
  await expect.poll(async () => (await lastRequest(service, RECENT))?.get("since")).toBe("2026-01-05");
  await page.getByRole("combobox", { name: "Until" }).selectOption("date");
  await page.getByLabel("End date").fill("2026-11-01");
  await expect.poll(async () => (await lastRequest(service, RECENT))?.get("until")).toBe("2026-11-01");
  await page.getByRole("combobox", { name: "Until" }).selectOption("");
  await expect.poll(() => new URL(page.url()).search).toBe("?view=recent&since=2026-01-05");
});

for (const [language, since, until, chosen] of [
  ["en", "Since", "Until", "3 weeks"],
  ["fr", "Depuis", "Jusqu’à", "3 semaines"],
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`periods of an address stand in words and as the day they mean (${language})`, async ({
      openPage,
      service,
    }) => {
      const weekAgo = (): string => new Date(Date.now() - 168 * HOUR).toLocaleDateString("sv");
      const before = weekAgo();
      const page = await openPage("search.html?view=recent&since=3w&until=7d");
      await expect(page.locator(".card").first()).toBeVisible();
      await openRange(page);
      await expect(page.getByRole("combobox", { name: since }).locator("option:checked")).toHaveText(chosen);
      await expect(page.getByRole("combobox", { name: until })).toHaveValue("date");
      // The day may end while the page opens.
      expect([before, weekAgo()]).toContain(await page.locator("input[type=date]").inputValue());
      await expect
        .poll(async () => (await lastRequest(service, RECENT))?.toString())
        .toBe("since=3w&until=7d");
    });
  });
}

test("the feed takes the filters of a search and words to narrow it", async ({ openPage, service }) => {
  const page = await openPage("search.html?view=recent");
  const search = searchPage(page);
  await openRange(page);
  await search.search("water");
  await search.pick("Country", /^Canada/);
  await expect(search.chip("Canada")).toBeVisible();
  await expect.poll(async () => (await lastRequest(service, RECENT))?.toString()).toBe("q=water&country=ca");
});

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
  test(`pages are grouped by day in the user's own time zone (${timezoneId})`, async ({
    openPage,
    service,
  }) => {
    const dates = [1, 9, 17, 25, 33].map(hoursAgo);
    await service.fault({
      match: RECENT,
      kind: "custom",
      body: answerBody(
        dates.map((updated_at, index) => resultBody({ updated_at, url: `https://a.gov/${index}` })),
      ),
    });
    const page = await openPage("search.html");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setTimezoneOverride", { timezoneId });
    await page.goto(page.url().replace("search.html", "search.html?view=recent"));
    const search = searchPage(page);
    await expect(search.cards).toHaveCount(5);
    const dayOf = (date: string): string =>
      new Intl.DateTimeFormat("en", { timeZone: timezoneId }).format(new Date(date));
    expect(await page.locator(".day").count()).toBe(new Set(dates.map(dayOf)).size);
    const isToday = dayOf(dates[0] ?? "") === dayOf(new Date().toISOString());
    await expect(page.locator(".day").first()).toHaveText(isToday ? "Today" : "Yesterday");
  });
}

test("what is new since the last visit is marked, on the next visit", async ({ openPage, service }) => {
  const old = resultBody({ updated_at: hoursAgo(5), url: "https://a.gov/old" });
  await service.fault({ match: RECENT, kind: "custom", body: answerBody([old]) });
  const first = await openPage("search.html?view=recent&country=us");
  await expect(searchPage(first).cards).toHaveCount(1);
  await expect(first.locator(".card-new")).toHaveCount(0);
  await first.close();

  await service.reset();
  const fresh = resultBody({ updated_at: hoursAgo(-0.01), url: "https://a.gov/new", title: "Just changed" });
  await service.fault({ match: RECENT, kind: "custom", body: answerBody([fresh, old]) });
  const second = await openPage("search.html?view=recent&country=us&since=7d");
  await expect(searchPage(second).cards).toHaveCount(2);
  await expect(second.locator(".card-new")).toHaveCount(1);
  await expect(second.locator(".card-new")).toContainText("Just changed");
  await expect(second.locator(".card-new")).toContainText("New since your last visit");
});

test("a period that begins after the last day is said to be reversed, and not sent", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=recent&until=2026-01-01");
  await expect(searchPage(page).cards.first()).toBeVisible();
  await service.clearLog();
  await openRange(page);
  await page.getByRole("combobox", { name: "Since" }).selectOption("7 days");
  await expect(searchPage(page).alert).toContainText("“Since” is later than “Until”");
  expect((await service.log()).filter(({ url }) => url.startsWith(RECENT))).toEqual([]);
  await page.getByRole("combobox", { name: "Until" }).selectOption("Now");
  await expect(searchPage(page).cards.first()).toBeVisible();
});
