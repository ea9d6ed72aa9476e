import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { searchPage } from "../e2e/search-page.ts";
import { loaded } from "../setup/loaded.ts";
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
/** The colour that the pages give to the words a browser was sent to, which scripts cannot ask for. */
const HIGHLIGHT = "0, 200, 60";

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
  return `<!doctype html><style>::target-text { background: rgb(${HIGHLIGHT}); color: inherit }</style><nav>Tax · Law · Help</nav><div style="height:4000px">Top</div>
    <main>${paragraphs.join("\n")}</main><div style="height:4000px">End</div>`;
}

/** Where the paragraph is in which the words begin that the browser was asked to find; null: not to be seen. */
function passageInView(page: Page, start: string) {
  return page.evaluate((words) => {
    const found = [...document.querySelectorAll("p")].find(({ textContent }) => textContent?.includes(words));
    const box = found?.getBoundingClientRect();
    if (box === undefined || box.bottom <= 0 || box.top >= innerHeight) return null;
    return { x: box.x, y: Math.max(0, box.y), width: box.width, height: box.height };
  }, start);
}

/** How many dots of a picture of the passage have the colour of the highlight. */
async function highlighted(page: Page, start: string): Promise<number> {
  const clip = await passageInView(page, start);
  if (clip === null) return 0;
  const picture = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(
    async ([png, colour]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
      pen?.drawImage(image, 0, 0);
      const dots = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      let count = 0;
      for (let at = 0; at < dots.length; at += 4) {
        if (`${dots[at]}, ${dots[at + 1]}, ${dots[at + 2]}` === colour) count += 1;
      }
      return count;
    },
    [picture, HIGHLIGHT] as const,
  );
}

test("results opened by a click show the passage that was found, highlighted", async ({ session }) => {
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
      await loaded(result, ({ protocol }) => protocol === "https:");
      const start = decodeURIComponent(fragment.split(",")[0] ?? "");
      const shown = await expect
        .poll(() => highlighted(result, start))
        .toBeGreaterThan(start.length * 5)
        .then(() => true)
        .catch(() => false);
      if (!shown) missed.push(`${address} ${start}`);
      await result.close();
    }
  }
  expect(missed).toEqual([]);
  expect(seen.size).toBe(OPENED);
});
