import type { Locator } from "playwright/test";
import { withoutTextFragment } from "../../../utils/text/text-fragment.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { searchPage } from "../search-page.ts";

const SEARCH = "/api/v1/search";

test("says who published what, as what and when, each once", async ({ openPage, service }) => {
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
    "PDF",
    "Spanish",
    "3 days ago",
  ]) {
    await expect(card).toContainText(fact);
  }
  // Its organization says the place.
  await expect(card).not.toContainText("Austin, TX");
  const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium" }).format(new Date(threeDaysAgo));
  await expect(card.locator("time")).toHaveAttribute("title", new RegExp(exact));
  await searchPage(page).titles.first().focus();
  await expect(card.locator("time")).toContainText(exact);
});

test.describe("in French", () => {
  test.use({ language: "fr" });

  test("the language stands small before the words, and the place in French", async ({
    openPage,
    service,
  }) => {
    const crown = resultBody({ level: "crown_corporation", state: "QC", country: "CA", city: null });
    await service.fault({ match: SEARCH, kind: "custom", body: answerBody([crown]) });
    const page = await openPage("search.html?q=tax");
    await expect(page.locator(".card .place")).toHaveText("Québec");
    await expect(page.locator(".card .kind")).toHaveText("anglais");
  });
});

test("opens in a tab of its own, with Ctrl or the middle button behind this one", async ({
  openPage,
  session,
  service,
}) => {
  const addresses = [`${service.url}/api-guide.md`, `${service.url}/llms.txt`];
  await service.fault({
    match: SEARCH,
    kind: "custom",
    body: answerBody(addresses.map((url) => resultBody({ url }))),
  });
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  const [opened] = await Promise.all([session.context.waitForEvent("page"), search.titles.first().click()]);
  await expect.poll(() => withoutTextFragment(opened.url())).toBe(addresses[0]);
  await page.bringToFront();
  for (const how of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
    const [behind] = await Promise.all([
      session.context.waitForEvent("page"),
      search.titles.nth(1).click(how),
    ]);
    await expect.poll(() => withoutTextFragment(behind.url())).toBe(addresses[1]);
    expect(await page.evaluate(() => document.visibilityState)).toBe("visible");
  }
});

const LONG_FACTS = [
  { content_type: "application/pdf", level: "public_body", language: "cy", country: "UK", city: "Wrexham" },
  { level: "special_district", language: "es", city: "San Juan Capistrano", state: "CA" },
  { level: "crown_corporation", language: "iu", country: "CA", city: null, state: "NL" },
  { level: "local_authority", language: "gd", country: "UK", city: "Basingstoke and Deane", state: null },
  { content_type: "application/pdf", level: "school_district", city: `San ${"Buenaventura ".repeat(6)}` },
];

/** The dates and kinds that are cut or covered. */
function brokenFacts(card: Locator): Promise<readonly (string | null)[]> {
  return card.locator("time > span, .kind").evaluateAll((facts) =>
    facts
      .filter((fact) => fact.checkVisibility())
      .filter((fact) => {
        const text = document.createRange();
        text.selectNodeContents(fact);
        return [...text.getClientRects()].some(({ left, right, top, height }) =>
          [left + 1, right - 1].some((x) => !fact.contains(document.elementFromPoint(x, top + height / 2))),
        );
      })
      .map((fact) => fact.textContent),
  );
}

for (const language of ["en", "fr", "es"] as const) {
  test.describe(() => {
    test.use({ language });

    test(`its date and kind stand whole in the popup, at rest and under the pointer (${language})`, async ({
      openPage,
      service,
    }) => {
      const results = LONG_FACTS.map((change) => resultBody(change));
      await service.fault({ match: SEARCH, kind: "custom", body: answerBody(results) });
      const page = await openPage("popup.html");
      await page.setViewportSize({ width: 420, height: 600 });
      await page.getByRole("combobox").first().fill("tax");
      await page.keyboard.press("Enter");
      const cards = page.locator(".card");
      await expect(cards).toHaveCount(results.length);
      for (const card of await cards.all()) {
        await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
        const height = await card.evaluate(({ clientHeight }) => clientHeight);
        expect(await brokenFacts(card)).toEqual([]);
        await card.hover();
        expect(await brokenFacts(card)).toEqual([]);
        await card.getByRole("heading").getByRole("link").focus();
        expect(await brokenFacts(card)).toEqual([]);
        expect(await card.evaluate(({ clientHeight }) => clientHeight)).toBe(height);
      }
    });
  });
}

const ORGANIZATIONS = [
  "CMS",
  "Department for Work and Pen",
  "Centers for Medicare & Medicaid Services",
  "U.S. Department of Housing and Urban Development",
  "Environment and Climate Change Canada and whatever more its name says",
];

test("beside a long organization the host stands whole, and of a place no single letters", async ({
  openPage,
  service,
}) => {
  const urls = ["https://www.cms.gov/1", "https://www.longhost.state.gov/2"];
  const results = ORGANIZATIONS.flatMap((organization) =>
    urls.flatMap((url) => [
      resultBody({ url, organization }),
      resultBody({ url: `${url}1`, organization, city: null }),
    ]),
  );
  await service.fault({ match: SEARCH, kind: "custom", body: answerBody(results) });
  const page = await openPage("popup.html");
  await page.setViewportSize({ width: 420, height: 600 });
  await searchPage(page).search("tax");
  await expect(page.locator(".card")).toHaveCount(results.length);
  const cut = page
    .locator(".card-from .link-host > *")
    .evaluateAll((parts) =>
      parts.flatMap((part) => (part.scrollWidth > part.clientWidth ? [part.textContent] : [])),
    );
  expect(await cut).toEqual([]);
  const shown = await page.locator(".card-from .place").evaluateAll((places) =>
    places.map((place) => {
      const line = place.parentElement?.getBoundingClientRect();
      const box = place.getBoundingClientRect();
      if (line === undefined || box.top >= line.bottom) return "out of sight";
      return place.scrollWidth <= place.clientWidth || box.width >= 48 ? "readable" : `${box.width} px`;
    }),
  );
  expect([...new Set(shown)].toSorted()).toEqual(["out of sight", "readable"]);
});

test("what else can be done with a result is one press away, with the pointer, Tab and no room", async ({
  openPage,
}) => {
  const page = await openPage("popup.html");
  await page.setViewportSize({ width: 420, height: 600 });
  const search = searchPage(page);
  await search.search("tax");
  const card = search.cards.nth(1);
  const button = card.getByRole("button", { name: /^More about / });
  const menu = await search.more(card);
  await expect(menu.getByRole("menuitem", { name: "Copy citation" })).toBeVisible();
  const list = await menu.boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 600)).toBeLessThanOrEqual(600);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await search.titles.nth(2).focus();
  await page.keyboard.press("Tab");
  await expect(search.cards.nth(2).getByRole("button", { name: /^More about / })).toBeFocused();
});
