import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { resize } from "../resize.ts";
import { lastRequest, searchPage } from "../search-page.ts";

const SEARCH = "/api/v1/search";

/** In a narrow window the places are in view, and the other filters one press away. */
const openMore = (page: Page): Promise<void> => page.getByRole("button", { name: "More filters" }).click();

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
  await openMore(page);
  await search.picker("Level").click();
  await expect(search.option("Iwi authority")).toBeVisible();
  await expect(search.option("Federal")).toHaveCount(0);
});

test("narrow the search and can each be removed", async ({ openPage, service }) => {
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await search.pick("Country", /^United States/);
  await search.pick("State or province", /^Texas/);
  await openMore(page);
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

test("the United Kingdom alone leaves no state to choose", async ({ openPage }) => {
  const page = await openPage("search.html?q=council");
  const search = searchPage(page);
  await search.pick("Country", /^United Kingdom/);
  await expect(search.picker("State or province")).toBeDisabled();
  // Whoever cannot hover over it opens it, with a click or the keyboard, to read why.
  await search.picker("State or province").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "has no states or provinces" })).toBeVisible();
  await page.keyboard.press("Escape");
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
  await openMore(page);
  await search.pick("Level", /^County/);
  await expect(search.chip("County")).toBeVisible();
  await search.pick("Country", /^Canada/);
  await expect(search.chip("County")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "County" })).toContainText("Canada");
  await expect.poll(async () => (await lastRequest(service, SEARCH))?.get("country")).toBe("ca");
  await expect.poll(async () => (await lastRequest(service, SEARCH))?.has("level")).toBe(false);
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
  await expect(search.cards.first()).toContainText("Portland");
  const sent = await lastRequest(service, SEARCH);
  expect([sent?.get("city"), sent?.get("state")]).toEqual(["Portland", "ME"]);
});

test.describe("with suggestions turned on", () => {
  test.use({ settings: { suggestions: true } });

  test("a city typed while the service is down is found among those that were shown before", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("search.html?q=recycling");
    const search = searchPage(page);
    await search.picker("City").click();
    await expect(search.option(/, /).first()).toBeVisible();
    await service.fault({ match: "/api/v1/places", kind: "503" });
    await page.keyboard.type("spr");
    await expect(search.option(/^Springfield, MO/)).toBeVisible();
    await expect.poll(async () => (await lastRequest(service, "/api/v1/places"))?.get("q")).toBe("spr");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("zzz");
    await expect(page.getByText(/not available right now/)).toBeVisible();
  });
});

test("a domain is looked up by its name or its organization", async ({ openPage, service }) => {
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await openMore(page);
  await search.picker("Domain").click();
  await page.keyboard.type("internal revenue");
  await search.option(/^irs\.gov/).click();
  await expect(search.chip("irs.gov")).toBeVisible();
  await expect.poll(async () => (await lastRequest(service, SEARCH))?.get("domain")).toBe("irs.gov");
});

test("cities stand in the picker with the counts of the search at hand, those with the most first", async ({
  openPage,
}) => {
  const page = await openPage("search.html?q=recycling&state=OR");
  const search = searchPage(page);
  await expect(search.cards.first()).toBeVisible();
  await search.picker("City").click();
  const counts = search.option(/, OR/).locator(".option-count");
  await expect(counts.first()).toBeVisible();
  const shown = (await counts.allTextContents()).map(Number);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  await search.option(/, OR/).first().click();
  await expect(page.getByText(new RegExp(`^${shown[0]} results?$`))).toBeVisible();
});

test.describe("by a clock of its own", () => {
  test.use({ stopsClock: true });

  test("a press on a picker opens it, though new counts come before it is let go", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("search.html?q=tax");
    await page.addInitScript(() => {
      const { connect } = chrome.runtime;
      // Noted when the list has come, before it is drawn.
      Object.assign(chrome.runtime, {
        connect: (...how: Parameters<typeof connect>) => {
          const port = connect(...how);
          port.onMessage.addListener((message) => {
            const come = JSON.stringify(message);
            if (!come.includes('"country":"UK"') || come.includes('"country":"US"')) return;
            Object.assign(globalThis, { isBritishHere: true });
          });
          return port;
        },
      });
    });
    await page.reload();
    // So high that nothing is scrolled: where something is, the browser itself keeps things in their place.
    await page.setViewportSize({ width: 1280, height: 1200 });
    const search = searchPage(page);
    const states = page.getByRole("list", { name: "State or province, with result counts" });
    await expect(states).toBeVisible();
    await service.fault({ match: SEARCH, kind: "held" });
    await search.pick("Country", /^United Kingdom/);
    await search.picker("File type").hover();
    // A page stands still for a second at most: this one's ends only when it is let go.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.down();
    await service.release();
    await expect.poll(() => page.evaluate(() => Object(globalThis).isBritishHere)).toBe(true);
    await page.mouse.up();
    await expect(search.option(/^PDF/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(states).toHaveCount(0);
  });
});

test("a list that is long in coming stands there in rows, as high as it will be", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: "/api/v1/places", kind: "latency", delayMs: 120_000 });
  const page = await openPage("search.html");
  await searchPage(page).picker("City").click();
  await expect(page.getByRole("status").filter({ hasText: "Loading the list" })).toBeVisible();
  expect((await page.locator(".picker-panel").boundingBox())?.height).toBeGreaterThan(300);
});

test("a list with nothing in it says so, and not that the words typed do not fit", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await expect(search.cards.first()).toBeVisible();
  await service.fault({
    match: "/api/v1/places",
    kind: "custom",
    body: JSON.stringify({ states: [], cities: [], cities_known: 0 }),
  });
  await search.pick("Country", /^Canada/);
  await search.picker("City").click();
  await expect(page.getByText("There is nothing to choose from.")).toBeVisible();
  await page.keyboard.type("tor");
  await expect(page.getByText("Nothing in the list matches.")).toBeVisible();
});

test.describe("in French", () => {
  test.use({ language: "fr" });

  test("Canada's provinces and languages have French names", async ({ openPage }) => {
    const page = await openPage("search.html?q=tax&country=ca&state=bc&language=iu");
    await expect(
      page.getByRole("button", { name: /^Retirer le filtre.*Colombie-Britannique$/ }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Retirer le filtre.*Inuktitut$/ })).toBeVisible();
    await page.getByRole("button", { name: /^État ou province/ }).click();
    await page.getByRole("combobox", { name: "État ou province" }).fill("nouvelle");
    await expect(page.getByRole("option", { name: "Nouvelle-Écosse" })).toBeVisible();
  });
});

test("Enter right after the last letter picks nothing that the letters do not fit", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?q=recycling");
  const search = searchPage(page);
  await search.picker("City").click();
  await expect(search.option(/, /).first()).toBeVisible();
  await service.fault({ match: "/api/v1/places", kind: "latency", delayMs: 60_000 });
  await page.keyboard.type("zzz");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(search.picker("City")).toBeFocused();
  await expect(search.chips).toHaveCount(0);
});

test("the counts beside cities are those of a search in each of them", async ({ openPage, service }) => {
  const page = await openPage("search.html?q=park&country=us");
  const search = searchPage(page);
  await expect(search.cards.first()).toBeVisible();
  await search.picker("City").click();
  const lines = page.getByRole("listbox", { name: "City" }).getByRole("option");
  await expect(lines.filter({ hasText: "San José, CA" })).toBeVisible();
  const counted = (await lines.allTextContents()).flatMap((line) => {
    const [, city, state, count] = /^(.+), ([A-Z]{2})\D*(\d+)$/.exec(line) ?? [];
    return city && state && count ? [{ city, state, count: Number(count) }] : [];
  });
  expect(counted.length).toBeGreaterThan(2);
  for (const { city, state, count } of counted) {
    const asked = new URLSearchParams({ q: "park", city, state });
    const { total } = await (await fetch(`${service.url}/api/v1/search?${asked}`)).json();
    expect({ city, state, count }).toEqual({ city, state, count: total });
  }
});

test.describe("beside results in French", () => {
  test.use({ language: "fr" });

  test("the name of a chosen state is never broken inside a word beside the results", async ({
    openPage,
  }) => {
    const page = await openPage("search.html?q=permis&country=CA&state=QC");
    const name = page.locator(".picker-value", { hasText: "Québec" });
    await expect(name).toBeVisible();
    for (const width of [860, 950, 1200]) {
      await resize(page, width, 800);
      const lines = await name.evaluate((shown) => {
        const range = document.createRange();
        range.selectNodeContents(shown);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `${width} pixels`).toBe(1);
    }
  });
});
