import { answerBody, resultBody } from "./answers.ts";
import { expect, test } from "./fixtures.ts";
import { lastRequest, searchPage } from "./search-page.ts";

const SEARCH = "/api/v1/search";

test("a search shows titles with the service's highlights, and the page says how many there are", async ({
  openPage,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("tax");
  await expect(search.count).toHaveText(/^\d[\d,]* results$/);
  await expect(search.titles.first().locator("mark").first()).toBeVisible();
  await expect(search.cards).toHaveCount(10);
});

test("operators work as typed", async ({ openPage, service }) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search('site:irs.gov "tax" -refund');
  await expect(search.cards.first()).toContainText("irs.gov");
  expect((await lastRequest(service, SEARCH))?.get("q")).toBe('site:irs.gov "tax" -refund');
  for (const card of await search.cards.all()) await expect(card).toContainText("irs.gov");
});

test("the box explains its operators and takes one over", async ({ openPage }) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.box.fill("budget");
  await page.getByRole("button", { name: "Search operators" }).click();
  const help = page.getByRole("dialog", { name: "Search operators" });
  for (const operator of [
    "site:",
    "country:",
    "filetype:",
    "level:",
    "state:",
    "city:",
    "intitle:",
    "inurl:",
  ]) {
    await expect(help).toContainText(operator);
  }
  await help.getByRole("button", { name: /filetype:pdf/ }).click();
  await expect(search.box).toHaveValue("budget filetype:pdf");
  await expect(search.box).toBeFocused();
});

test("the box completes the values of operators", async ({ openPage }) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.box.pressSequentially("parks state:te");
  await expect(search.suggestions.filter({ hasText: "Texas" })).toBeVisible();
  await search.box.press("ArrowDown");
  await search.box.press("Enter");
  await expect(search.box).toHaveValue(/^parks state:t[xn] $/);
});

test.describe("filters", () => {
  test("come from the service's lists, not from a table", async ({ openPage, service }) => {
    await service.fault({
      match: "/api/v1/countries",
      kind: "custom",
      body: JSON.stringify({
        default: "all",
        countries: [
          {
            code: "us",
            name: "United States",
            aliases: [],
            levels: ["federal"],
            domains: 1,
            pages_indexed: 1,
          },
          {
            code: "nz",
            name: "New Zealand",
            aliases: [],
            levels: ["iwi_authority"],
            domains: 1,
            pages_indexed: 1,
          },
        ],
      }),
    });
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.pick("Country", "New Zealand");
    await expect(search.chip("New Zealand")).toBeVisible();
    await search.picker("Level").click();
    await expect(search.option("Iwi authority")).toBeVisible();
    await expect(search.option("Federal")).toHaveCount(0);
  });

  test("narrow the search and can each be removed", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    await search.pick("Country", /^United States/);
    await search.pick("State or province", /^Texas/);
    await search.pick("File type", /^PDF/);
    await expect(search.chips).toHaveCount(3);
    await expect(search.cards.first()).toContainText("PDF");
    const sent = await lastRequest(service, SEARCH);
    expect(sent?.getAll("country")).toEqual(["us"]);
    expect(sent?.getAll("state")).toEqual(["TX"]);
    expect(sent?.get("filetype")).toBe("pdf");
    await search.chip("Texas").click();
    await expect(search.chips).toHaveCount(2);
    await expect.poll(async () => (await lastRequest(service, SEARCH))?.has("state")).toBe(false);
  });

  test("take several values where the service does", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    await search.picker("Country").click();
    await search.option(/^Canada/).click({ modifiers: ["Control"] });
    await search.option(/^United Kingdom/).click();
    await expect(search.chips).toHaveCount(2);
    await expect
      .poll(async () => (await lastRequest(service, SEARCH))?.getAll("country"))
      .toEqual(["ca", "uk"]);
  });

  test("the United Kingdom alone leaves no state to choose", async ({ openPage }) => {
    const page = await openPage("search.html?q=council");
    const search = searchPage(page);
    await search.pick("Country", /^United Kingdom/);
    await expect(search.picker("State or province")).toBeDisabled();
    await search.pick("Country", /^Canada/);
    await expect(search.picker("State or province")).toBeEnabled();
    await search.picker("State or province").click();
    await expect(search.option(/^Ontario/)).toBeVisible();
    await expect(search.option(/^Texas/)).toHaveCount(0);
  });

  test("a level that does not exist in the chosen country is dropped with a word about it", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    await search.pick("Level", /^County/);
    await expect(search.chip("County")).toBeVisible();
    await search.pick("Country", /^Canada/);
    await expect(search.chip("County")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "County" })).toContainText("Canada");
    await expect.poll(async () => (await lastRequest(service, SEARCH))?.get("country")).toBe("ca");
    expect((await lastRequest(service, SEARCH))?.has("level")).toBe(false);
  });

  test("same-named cities are told apart by their state, which is chosen with them", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("search.html?q=recycling");
    const search = searchPage(page);
    await search.picker("City").click();
    await page.keyboard.type("portl");
    await expect(search.option(/Portland, OR/)).toBeVisible();
    await expect(search.option(/Portland, ME/)).toBeVisible();
    await search.option(/Portland, ME/).click();
    await expect(search.chip("Maine")).toBeVisible();
    await expect(search.chip("Portland")).toBeVisible();
    const sent = await lastRequest(service, SEARCH);
    expect([sent?.get("city"), sent?.get("state")]).toEqual(["Portland", "ME"]);
    await expect(search.cards.first()).toContainText("Portland, ME");
  });

  test("“st louis” finds “St. Louis”", async ({ openPage }) => {
    const page = await openPage("search.html?q=recycling");
    const search = searchPage(page);
    await search.picker("City").click();
    await page.keyboard.type("st louis");
    await expect(search.option(/^St\. Louis, MO/)).toBeVisible();
  });

  test("a domain is looked up by its name or its organization", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    await search.picker("Domain").click();
    await page.keyboard.type("internal revenue");
    await search.option(/^irs\.gov/).click();
    await expect(search.chip("irs.gov")).toBeVisible();
    await expect.poll(async () => (await lastRequest(service, SEARCH))?.get("domain")).toBe("irs.gov");
  });

  test("counts stand beside the options and a click on one sets the filter", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("search.html?q=tax");
    const counts = page.getByRole("list", { name: "Country, with counts" });
    const canada = counts.getByRole("checkbox", { name: /^Canada \d+/ });
    await expect(canada).not.toBeChecked();
    await canada.click();
    await expect.poll(async () => (await lastRequest(service, SEARCH))?.get("country")).toBe("ca");
    await expect(counts.getByRole("checkbox", { name: /^Canada/ })).toBeChecked();
    await expect(searchPage(page).chip("Canada")).toBeVisible();
  });
});

test.describe("a result", () => {
  test("says who published what, where, at which level, as what and when", async ({ openPage, service }) => {
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await service.fault({
      match: SEARCH,
      kind: "custom",
      body: answerBody([
        resultBody({ content_type: "application/pdf", language: "es", updated_at: threeDaysAgo }),
      ]),
    });
    const page = await openPage("search.html?q=tax");
    const card = searchPage(page).cards.first();
    for (const fact of [
      "City of Austin",
      "austintexas.gov",
      "Property tax exemptions",
      "homestead tax exemption",
      "Austin, TX",
      "City",
      "PDF",
      "Spanish",
      "updated 3 days ago",
    ]) {
      await expect(card).toContainText(fact);
    }
    const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium" }).format(new Date(threeDaysAgo));
    await expect(card.locator("time")).toHaveAttribute("title", new RegExp(exact));
    await searchPage(page).titles.first().focus();
    await expect(card.locator("time")).toContainText(exact);
  });

  test("opens in a tab of its own, with Ctrl behind this one", async ({ openPage, session, service }) => {
    const addresses = [`${service.url}/api-guide.md`, `${service.url}/llms.txt`];
    await service.fault({
      match: SEARCH,
      kind: "custom",
      body: answerBody(addresses.map((url) => resultBody({ url }))),
    });
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    const [opened] = await Promise.all([session.context.waitForEvent("page"), search.titles.first().click()]);
    await expect.poll(() => opened.url()).toBe(addresses[0]);
    await page.bringToFront();
    const [behind] = await Promise.all([
      session.context.waitForEvent("page"),
      search.titles.nth(1).click({ modifiers: ["Control"] }),
    ]);
    await expect.poll(() => behind.url()).toBe(addresses[1]);
    expect(await page.evaluate(() => document.visibilityState)).toBe("visible");
  });

  test("can be copied as a link and as a citation", async ({ openPage }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    await page.evaluate(() => {
      const copied: string[] = [];
      navigator.clipboard.writeText = async (text) => {
        copied.push(text);
      };
      Object.assign(globalThis, { copied });
    });
    const card = search.cards.first();
    await card.hover();
    await search.action(card, "Copy link").click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    await search.action(card, "Copy citation").click();
    await expect(page.getByRole("status").filter({ hasText: "Citation copied" })).toBeVisible();
    const [link, citation] = await page.evaluate(() => Reflect.get(globalThis, "copied") as string[]);
    expect(link).toBe(await search.titles.first().getAttribute("href"));
    expect(citation).toContain(`Retrieved`);
    expect(citation).toContain(link);
  });

  test("offers to search within its site", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    const card = search.cards.first();
    await card.hover();
    await search.action(card, "Search within this site").click();
    await expect(search.chips).toHaveCount(1);
    const domain = (await lastRequest(service, SEARCH))?.get("domain");
    for (const each of await search.cards.all()) await expect(each).toContainText(String(domain));
  });

  test("can be fact-checked, as a page and as a claim", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    const address = await search.titles.first().getAttribute("href");
    const title = await search.titles.first().textContent();
    const card = search.cards.first();
    await card.hover();
    await search.action(card, "Fact-check this page").click();
    await card.hover();
    await search.action(card, "Check this as a claim").click();
    await expect
      .poll(async () => (await service.log()).filter(({ method }) => method === "POST").length)
      .toBe(2);
    const panel = await openPage("sidepanel.html");
    await expect(panel.getByRole("article")).toHaveCount(2);
    await expect(panel.getByRole("list", { name: "Checks" })).toContainText(String(address));
    await expect(panel.getByRole("list", { name: "Checks" })).toContainText(String(title));
  });
});

test.describe("how much there is", () => {
  test("a total that is a floor says so", async ({ openPage, service }) => {
    await service.fault({
      match: SEARCH,
      kind: "custom",
      body: answerBody([resultBody()], { total: 10_000, total_is_lower_bound: true }),
    });
    const page = await openPage("search.html?q=tax");
    await expect(searchPage(page).count).toHaveText("At least 10,000 results");
  });

  test("pages lead to each other", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax");
    const search = searchPage(page);
    const pages = page.getByRole("navigation", { name: "Pages" });
    const first = await search.titles.first().textContent();
    await expect(pages.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await pages.getByRole("button", { name: "Next page" }).click();
    await expect(search.titles.first()).not.toHaveText(String(first));
    expect((await lastRequest(service, SEARCH))?.get("page")).toBe("2");
    await pages.getByRole("button", { name: "Previous page" }).click();
    await expect(search.titles.first()).toHaveText(String(first));
  });

  test("paging ends at the window of 1,000 results, says why and advises to narrow", async ({
    openPage,
    service,
  }) => {
    await service.fault({
      match: SEARCH,
      kind: "custom",
      body: answerBody([resultBody()], { total: 4321, page: 100, size: 10 }),
    });
    const page = await openPage("search.html?q=tax&page=100");
    await expect(page.getByRole("button", { name: "Next page" })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "1,000" })).toContainText("Narrow");
  });

  test("a page beyond the window is not asked for", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=tax&page=21&size=50");
    await expect(searchPage(page).alert).toContainText("1,000");
    expect(await lastRequest(service, SEARCH)).toBeNull();
  });
});

test.describe("when nothing fits", () => {
  test("an unknown city becomes buttons with the cities it may be", async ({ openPage, service }) => {
    const page = await openPage("search.html?q=recycling&city=Portlnd");
    const search = searchPage(page);
    const group = page.getByRole("group", { name: "Did you mean" });
    await group
      .getByRole("button", { name: /^Portland/ })
      .first()
      .click();
    await expect(search.cards.first()).toContainText("Portland");
    expect((await lastRequest(service, SEARCH))?.get("city")).toBe("Portland");
  });

  for (const kind of ["400-cities-detail", "400-cities-beside", "400-cities-objects"]) {
    test(`the cities are found where the service puts them (${kind})`, async ({ openPage, service }) => {
      await service.fault({ match: SEARCH, kind, times: 1 });
      const page = await openPage("search.html?q=recycling&city=Portlnd");
      const group = page.getByRole("group", { name: "Did you mean" });
      await expect(group.getByRole("button")).toHaveCount(2);
      await expect(group.getByRole("button").first()).toHaveText(/^Portland/);
    });
  }

  test("a city in the words is mended in the words", async ({ openPage }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.search("recycling city:Portlnd");
    await page.getByRole("group", { name: "Did you mean" }).getByRole("button").first().click();
    await expect(search.box).toHaveValue("recycling");
    await expect(search.chip("Portland")).toBeVisible();
  });

  test("no result says which filters are on and offers to drop each", async ({ openPage }) => {
    const page = await openPage("search.html?q=homestead&country=uk&filetype=pdf");
    const search = searchPage(page);
    await expect(page.getByRole("heading", { name: "No page found for “homestead”" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Drop File type: PDF" })).toBeVisible();
    await page.getByRole("button", { name: "Drop Country: United Kingdom" }).click();
    await expect(search.chip("United Kingdom")).toHaveCount(0);
    await expect(search.chip("PDF")).toBeVisible();
  });
});

test("a query of 501 characters is counted and explained, not sent", async ({ openPage, service }) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("a".repeat(501));
  await expect(page.getByText("501 of 500 characters")).toBeVisible();
  await expect(search.alert).toContainText("501");
  await expect(search.box).toHaveAttribute("aria-invalid", "true");
  expect(await lastRequest(service, SEARCH)).toBeNull();
  await search.search("tax");
  await expect(search.cards).toHaveCount(10);
});
