import { answerQuestion } from "../setup/firefox-window.ts";
import { expect, test } from "./fixtures.ts";

const CLAIM = "The federal minimum wage is $7.25 an hour";

test.use({ asks: true });

test("a fact-check is sent only once the user has allowed that", async ({ session, service }) => {
  const sent = async () => (await service.log()).filter(({ url }) => url.includes("fact-check")).length;
  const page = await session.openPage("sidepanel.html");
  const claim = await page.waitForSelector("::-p-aria([name='Claim'][role='textbox'])");
  await claim?.type(CLAIM);
  const check = await page.waitForSelector("::-p-aria([name='Fact-check'][role='button'])");
  await check?.click();
  await expect.poll(() => answerQuestion(session.browser, "refuse")).toBe(true);
  await page.waitForSelector("::-p-text(Nothing was sent. Your browser needs your permission first.)");
  expect(await sent()).toBe(0);

  const allow = await page.waitForSelector("::-p-aria([name='Allow and check'][role='button'])");
  await allow?.click();
  await expect.poll(() => answerQuestion(session.browser, "allow")).toBe(true);
  await page.waitForSelector("::-p-aria([name='Confirmed'][role='heading'])", { timeout: 30_000 });
  expect(await sent()).toBe(1);
});

test("the sentences of a text wait as paused for the permission that was refused, and Resume asks for it", async ({
  session,
  service,
}) => {
  const sent = async () => (await service.log()).filter(({ url }) => url.includes("fact-check")).length;
  const page = await session.openPage("search.html?view=checks#text");
  const text = await page.waitForSelector("::-p-aria([name='Text'][role='textbox'])");
  await text?.type(`${CLAIM}.`);
  const check = await page.waitForSelector("::-p-aria([name='Check 1 sentence'][role='button'])");
  await check?.click();
  await expect.poll(() => answerQuestion(session.browser, "refuse")).toBe(true);
  const resume = await page.waitForSelector("::-p-aria([name='Resume'][role='button'])");
  expect(await sent()).toBe(0);

  await resume?.click();
  await expect.poll(() => answerQuestion(session.browser, "allow")).toBe(true);
  await page.waitForSelector("::-p-text(Confirmed)", { timeout: 30_000 });
  expect(await sent()).toBe(1);
});
