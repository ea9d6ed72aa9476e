import type { Page } from "playwright/test";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";

const ODD_RESULTS: readonly (readonly [name: string, change: Record<string, unknown>])[] = [
  ["a title of 10,000 characters", { title: "wide ".repeat(2_000) }],
  ["a title of 10,000 letters without a space", { title: "w".repeat(10_000), snippet: "w".repeat(10_000) }],
  ["no title at all", { title: "" }],
  ["names as long as a page", { organization: "o".repeat(3_000), domain: `${"d".repeat(3_000)}.gov` }],
  ["no dates", { published_at: null, content_changed_at: null, updated_at: null, last_crawled: null }],
  ["dates that are none", { updated_at: "2026-02-31", published_at: "yesterday", content_changed_at: "0" }],
  [
    "an unknown country, level, language and type",
    {
      country: "ZZ",
      level: "moon_base",
      language: "qq",
      content_type: "application/x-unheard-of",
    },
  ],
  [
    "overrides of the direction of reading",
    {
      title: "\u202Evog.sri\u202C &#x202E;txt",
      organization: "\u2066\u202Eevil\u2069",
      domain: "\u202Evog.sri",
    },
  ],
  ["letters that pile up", { title: `a${"\u0301".repeat(500)}` }],
];

test("odd results keep the layout whole", async ({ openPage, service }) => {
  const results = [...ODD_RESULTS.map(([, change]) => resultBody(change)), resultBody()];
  await service.fault({ match: "/api/v1/search", kind: "custom", body: answerBody(results) });
  const page = await openPage("popup.html");
  await page.setViewportSize({ width: 420, height: 600 });
  const search = searchPage(page);
  await search.search("tax");
  await expect(search.titles).toHaveCount(results.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(420);
  for (const [index, [name]] of ODD_RESULTS.entries()) {
    const box = await search.cards.nth(index).boundingBox();
    expect(box?.width, name).toBeLessThanOrEqual(420);
    expect(box?.height, name).toBeLessThan(190);
  }
  expect(await textOf(page)).not.toMatch(/Invalid|undefined|NaN|\[object|[\u202A-\u202E\u2066-\u2069]/);
});

test("a page without a title is named by its address", async ({ openPage, service }) => {
  await service.fault({
    match: "/api/v1/search",
    kind: "custom",
    body: answerBody([resultBody({ title: "", url: "https://www.austintexas.gov/forms/7" })]),
  });
  const page = await openPage("search.html?q=tax");
  await expect(searchPage(page).titles).toHaveText("www.austintexas.gov/forms/7");
});

test("results at addresses that are not of the web are shown and lead nowhere", async ({
  openPage,
  service,
}) => {
  const addresses = [
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "chrome://settings",
    "//evil.example/x",
    "not an address",
    "https://irs.gov@evil.example/",
  ];
  await service.fault({
    match: "/api/v1/search",
    kind: "custom",
    body: answerBody(addresses.map((url) => resultBody({ url }))),
  });
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await expect(search.cards).toHaveCount(addresses.length);
  for (const card of await search.cards.all()) await expect(card).toContainText("Property tax exemptions");
  await expect(search.titles).toHaveCount(0);
  const menu = await search.more(search.cards.first());
  await expect(menu.getByRole("menuitem", { name: "Fact-check this page" })).toHaveCount(0);
});

function textOf(page: Page): Promise<string> {
  return page.locator("#app").evaluate((app) => app.textContent);
}
