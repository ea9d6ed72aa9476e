import type { Page } from "playwright";
import type { ExtensionSession } from "../launch-browser.ts";

const CLAIM = "The federal minimum wage is $7.25 an hour";

/** One search, one recent listing and one fact-check, each through the extension's own pages and worker. Says what it saw. */
export async function takeTour(
  session: ExtensionSession,
  service: string,
  say: (line: string) => void = console.log,
): Promise<void> {
  const page = await session.context.newPage();
  say(
    `Local service: ${service} (a stand-in for the public one). The extension's own background worker sends every request.`,
  );

  await page.goto(session.address("search.html?q=property+tax"));
  say(`\nSearch "property tax": ${await countOf(page)}`);
  for (const line of await firstResults(page)) say(`  ${line}`);

  await page.goto(session.address("search.html?view=recent&since=7d"));
  say(`\nRecent, last 7 days: ${await countOf(page)}`);
  for (const line of await firstResults(page)) say(`  ${line}`);

  await page.goto(session.address("sidepanel.html"));
  await page.getByRole("textbox", { name: "Claim" }).fill(CLAIM);
  await page.getByRole("button", { name: "Fact-check", exact: true }).click();
  const check = page.getByRole("list", { name: "Fact-checks" }).getByRole("article").first();
  await check.getByRole("meter", { name: "Confidence" }).waitFor();
  const verdict = await check.getByRole("heading", { level: 3 }).first().textContent();
  // They are called by their passages once these are here.
  const sources = await check
    .getByRole("list", { name: /^(Official sources|What the sources say)$/ })
    .getByRole("heading")
    .allTextContents();
  say(`\nFact-check "${CLAIM}": ${verdict}`);
  for (const source of sources) say(`  ${source.replaceAll("\n", " ")}`);
}

async function countOf(page: Page): Promise<string | null> {
  return page
    .getByRole("status")
    .filter({ hasText: /results?$/ })
    .first()
    .textContent();
}

async function firstResults(page: Page): Promise<string[]> {
  const results = page.getByRole("list", { name: "Results" }).getByRole("listitem");
  await results.first().waitFor();
  const titles = await results.getByRole("heading").getByRole("link").allTextContents();
  return titles.slice(0, 3);
}
