import { readFile } from "node:fs/promises";
import { Cite } from "@citation-js/core";
import { PATIENCES, patienceNeverEnds } from "../../setup/endless-patience.ts";
import { withCalls } from "../../setup/page-calls.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

const WIDE = { width: 1280, height: 900 };

const query = (url: string): string => new URL(url).search;

test("unknown filters in an address are removed and named", async ({ openPage, service }) => {
  const page = await openPage("search.html");
  await page.addInitScript(patienceNeverEnds, PATIENCES.lists);
  await page.goto(
    page.url().replace(/search\.html.*/, "search.html?q=tax&country=us&country=zz&state=ZZ&level=galactic"),
  );
  const search = searchPage(page);
  const told =
    "Not supported by the search service, so ignored: zz (Country), ZZ (State or province), galactic (Level).";
  await expect(page.getByRole("status").filter({ hasText: told })).toBeVisible();
  await expect(search.chips).toHaveCount(1);
  await expect(search.cards).toHaveCount(10);
  const asked = (await service.log()).filter(({ url }) => url.startsWith("/api/v1/search?"));
  expect(asked.map(({ url }) => url)).toEqual([expect.stringMatching(/\?q=tax&country=us$/)]);
  expect(query(page.url())).toBe("?q=tax&country=us");
  await page.goBack();
  await expect(search.box).toHaveValue("");
});

test("an operator in an address is a filter that can be removed, and the way back goes past it", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html");
  await page.addInitScript(patienceNeverEnds, PATIENCES.lists);
  await page.goto(page.url().replace(/search\.html.*/, "search.html?q=tax+state%3Atexas+filetype%3Apdf"));
  const search = searchPage(page);
  await expect(search.cards.first()).toBeVisible();
  await expect(search.chip("Texas")).toBeVisible();
  await expect(search.box).toHaveValue("tax");
  await expect.poll(() => query(page.url())).toBe("?q=tax&state=TX&filetype=pdf");
  const asked = (await service.log()).filter(({ url }) => url.startsWith("/api/v1/search?"));
  expect(asked.map(({ url }) => url.slice(url.indexOf("?")))).toEqual(["?q=tax&state=TX&filetype=pdf"]);
  await page.goBack();
  await expect(search.box).toHaveValue("");
});

test.describe("with places and a page size chosen in the options", () => {
  test.use({ settings: { country: ["ca"], pageSize: 20 } });

  test("the empty page starts with them, and an address has its own", async ({ openPage, service }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await expect(search.chip("Canada")).toBeVisible();
    expect(await service.log()).toEqual([]);
    await search.search("tax");
    await expect(search.cards.first()).toBeVisible();
    expect((await lastRequest(service, "/api/v1/search"))?.toString()).toBe("q=tax&country=ca&size=20");
    await page.goto(page.url().replace(/search\.html.*/, "search.html?q=tax"));
    await expect(search.cards).toHaveCount(10);
    await expect(search.chips).toHaveCount(0);
  });
});

test("a state and a country spelt out are chosen in picker, chip and counts", async ({
  openPage,
  service,
}) => {
  const page = await openPage("options.html");
  // With room for the counts beside the results.
  await page.setViewportSize(WIDE);
  const address = "search.html?q=tax&country=Canada&country=usa&state=british+columbia&state=Texas";
  await page.goto(page.url().replace(/options.*/, address));
  const search = searchPage(page);
  await expect(search.titles.first()).toBeVisible();
  for (const name of ["United States", "Canada", "Texas", "British Columbia"]) {
    await expect(search.chip(name)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: new RegExp(`^${name}`) })).toBeChecked();
  }
  await expect(search.chips).toHaveCount(2);
  await expect(search.picker("State or province")).toHaveAccessibleDescription("British Columbia, Texas");
  await search.picker("State or province").click();
  await expect(search.option(/^Texas/)).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/q=tax&country=ca&country=us&state=BC&state=TX$/);
  await expect
    .poll(async () => (await lastRequest(service, "/api/v1/search"))?.getAll("state"))
    .toEqual(["BC", "TX"]);
  await page.goBack();
  await expect(page).toHaveURL(/options\.html$/);
});

test("the count of a name that several cities share says which are seen", async ({ openPage, service }) => {
  await service.fault({
    match: "/api/v1/search",
    kind: "custom",
    body: answerBody(
      [
        resultBody({ city: "Springfield", state: "MA" }),
        resultBody({ city: "SPRINGFIELD", state: "IL" }),
        resultBody({ city: "Austin", state: "TX" }),
      ],
      {
        facets: {
          cities: [
            { value: "Springfield", count: 5 },
            { value: "Austin", count: 3 },
          ],
        },
      },
    ),
  });
  const page = await openPage("search.html?q=tax");
  await page.setViewportSize(WIDE);
  const counts = page.getByRole("list", { name: "City, with result counts" });
  await expect(counts.getByRole("listitem")).toHaveText(["Springfield (IL, MA…)5", "Austin3"]);
  await counts.getByRole("checkbox", { name: "Springfield (IL, MA…)" }).click();
  await expect(searchPage(page).chip("Springfield")).toBeVisible();
  await expect
    .poll(async () => (await lastRequest(service, "/api/v1/search"))?.toString())
    .toBe("q=tax&city=Springfield");
});

test("unsupported values in an address are named until something else is searched", async ({
  openPage,
  service,
}) => {
  const page = await openPage("options.html");
  await page.goto(page.url().replace(/options.*/, "search.html?q=tax&filetype=exe&size=500&sort=newest"));
  const search = searchPage(page);
  const told = page.getByRole("status").filter({ hasText: "Not supported by the search service" });
  await expect(told).toContainText("ignored: exe (File type), 500 (size), newest (sort).");
  await expect(search.cards).toHaveCount(50);
  await expect
    .poll(async () => (await lastRequest(service, "/api/v1/search"))?.toString())
    .toBe("q=tax&size=50");
  await expect.poll(() => query(page.url())).toBe("?q=tax&size=50");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => query(page.url())).toBe("?q=tax&page=2&size=50");
  await search.search("passport");
  await expect(search.titles.first()).toContainText(/passport/i);
  await expect(told).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/q=tax&page=2&size=50$/);
  await page.goBack();
  await expect(page).toHaveURL(/q=tax&size=50$/);
  await page.goBack();
  await expect(page).toHaveURL(/options\.html$/);
});

test("the address follows what is asked, with no entry per keystroke, back and forward", async ({
  openPage,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.box.pressSequentially("tax");
  expect(query(page.url())).toBe("");
  await search.box.press("Enter");
  await expect.poll(() => query(page.url())).toBe("?q=tax");
  await expect(search.titles.first()).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await search.box.fill("");
  await search.box.pressSequentially("passport");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await search.box.press("Enter");
  await expect.poll(() => query(page.url())).toBe("?q=passport");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(search.titles.first()).toContainText(/passport/i);

  await page.goBack();
  await expect(search.box).toHaveValue("tax");
  await expect(search.titles.first()).toContainText(/tax/i);
  expect(query(page.url())).toBe("?q=tax");
  await page.goForward();
  await expect(search.box).toHaveValue("passport");
  await expect(search.titles.first()).toContainText(/passport/i);
});

test("the United Kingdom is one country under each of its codes", async ({ openPage }) => {
  const page = await openPage("search.html?q=tax&country=gb");
  await expect(searchPage(page).titles.first()).toBeVisible();
  await expect(page).toHaveURL(/country=uk$/);
  await page.setViewportSize(WIDE);
  await expect(page.getByRole("checkbox", { name: /United Kingdom/ })).toBeChecked();
});

test("reloading shows the same results", async ({ openPage }) => {
  const page = await openPage("search.html?q=tax&country=ca&page=2");
  const search = searchPage(page);
  await expect(search.titles).toHaveCount(10);
  const titles = await search.titles.allTextContents();
  await page.reload();
  await expect(search.titles).toHaveText(titles);
});

test("more results fit on a page", async ({ openPage, service }) => {
  const page = await openPage("search.html?q=tax&page=2");
  const search = searchPage(page);
  await expect(search.cards).toHaveCount(10);
  await page.getByRole("combobox", { name: "Results per page" }).selectOption("50");
  await expect(search.cards).toHaveCount(50);
  await expect
    .poll(async () => (await lastRequest(service, "/api/v1/search"))?.toString())
    .toBe("q=tax&size=50");
});

const EXPORTS = [
  { name: "For Zotero and other reference managers", file: /\.csl\.json$/, holds: /"type": "webpage"/ },
  { name: "Table (CSV)", file: /\.csv$/, holds: /^\uFEFFurl,title,snippet,domain,organization/ },
  { name: "Data (JSON)", file: /\.json$/, holds: /"results": \[/ },
  { name: "Citations in Markdown", file: /\.md$/, holds: /^- \[.+\]\(<https?:/ },
  { name: "Citations in BibTeX", file: /\.bib$/, holds: /^@misc\{\w+,\n {2}title = \{\{/ },
  { name: "Citations in RIS", file: /\.ris$/, holds: /^TY {2}- ELEC\r\nTI {2}- / },
  { name: "Citations in APA style", file: /\.apa\.txt$/, holds: /Retrieved \w+ \d+, \d{4}, from https?:/ },
  { name: "Citations in MLA style", file: /\.mla\.txt$/, holds: /Accessed \d+ \w+\.? \d{4}\./ },
] as const;

test("the results on the page are saved in every format", async ({ openPage }) => {
  const page = await openPage("search.html?q=tax");
  for (const { name, file, holds } of EXPORTS) {
    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toMatch(holds);
    expect(text).not.toContain("<mark>");
  }
});

test("the results on the page are copied as references for Zotero", async ({ session, openPage }) => {
  await session.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await openPage("search.html?q=tax");
  const { cards } = searchPage(page);
  await expect(cards.first()).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Copy for Zotero" }).click();
  const count = await cards.count();
  await expect(page.getByText(`${count} references copied. In Zotero: File`)).toBeVisible();
  const { data } = new Cite(await page.evaluate(() => navigator.clipboard.readText()));
  expect(data.map(({ title }) => title)).toEqual(await cards.locator(".card-title").allTextContents());
});

test("a new search starts at its top, also after going back to one that failed", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?q=tax&size=50");
  const found = searchPage(page);
  const { cards, alert } = found;
  await expect(cards).toHaveCount(50);
  await cards.nth(40).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state?.top ?? 0)).toBeGreaterThan(500);
  await found.search("water");
  await expect(page).toHaveURL(/q=water/);
  await expect(cards.first()).toContainText(/water/i);
  await (await withCalls(page)).send("clearCache", null);
  await service.fault({ match: "/api/v1/search", kind: "503" });
  await page.goBack();
  await expect(alert).toBeVisible();
  await service.clearFaults();
  await found.search("park");
  await expect(cards.first()).toContainText(/park/i);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("whoever reads a result in the same tab, or loads the page again, comes back to the same place", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?q=tax&size=50");
  const { cards } = searchPage(page);
  await expect(cards).toHaveCount(50);
  await cards.nth(40).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state?.top ?? 0)).toBeGreaterThan(500);
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await page.goto(service.url);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect.poll(place).toBe(before);
});
