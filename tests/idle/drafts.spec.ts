import { expect, test } from "./fixtures.ts";

const CHECK = "/api/v1/fact-check";
const OPINIONS = ["What a lovely day it was for everybody in the town.", "Nobody asked why."];
/** Those worth checking, which are ticked. */
const TICKED = Array.from(
  { length: 38 },
  (_, index) => `The IRS collected ${index + 2} billion dollars in taxes in ${1980 + index}.`,
);
const TEXT = [OPINIONS[0], ...TICKED.slice(0, 19), OPINIONS[1], ...TICKED.slice(19)].join(" ");
/** In any 60 seconds, as the fact-check contract has it. */
const MOST = 10;

const press = (name: string): string =>
  `[...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === ${JSON.stringify(name)})?.click()`;
const isThere = (name: string): string =>
  `[...document.querySelectorAll("button:not(:disabled)")].some(({ textContent }) => textContent.trim() === ${JSON.stringify(name)})`;
const MARKS = `[...document.querySelectorAll("button[aria-label^='No official source found: ']")]`;

// Real time at the product's own limit: 38 checks take four windows of a minute, the first of which is free.
test("a text of 40 sentences, over a restart of the browser and with nobody looking: each ticked one is requested once, ten in any minute", async ({
  start,
  service,
}) => {
  const asked = async () => (await service.log()).filter(({ url }) => url === CHECK);
  const untilAsked = (count: number) =>
    expect
      .poll(async () => (await asked()).length, { timeout: 150_000, intervals: [500] })
      .toBeGreaterThanOrEqual(count);
  const browser = await start();
  const panel = await browser.open("sidepanel.html");
  await panel.until(isThere("Check a text"));
  await panel.evaluate(press("Check a text"));
  await panel.until(`document.querySelector("textarea") !== null`);
  await panel.evaluate(`(() => {
    const box = document.querySelector("textarea");
    box.value = ${JSON.stringify(TEXT)};
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  })()`);
  await panel.until(isThere("Check 38 sentences"));
  await panel.evaluate(press("Check 38 sentences"));
  await panel.until(`${MARKS}.length === 10`);
  await panel.close();
  await untilAsked(20);
  const before = await browser.open("sidepanel.html");
  // How many they are depends on when the browser lets the worker die.
  await before.until(`/\\d+ in line/.test(document.body?.innerText)`);
  await before.evaluate(`document.querySelector("li button[aria-expanded=false]")?.click()`);
  // What is on its way when the browser ends is asked again, so all that was sent is answered first.
  const unanswered = async () => (await asked()).length - (await before.evaluate<number>(`${MARKS}.length`));
  await expect.poll(unanswered, { timeout: 150_000 }).toBe(0);
  await browser.quit();

  const again = await start();
  await untilAsked(38);
  const after = await again.open("search.html?view=checks");
  await after.until(`document.querySelector("li button[aria-expanded=false]") !== null`);
  await after.evaluate(`document.querySelector("li button[aria-expanded=false]").click()`);
  await after.until(`${MARKS}.length === 38`);
  const marked = await after.evaluate<string[]>(
    `${MARKS}.map((mark) => mark.parentElement.previousElementSibling.textContent + mark.previousElementSibling.textContent)`,
  );
  expect(marked).toEqual(TICKED);

  const requests = await asked();
  expect(requests.map(({ body }) => JSON.parse(body).claim).toSorted()).toEqual(TICKED.toSorted());
  for (const { time } of requests) {
    const together = requests.filter((other) => other.time >= time && other.time < time + 60_000);
    expect(together.length).toBeLessThanOrEqual(MOST);
  }
});
