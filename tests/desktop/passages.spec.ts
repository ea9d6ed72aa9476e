import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { searchPage } from "../e2e/search-page.ts";
import { expect, test } from "./fixtures.ts";

/** The text of the local service's own pages, which are not on the web as they are here. */
const TEXTS: ReadonlyMap<string, string> = new Map(
  readFileSync(join(import.meta.dirname, "..", "..", "server", "data", "pages.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ url, text }) => [url, text]),
);
const OPENED = 20;

/** A page as sites write them: a long beginning, paragraphs of two sentences, words in bold, a long end. */
function pageWith(text: string): string {
  const sentences = text.match(/[^.]+(?:\.(?!\s)[^.]+)*\.?\s*/g) ?? [text];
  const paragraphs: string[] = [];
  for (let index = 0; index < sentences.length; index += 2) {
    paragraphs.push(
      `<p>${sentences
        .slice(index, index + 2)
        .join("")
        .trim()
        .replace(/\b(tax|law)\b/gi, "<b>$1</b>")}</p>`,
    );
  }
  return `<!doctype html><nav>Tax · Law · Help</nav><div style="height:4000px">Top</div>
    <main>${paragraphs.join("\n")}</main><div style="height:4000px">End</div>`;
}

/** The paragraph in which the words begin that the browser was asked to find, and whether it can be seen. */
function passageInView(page: Page, start: string): Promise<boolean> {
  return page.evaluate((words) => {
    const found = [...document.querySelectorAll("p")].find(({ textContent }) => textContent?.includes(words));
    const box = found?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < innerHeight;
  }, start);
}

test("results opened by a click show the passage that was found", async ({ session }) => {
  await session.context.route(/^https:/, (route) => {
    const text = TEXTS.get(route.request().url());
    return route.fulfill({ contentType: "text/html", body: text === undefined ? "none" : pageWith(text) });
  });
  const page = await session.context.newPage();
  const seen = new Set<string>();
  const missed: string[] = [];
  for (const words of ["federal", "year", "law"]) {
    await page.goto(session.address(`search.html?q=${words}&size=50`));
    const { titles } = searchPage(page);
    await expect(titles.first()).toBeVisible();
    for (const title of await titles.all()) {
      const [address = "", fragment] = String(await title.getAttribute("href")).split("#:~:text=");
      if (!TEXTS.has(address) || fragment === undefined || seen.has(address) || seen.size === OPENED)
        continue;
      seen.add(address);
      const [result] = await Promise.all([session.context.waitForEvent("page"), title.click()]);
      await result.waitForLoadState();
      const start = decodeURIComponent(fragment.split(",")[0] ?? "");
      const inView = await expect
        .poll(() => passageInView(result, start), { timeout: 3000 })
        .toBe(true)
        .then(() => true)
        .catch(() => false);
      if (!inView) missed.push(`${address} ${start}`);
      await result.close();
    }
  }
  expect(missed).toEqual([]);
  expect(seen.size).toBe(OPENED);
});
