import { askForCheck, expect, raiseVersion, test } from "./fixtures.ts";

const CLAIM = "The federal minimum wage is $7.25 an hour";
const HAS_RESULTS = `document.querySelectorAll("[aria-label='Results'] :is(h2, h3) a").length > 0`;
const ITEMS = `[...document.querySelectorAll("ul[aria-label='Fact-checks'] > li")]`;
/** How many checks are shown with their verdict: the newest as a card, the others as rows. */
const DONE = `${ITEMS}.filter(({ textContent }) => /Confirmed|No official source found/.test(textContent)).length`;
/** The panel shows ten rows at first. */
const SHOW_MORE = `[...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Show more")?.click()`;

test("a search after the browser stopped the idle worker is answered, and offline from the saved copy", async ({
  start,
  service,
}) => {
  const browser = await start();
  const first = await browser.open("search.html?q=property+tax");
  await first.until(HAS_RESULTS);
  await first.close();
  await browser.untilWorkerStopped();
  const page = await browser.open("search.html?q=passport");
  await page.until(HAS_RESULTS);
  await page.close();
  await browser.untilWorkerStopped();
  await service.close();
  const offline = await browser.open("search.html?q=property+tax");
  await offline.until(HAS_RESULTS);
});

test("a fact-check that takes 75 seconds ends in its verdict with nobody at the worker", async ({
  start,
  service,
}) => {
  await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 75_000, times: 1 });
  const browser = await start();
  const panel = await browser.open("sidepanel.html");
  await askForCheck(panel, CLAIM);
  await panel.close();
  await expect
    .poll(async () => (await service.log()).filter(({ url }) => url.includes("fact-check")).length)
    .toBe(1);
  await browser.untilWorkerStopped();
  const after = await browser.open("sidepanel.html");
  await after.until(`${DONE} === 1`, 180_000);
  const asked = (await service.log()).filter(({ url }) => url.includes("fact-check"));
  expect(asked).toHaveLength(1);
});

test("a line of 15 checks outlives the browser: none lost, none doubled, ten in any minute", async ({
  start,
  service,
}) => {
  await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 300_000, times: 3 });
  const browser = await start();
  const panel = await browser.open("sidepanel.html");
  for (let number = 1; number <= 15; number += 1) await askForCheck(panel, `${CLAIM} (${number})`);
  const started = async () => (await service.log()).filter(({ url }) => url.includes("fact-check")).length;
  // As many as run at a time, none of them answered yet.
  await expect.poll(started).toBe(3);
  await browser.kill();
  const startedBefore = await started();

  const again = await start();
  const after = await again.open("sidepanel.html");
  await after.until(`(${SHOW_MORE}, ${DONE} === 15)`, 180_000);
  const claims = await after.evaluate<string[]>(
    `${ITEMS}.map((each) => /\\((\\d+)\\)/.exec(each.textContent)?.[1])`,
  );
  expect(new Set(claims).size).toBe(15);
  const starts = (await service.log())
    .filter(({ url }) => url.includes("fact-check"))
    .map(({ time }) => time);
  for (const time of starts) {
    expect(starts.filter((other) => other >= time && other < time + 60_000).length).toBeLessThanOrEqual(10);
  }
  expect(starts.length).toBeLessThanOrEqual(15 + startedBefore);
});

test("an update keeps settings and history, and does not open the welcome page again", async ({
  start,
  place,
}) => {
  const browser = await start();
  const panel = await browser.open("sidepanel.html");
  await askForCheck(panel, CLAIM);
  await panel.until(`${DONE} === 1`);
  await browser.quit();
  await raiseVersion(place.extension);

  const updated = await start();
  const after = await updated.open("sidepanel.html");
  await after.until(`${DONE} === 1`);
  expect(await after.evaluate("chrome.runtime.getManifest().version")).toBe("99.0.0");
  expect(
    await after.evaluate("chrome.storage.local.get('settings').then(({ settings }) => settings.suggestions)"),
  ).toBe(true);
});
