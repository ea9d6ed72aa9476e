import type { Page } from "playwright";
import type { TestService } from "../../tests/setup/service.ts";
import { changeStoredWatches } from "../../tests/setup/stored-watches.ts";

export const box = (page: Page) => page.locator("input[type=search]");
export const results = (page: Page) => page.locator("li :is(h2, h3) a").first();
export const following = (page: Page) => page.locator("[aria-haspopup=dialog]:has(> svg)");

export async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press("Enter");
}

export async function check(page: Page, claim: string): Promise<void> {
  await page.locator("textarea").fill(claim);
  await page.locator("form button[type=submit]").click();
  // Taken: a second claim that came before would be another press of the same button.
  await page.locator("textarea:placeholder-shown").waitFor();
}

export const REFUTED = "Social Security benefits are never taxed by the federal government";
export const OUTSIDE = "The mayor of Leeds cut the library budget by a third";
export const CHECKED = [
  "Texas has no state income tax",
  "Congress has not raised the federal minimum wage in two years",
];

/** The newest check as a card, and the verdict of it is there. */
const verdict = (page: Page) => page.locator("article [data-verdict]").first();

export async function checkAll(page: Page, claims: readonly string[]): Promise<void> {
  for (const claim of claims) {
    await check(page, claim);
    await page.locator("article", { hasText: claim }).locator("[data-verdict]").waitFor();
  }
}

/** A verdict with the passages of its sources, above rows of others. */
export async function verdicts(page: Page): Promise<void> {
  await checkAll(page, [OUTSIDE, ...CHECKED, REFUTED]);
  await page.locator("blockquote[cite]").first().waitFor();
}

/** Share, then what else can be done with a card. */
export const menuOfCard = (page: Page) => page.locator("article footer [aria-haspopup=menu]");

/** More than run at a time: one waits in line. */
const RUNNING = [
  "Congress has not raised the federal minimum wage in two years",
  "Passports for children are valid for five years",
  "Texas has no state income tax",
  "Ontario raised its minimum wage in October",
];

export async function runningChecks(page: Page, service: TestService): Promise<void> {
  await check(page, OUTSIDE);
  await verdict(page).waitFor();
  await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 60_000 });
  for (const claim of RUNNING) await check(page, claim);
  await page.locator("article ~ * li, li").nth(RUNNING.length).waitFor();
}

const RECENT = "/api/v1/recent";

type Followed = readonly [readonly [name: string, address: string], ...(readonly [string, string])[]];

/** Until so many watches have learnt what is there. `waitForFunction` does not wait for what an asynchronous function answers. */
async function firstReadings(count: number): Promise<void> {
  const answered = () =>
    new Promise<number>((resolve) => {
      const opening = indexedDB.open("primary-source-watches");
      opening.onsuccess = () => {
        const watches = opening.result.transaction("watches").objectStore("watches").getAll();
        watches.onsuccess = () => {
          opening.result.close();
          resolve(watches.result.filter(({ lastAnswered }) => lastAnswered !== null).length);
        };
      };
    });
  while ((await answered()) < count) await new Promise(requestAnimationFrame);
}

/** Follows that found something since they were added, as if the last look had been hours ago. */
export async function followsThatFound(page: Page, service: TestService, followed: Followed): Promise<void> {
  const shown = page.url();
  await page.goto(shown.replace(/[^/]*$/, "search.html?view=watches"));
  const list = followed.map(([name, address]) => ({ name, address }));
  await page.locator("input[type=file]").setInputFiles({
    name: "follows.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(list)),
  });
  await page.locator(".note-good").waitFor();
  await page.reload();
  await page.evaluate(firstReadings, followed.length);
  const { results, ...answer } = await (
    await fetch(`${service.url}${RECENT}?${followed[0][1].slice(1)}&size=6`)
  ).json();
  const now = await page.evaluate(() => Date.now());
  const changed = results.map((result: object, index: number) => {
    const at = new Date(now - (0.2 + index * index) * 3_600_000).toISOString();
    return { ...result, content_changed_at: at, updated_at: at };
  });
  const body = JSON.stringify({ ...answer, results: changed });
  await service.fault({ match: RECENT, kind: "custom", body });
  await page.evaluate(changeStoredWatches, { lastAsked: null });
  await page.reload();
  await page.locator("article h3 a, li h3 a").first().waitFor();
  await service.clearFaults();
  await page.goto(shown);
  await page.locator("#app > *").first().waitFor();
}

/** A verdict whose source changed after it. */
export async function lookForChanges(page: Page, service: TestService): Promise<void> {
  await checkAll(page, CHECKED.slice(1));
  const { results, ...answer } = await (await fetch(`${service.url}${RECENT}?domain=dol.gov&size=5`)).json();
  const at = new Date((await page.evaluate(() => Date.now())) + 60_000).toISOString();
  const changed = results.map((result: object) => ({
    ...result,
    content_changed_at: at,
    updated_at: at,
  }));
  const body = JSON.stringify({ ...answer, results: changed });
  await service.fault({ match: RECENT, kind: "custom", body });
  await page.locator("ul h2 ~ div [aria-haspopup=menu], li > div [aria-haspopup=menu]").last().click();
  await page.getByRole("menuitem").first().click();
  await page.locator("article .note-warn").waitFor();
  await page.locator("article details > summary").first().click();
}
