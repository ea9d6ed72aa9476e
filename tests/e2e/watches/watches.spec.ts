import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import type { ExtensionSession } from "../../../scripts/launch-browser.ts";
import { type ChangingService, startChangingService } from "../../setup/changing-service.ts";
import { changeStoredWatches } from "../../setup/stored-watches.ts";
import { killWorker, liveWorker } from "../../setup/worker.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { test as base, expect } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";
import { waitForReading } from "./first-reading.ts";
import { refreshFollows } from "./refresh.ts";

const test = base.extend<{ changing: ChangingService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  changing: async ({}, use) => {
    const changing = await startChangingService();
    await use(changing);
    await changing.close();
  },
});

const VIEW = "search.html?view=recent&q=heat+pumps&sort=changed";
const NEWS = "search.html?view=watches";
const HOUR = 3_600_000;

const newsPage = (page: Page) => {
  const list = page.getByRole("list", { name: "New pages" });
  return {
    cards: list.locator(".card"),
    unread: list.locator(".card-new"),
    watches: page.getByRole("list", { name: "Following" }).getByRole("listitem"),
    unreadCount: page.getByRole("link", { name: "What’s new", exact: true }),
    age: page.getByRole("region", { name: "Following" }).getByRole("status").last(),
  };
};

async function watch(page: Page, rhythm: string): Promise<void> {
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Follow “" });
  await form.getByRole("combobox", { name: "How often" }).selectOption(rhythm);
  await form.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText("Following “heat pumps”")).toBeVisible();
}

/** Chooses from the menu of all that is followed. */
async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More about what you follow" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function unfollow(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `More about ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: `Unfollow ${name}` }).click();
}

/** As if the watches had last been asked so many hours ago. */
function passHours(page: Page, hours: number): Promise<void> {
  return page.evaluate(changeStoredWatches, { lastAsked: Date.now() - hours * HOUR });
}

/** The alarm as the browser sends it, to a worker that it has stopped. */
async function wakeByAlarm(session: ExtensionSession): Promise<void> {
  const worker = await liveWorker(session);
  await worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }));
}

test("a press on words in the Follow box, or beside them, leaves it open and does what they say", async ({
  openPage,
}) => {
  for (const address of [VIEW, "search.html?q=tax"]) {
    const page = await openPage(address);
    await page.getByRole("button", { name: "Follow", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Follow “" });
    await form.getByRole("combobox", { name: "How often" }).selectOption("1h");
    const words = form.getByText("Notify me");
    await words.click();
    await expect(form.getByRole("checkbox", { name: "Notify me" })).toBeChecked();
    await form
      .getByText("Name", { exact: true })
      .first()
      .click({ position: { x: 1, y: 1 } });
    await form.locator(".hint").last().click();
    await expect(form).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeFocused();
  }
});

test("a change is told once by a worker that was stopped, and read, removed and brought back", async ({
  session,
  openPage,
  changing,
}) => {
  const page = await openPage("search.html");
  await page.evaluate(
    (url) => chrome.storage.local.set({ settings: { version: 1, searchServiceUrl: url } }),
    changing.url,
  );
  await page.goto(session.address(VIEW));
  await expect(searchPage(page).cards.first().or(page.locator(".empty, .outcome").first())).toBeVisible();
  await watch(page, "1h");
  await waitForReading(page);

  await killWorker(session);
  changing.change("https://austintexas.gov/heat", "Heat pumps, <b>new</b>", new Date(Date.now() - 5000));
  await passHours(page, 2);
  await page.goto(session.address(NEWS));
  await wakeByAlarm(session);
  const { cards, unread, watches, age, unreadCount } = newsPage(page);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Heat pumps, <b>new</b>");
  await expect(cards).toContainText("heat pumps");
  await expect(unreadCount).toContainText("1 unread page");
  await expect(age).toContainText("Refreshed");
  await expectAccessible(page);

  await killWorker(session);
  await passHours(page, 2);
  await page.reload();
  await wakeByAlarm(session);
  await expect(age).toContainText("Refreshed just now");
  await expect(cards).toHaveCount(1);

  await cards.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Mark read" }).click();
  await expect(unread).toHaveCount(0);
  await expect(unreadCount).not.toContainText("unread");

  await unfollow(page, "heat pumps");
  await expect(watches).toHaveCount(0);
  await expect(cards).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(watches).toHaveCount(1);
  await expect(cards).toHaveCount(1);
});

test("a watch that is only looked at sends nothing until its page is opened", async ({
  session,
  openPage,
  service,
}) => {
  const page = await openPage(VIEW);
  await watch(page, "look");
  await expect(searchPage(page).titles.first()).toBeVisible();
  await service.clearLog();
  await session.worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }));
  await expect.poll(() => session.worker.evaluate(() => chrome.alarms.get("watches"))).toBeUndefined();
  expect(await service.log()).toEqual([]);
  await page.goto(session.address(NEWS));
  await expect(newsPage(page).age).toContainText("Refreshed");
  const asked = (await service.log()).filter(({ url }) => url.startsWith("/api/v1/recent?"));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toMatch(/q=heat\+pumps&sort=changed&since=\d{4}-\d{2}-\d{2}&size=50&facets=false$/);
});

test("a reading that was asked for goes on if the worker dies in the middle of it", async ({
  session,
  openPage,
  service,
}) => {
  const page = await openPage(VIEW);
  await watch(page, "1h");
  await waitForReading(page);
  await page.goto(session.address(NEWS));
  const { age, unreadCount } = newsPage(page);
  await expect(age).toContainText("Refreshed just now");
  await service.clearLog();
  await service.fault({ match: "/api/v1/recent", kind: "latency", delayMs: 60_000, times: 1 });
  await refreshFollows(page);
  const asked = async () => (await service.log()).filter(({ url }) => url.startsWith("/api/v1/recent?"));
  await expect.poll(asked).toHaveLength(1);
  await expect(age).toHaveText("Refreshing…");
  await killWorker(session);
  await expect(age).toContainText("Refreshed");
  expect(await asked()).toHaveLength(2);
  await expect(unreadCount).not.toContainText("unread");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("nothing is planned or sent without watches, and each of ten is asked once an hour", async ({
  session,
  openPage,
  service,
}) => {
  const { worker } = session;
  const page = await openPage(NEWS);
  const alarm = () =>
    worker.evaluate(async () => (await chrome.alarms.get("watches"))?.scheduledTime ?? null);
  const round = async (): Promise<void> => {
    await worker.evaluate(async () => {
      await chrome.alarms.clear("watches");
      await chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 });
    });
    // Planned at the end of a round; while it runs, the alarm is only a minute away.
    await expect.poll(async () => ((await alarm()) ?? 0) > Date.now() + 0.9 * HOUR).toBe(true);
  };
  const asked = async () => (await service.log()).filter(({ url }) => url.startsWith("/api/v1/recent?"));
  await expect(page.getByText("You follow nothing yet.")).toBeVisible();
  await worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }));
  await expect.poll(alarm).toBeNull();
  expect(await asked()).toEqual([]);

  const watches = Array.from({ length: 10 }, (_, index) => ({
    name: `Tax ${index}`,
    address: `?q=tax+${index}`,
  }));
  const buffer = Buffer.from(JSON.stringify(watches));
  await page.getByLabel("Import").setInputFiles({ name: "w.json", mimeType: "application/json", buffer });
  await expect(page.getByText("10 follows added.")).toBeVisible();
  await page.evaluate(changeStoredWatches, { rhythm: "1h", lastAsked: null } as const);
  await round();
  await service.clearLog();
  await passHours(page, 2);
  await round();
  // Of a window of more than fifty pages each reading asks for the others, too.
  const first = (await asked()).filter(({ url }) => !url.includes("page="));
  expect(new Set(first.map(({ url }) => url)).size).toBe(10);
  expect(first).toHaveLength(10);
  expect(new Set((await asked()).map(({ url }) => url)).size).toBe((await asked()).length);
});

test("a watch whose city is gone says so, and others go on", async ({ session, openPage, service }) => {
  const page = await openPage(VIEW);
  await watch(page, "1h");
  await page.goto(session.address("search.html?view=recent&state=TX&city=Austin"));
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Follow “" });
  await form.getByLabel("Name").fill("My city");
  await form.getByRole("combobox", { name: "How often" }).selectOption("look");
  await form.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText("Following “My city”")).toBeVisible();
  await service.fault({ match: "/api/v1/recent?state=TX&city=Austin", kind: "400-cities-beside" });
  await page.goto(session.address(NEWS));
  const { watches } = newsPage(page);
  await expect(watches.filter({ hasText: "My city" })).toContainText("No government domain of that city");
  await expect(watches.filter({ hasText: "heat pumps" })).not.toContainText("No government domain");
});

test("watches go out as feeds and come in again, only looked at", async ({ session, openPage, service }) => {
  const page = await openPage(VIEW);
  await watch(page, "6h");
  await page.goto(session.address(NEWS));
  const { watches } = newsPage(page);
  await expect(watches).toHaveCount(1);
  for (const [name, part] of [
    ["Export as OPML", `${service.url}/api/v1/recent.rss?q=heat+pumps&amp;sort=changed`],
    ["Export as JSON", "search.html?view=recent&q=heat+pumps&sort=changed"],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, name)]);
    const path = await download.path();
    expect(await readFile(path, "utf8")).toContain(part);
    await unfollow(page, "heat pumps");
    await expect(watches).toHaveCount(0);
    await page.getByLabel("Import").setInputFiles(path);
    await expect(
      page.getByText("1 follow added. It is refreshed only when you open What’s new."),
    ).toBeVisible();
    await expect(watches).toHaveCount(1);
    await page.getByLabel("Import").setInputFiles(path);
    await expect(page.getByText("1 follow was there already.")).toBeVisible();
    await expect(watches).toHaveCount(1);
  }
});

test.describe("with notifications", () => {
  test.use({ build: "test-with-notifications" });

  test("one notification tells of a whole round and opens the news; the badge only if chosen", async ({
    session,
    openPage,
    service,
  }) => {
    const { worker } = session;
    const page = await openPage(VIEW);
    await page.getByRole("button", { name: "Follow", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Follow “" });
    await form.getByRole("combobox", { name: "How often" }).selectOption("1h");
    await form.getByRole("checkbox", { name: "Notify me" }).check();
    await form.getByRole("checkbox", { name: "Show the count on the toolbar icon" }).check();
    await form.getByRole("button", { name: "Follow", exact: true }).click();
    await waitForReading(page);
    const changed = [1, 2, 3].map((index) =>
      resultBody({ url: `https://a.gov/${index}`, content_changed_at: new Date().toISOString() }),
    );
    await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(changed) });
    await passHours(page, 2);
    await worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }));
    const shown = () => worker.evaluate(async () => Object.keys(await chrome.notifications.getAll()));
    await expect.poll(shown).toEqual(["watches"]);
    await expect.poll(() => worker.evaluate(() => chrome.action.getBadgeText({}))).toBe("+3");
    expect(await worker.evaluate(() => chrome.action.getTitle({}))).toBe(
      "Primary Source: 3 unread pages in what you follow",
    );
    const popup = await openPage("popup.html");
    await expect(popup.getByRole("tab", { name: "What’s new" })).toHaveAccessibleDescription(
      "3 unread pages",
    );
    const opened = session.context.waitForEvent("page");
    await worker.evaluate(() => chrome.notifications.onClicked.dispatch("watches"));
    const { cards, unread } = newsPage(await opened);
    await expect(cards).toHaveCount(3);
    await (await opened).getByRole("button", { name: "Mark all read" }).click();
    await expect(unread).toHaveCount(0);
    await expect.poll(() => worker.evaluate(() => chrome.action.getBadgeText({}))).toBe("");
  });
});
