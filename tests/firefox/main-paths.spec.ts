import { storeSettings } from "../setup/firefox.ts";
import { expect, test } from "./fixtures.ts";

const CLAIM = "The federal minimum wage is $7.25 an hour";
const FIRST_RESULT = "::-p-aria([name='Results'][role='list']) :is(h2, h3) a";

test("search: an address runs its search and shows results", async ({ session }) => {
  const page = await session.openPage("search.html?q=property+tax&country=us");
  const first = await page.waitForSelector(FIRST_RESULT);
  expect((await first?.evaluate((link) => link.textContent))?.toLowerCase()).toContain("tax");
  expect(await page.title()).toContain("property tax");
});

test("popup: what is typed and entered is found", async ({ session, service }) => {
  const page = await session.openPage("popup.html");
  const box = await page.waitForSelector("input[type=search]");
  await box?.type("passport");
  await box?.press("Enter");
  await page.waitForSelector(FIRST_RESULT);
  const asked = (await service.log()).filter(({ url }) => url.startsWith("/api/v1/search?q=passport"));
  expect(asked.length).toBe(1);
});

test("recent: the feed is grouped by day", async ({ session }) => {
  const page = await session.openPage("search.html?view=recent&since=7d");
  await page.waitForSelector(FIRST_RESULT);
  const day = await page.waitForSelector(".day");
  // Shortly after midnight the newest page is of the day before.
  expect(["Today", "Yesterday"]).toContain(await day?.evaluate(({ textContent }) => textContent));
});

test("fact-check: a pasted claim ends in a verdict with its sources and what they say", async ({
  session,
  service,
}) => {
  // One host answers both services, so they would come with the verdict.
  await storeSettings(session, service.url, { sourcePassages: false });
  const page = await session.openPage("sidepanel.html");
  const claim = await page.waitForSelector("::-p-aria([name='Claim'][role='textbox'])");
  await claim?.type(CLAIM);
  const button = await page.waitForSelector("::-p-aria([name='Fact-check'][role='button'])");
  await button?.click();
  await page.waitForSelector("::-p-aria([name='Confidence'][role='meter'])", { timeout: 30_000 });
  await page.waitForSelector("::-p-aria([name='Confirmed'][role='heading'])");
  const source = await page.waitForSelector("::-p-aria([name='Official sources'][role='list']) a");
  expect(await source?.evaluate((link) => link.getAttribute("href"))).toMatch(/^https:/);

  const show = await page.waitForSelector("::-p-aria([name='Show what the sources say'][role='button'])");
  await show?.click();
  const passages = "::-p-aria([name='What the sources say'][role='list'])";
  const passage = await page.waitForSelector(`${passages} blockquote`);
  expect(await passage?.evaluate((quote) => quote.textContent)).toContain("$7.25");
  const opened = await page.waitForSelector(`${passages} a[data-address]`);
  expect(await opened?.evaluate((link) => link.getAttribute("href"))).toMatch(/^https:\S+#:~:text=/);
});

test("requests do not tell one installation from another", async ({ session, service }) => {
  await service.clearLog();
  const page = await session.openPage("sidepanel.html");
  const claim = await page.waitForSelector("::-p-aria([name='Claim'][role='textbox'])");
  await claim?.type(CLAIM);
  const button = await page.waitForSelector("::-p-aria([name='Fact-check'][role='button'])");
  await button?.click();
  await page.waitForSelector("::-p-aria([name='Confidence'][role='meter'])", { timeout: 30_000 });
  const results = await session.openPage("search.html?q=property+tax");
  await results.waitForSelector(FIRST_RESULT);
  const sent = (await service.log()).map(({ method, origin }) => `${method} ${origin ?? "without"}`);
  expect([...new Set(sent)].toSorted()).toEqual(["GET without", "POST null"]);
});

test("options: the services' state is shown", async ({ session }) => {
  const page = await session.openPage("options.html#services");
  await page.waitForSelector("::-p-aria([name='Search service address'][role='textbox'])");
});
