import { expect, test } from "../fixtures.ts";
import { mischiefIn, watchForMischief, withoutPolicy } from "../hostile.ts";
import { HOSTILE_TEXTS } from "../hostile-vectors.ts";
import { searchPage } from "../search-page.ts";

/** As many as a picker offers whose values are looked up. */
const FOUND_AT_LEAST = 20;

const COUNTRIES = {
  countries: HOSTILE_TEXTS.map((text) => ({
    code: text,
    name: text,
    aliases: [text],
    levels: [text],
    domains: 1,
    pages_indexed: 1,
  })),
};
const PLACES = {
  states: HOSTILE_TEXTS.map((text) => ({
    code: text,
    name: text,
    country: text,
    type: text,
    cities_indexed: 1,
  })),
  cities: HOSTILE_TEXTS.map((text) => ({
    city: text,
    state: text,
    state_name: text,
    country: text,
    domains: 1,
  })),
  cities_known: HOSTILE_TEXTS.length,
};
const DOMAINS = {
  [HOSTILE_TEXTS[0] ?? ""]: HOSTILE_TEXTS.map((text) => ({
    // What is no host at all is left out before it is shown.
    domain: `${text.replace(/[\s/]/g, "")}.gov`,
    organization: text,
    country: text,
    level: text,
    state: text,
    city: text,
  })),
};
/** Every text as the name of a figure, as a figure and as a part of the service. */
const FIGURES = {
  indexed_pages: HOSTILE_TEXTS[0],
  domains_total: 1,
  crawl: membersOf(HOSTILE_TEXTS),
  ...membersOf(HOSTILE_TEXTS),
};
const HEALTH = { ...membersOf(HOSTILE_TEXTS), dependencies: membersOf(HOSTILE_TEXTS) };

function membersOf(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, text]));
}

test("no name of a place, a level or a domain is more than text where it is picked", async ({
  session,
  service,
  openPage,
}) => {
  test.setTimeout(120_000);
  await using watch = await watchForMischief(session.context, service.url);
  await service.fault({ match: "/api/v1/countries", kind: "custom", body: JSON.stringify(COUNTRIES) });
  await service.fault({ match: "/api/v1/places", kind: "custom", body: JSON.stringify(PLACES) });
  await service.fault({ match: "/api/v1/domains", kind: "custom", body: JSON.stringify(DOMAINS) });
  const page = await openPage("search.html");
  await withoutPolicy(page);
  const { picker, option, chips } = searchPage(page);
  // Where there is no room beside the list, the rarer filters are behind a button.
  await page.getByRole("button", { name: "More filters" }).click();
  for (const [name, atLeast] of [
    ["Domain", FOUND_AT_LEAST],
    ["State or province", HOSTILE_TEXTS.length * 0.9],
    ["City", FOUND_AT_LEAST],
    ["Level", HOSTILE_TEXTS.length * 0.9],
    // Last: it narrows the others.
    ["Country", HOSTILE_TEXTS.length * 0.9],
  ] as const) {
    await picker(name).click();
    await expect.poll(() => option(/./).count()).toBeGreaterThanOrEqual(atLeast);
    expect(await mischiefIn(page)).toEqual([]);
    await option(/script/)
      .first()
      .click();
  }
  await expect(chips).toHaveCount(5);
  expect(await mischiefIn(page)).toEqual([]);
  expect(watch.strayRequests).toEqual([]);
});

test("no figure, part or domain of the status is more than text", async ({ session, service, openPage }) => {
  test.setTimeout(120_000);
  await using watch = await watchForMischief(session.context, service.url);
  for (const [match, body, status] of [
    ["/api/v1/countries", COUNTRIES, 200],
    ["/api/v1/places", PLACES, 200],
    ["/api/v1/domains", DOMAINS, 200],
    ["/api/v1/stats", FIGURES, 200],
    ["/health", HEALTH, 503],
  ] as const) {
    await service.fault({ match, kind: "custom", status, body: JSON.stringify(body) });
  }
  const page = await openPage("options.html#status");
  await withoutPolicy(page);
  const itself = "Technical details: Search service";
  await page.getByText(itself).click();
  await page.getByText("Details", { exact: true }).click();
  for (const name of ["Coverage", "Crawl", itself]) {
    await expect(page.getByRole("table", { name })).toContainText("alert(1)");
  }
  await expect(page.getByRole("table", { name: "Details", exact: true })).toContainText("alert(1)");
  await page.getByText("Domains in the index").click();
  await expect(page.getByRole("table", { name: "Domains in the index" })).toContainText("alert(1)");
  expect(await mischiefIn(page)).toEqual([]);
  await service.clearFaults();
  for (const body of [{ detail: HOSTILE_TEXTS.join(" ") }, { error: HOSTILE_TEXTS.join("\n") }]) {
    await service.fault({ match: "/health", kind: "custom", status: 400, body: JSON.stringify(body) });
    await page.getByRole("button", { name: "Refresh: Search service" }).click();
    await expect(page.getByRole("region", { name: "Search service", exact: true })).toContainText("alert(1)");
    expect(await mischiefIn(page)).toEqual([]);
    await service.clearFaults();
  }
  expect(watch.strayRequests).toEqual([]);
});
