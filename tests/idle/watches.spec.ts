import { answerBody, resultBody } from "../e2e/answers.ts";
import type { BareChromium, BarePage } from "../setup/bare-chromium.ts";
import type { TestService } from "../setup/service.ts";
import { changeStoredWatches } from "../setup/stored-watches.ts";
import { expect, test } from "./fixtures.ts";

const HOUR = 3_600_000;

/** A page of the extension that runs no script: it can reach what is stored, and wakes no worker. */
async function quietPage(browser: BareChromium): Promise<BarePage> {
  const page = await browser.open("manifest.json");
  await page.until(`globalThis.chrome?.alarms !== undefined`);
  return page;
}

/** Watches a view every hour, as a user does, and waits until the first reading has learnt what is there. */
async function watchEveryHour(browser: BareChromium): Promise<void> {
  const page = await browser.open("search.html?view=recent&q=heat+pumps&sort=changed");
  const follow = `[...document.querySelectorAll("main button")].find(({ textContent }) => textContent === "Follow")`;
  await page.until(`${follow} !== undefined`);
  await page.evaluate(`${follow}.click()`);
  await page.until(`document.querySelector("[role=dialog] form") !== null`);
  await page.evaluate(`(() => {
    const rhythm = [...document.querySelectorAll("[role=dialog] select")].find(({ value }) => value === "24h");
    rhythm.value = "1h";
    rhythm.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
  await page.until(`document.querySelectorAll("[role=dialog] form input[type=checkbox]").length === 2`);
  await page.evaluate(`document.querySelector("[role=dialog] form").requestSubmit()`);
  await page.until(
    `(async () => (await chrome.alarms.get("watches"))?.scheduledTime > Date.now() + ${HOUR / 2})()`,
  );
  await page.close();
}

/** As if the watches had last been asked so many hours ago. */
async function passHours(page: BarePage, hours: number): Promise<void> {
  const change = { lastAsked: Date.now() - hours * HOUR };
  await page.evaluate(`(${changeStoredWatches})(${JSON.stringify(change)}).then(() => null)`);
}

async function changePages(service: TestService, count: number): Promise<void> {
  const results = Array.from({ length: count }, (_, index) =>
    resultBody({ url: `https://a.gov/${index}`, content_changed_at: new Date().toISOString() }),
  );
  await service.clearFaults();
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(results) });
  await service.clearLog();
}

const asked = async (service: TestService): Promise<number> =>
  (await service.log()).filter(({ url }) => url.startsWith("/api/v1/recent")).length;

async function expectUnread(browser: BareChromium, count: number): Promise<void> {
  const news = await browser.open("search.html?view=watches");
  await news.until(`document.querySelectorAll(".card-new").length === ${count}`);
  await news.close();
}

test("a change is told within a round by a worker that the browser had stopped, and once after a night", async ({
  start,
  service,
}) => {
  const browser = await start();
  await watchEveryHour(browser);
  await browser.untilWorkerStopped();
  await changePages(service, 1);
  const quiet = await quietPage(browser);
  await passHours(quiet, 2);
  // The alarm of the watches is there: only its time is brought near.
  expect(await quiet.evaluate(`chrome.alarms.getAll().then((all) => all.map(({ name }) => name))`)).toEqual([
    "watches",
  ]);
  await quiet.evaluate(`chrome.alarms.create("watches", { when: Date.now() })`);
  await expect.poll(() => asked(service), { timeout: 60_000 }).toBe(1);
  await expectUnread(browser, 1);

  await browser.untilWorkerStopped();
  await changePages(service, 2);
  // Nine rounds were missed, and the browser sends the alarm when the device wakes.
  await passHours(quiet, 10);
  await quiet.evaluate(`chrome.alarms.create("watches", { when: Date.now() - ${9 * HOUR} })`);
  await expect.poll(() => asked(service), { timeout: 60_000 }).toBe(1);
  await expectUnread(browser, 3);
  expect(await asked(service)).toBe(1);
});

test("a change is told after the browser was started again, and its next round is planned", async ({
  start,
  service,
}) => {
  const browser = await start();
  await watchEveryHour(browser);
  const page = await quietPage(browser);
  await passHours(page, 2);
  await page.evaluate(`chrome.alarms.clearAll()`);
  await browser.quit();
  await changePages(service, 1);
  const again = await start();
  await expect.poll(() => asked(service), { timeout: 30_000 }).toBe(1);
  await expectUnread(again, 1);
  const after = await quietPage(again);
  await after.until(
    `(async () => (await chrome.alarms.get("watches"))?.scheduledTime > Date.now() + ${HOUR / 2})()`,
  );
});
