import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

test("shows both services, exact and estimated figures, bars and coverage", async ({ openPage }) => {
  const page = await openPage("options.html#status");
  for (const name of ["Search service", "Fact-check service"]) {
    await expect(page.getByRole("region", { name, exact: true }).getByRole("status")).toHaveText("Working.");
  }
  const itself = "Technical details: Search service";
  await page.getByText(itself).click();
  await expect(page.getByRole("table", { name: itself })).toContainText("search index");
  const figure = page.locator(".figure").filter({ hasText: "Pages" });
  await expect(figure).toContainText("exact");
  await expect(figure.locator(".figure-value")).toHaveText(/^\d,\d{3}$/);
  await page.getByText("Details", { exact: true }).click();
  const crawl = page.getByRole("table", { name: "Crawl" });
  await expect(crawl.getByText("estimate").first()).toBeVisible();
  const bars = page.getByRole("table", { name: "Pages by country" });
  await expect(bars.getByRole("row")).toHaveCount(3);
  const widths = await bars.locator(".bar").evaluateAll((all) => all.map((bar) => bar.clientWidth));
  const counts = (await bars.locator(".number").allTextContents()).map((text) =>
    Number(text.replace(/\D/g, "")),
  );
  expect(widths.indexOf(Math.max(...widths))).toBe(counts.indexOf(Math.max(...counts)));
  await expect(page.getByRole("table", { name: "Pages by level of government" })).toContainText("Federal");
  await expect(page.getByRole("table", { name: "Coverage" })).toContainText("Special district");
});

test("a search service that is down says so with what it says of its parts, and can be asked again", async ({
  openPage,
  service,
}) => {
  const broken = {
    match: "/health",
    kind: "custom",
    status: 503,
    body: '{"status":"down","dependencies":{"search":"red"}}',
    headers: { "content-type": "application/json" },
  };
  await service.fault(broken);
  const page = await openPage("options.html");
  const card = page.getByRole("region", { name: "Search service", exact: true });
  await expect(card.getByRole("status")).toContainText("Not working right now.");
  await card.getByText("Technical details").click();
  await expect(card.getByRole("table")).toContainText("red");
  await expectAccessible(page, "#advanced");
  await service.clearFaults();
  await card.getByRole("button", { name: "Refresh: Search service" }).click();
  await expect(card.getByRole("status")).toHaveText("Working.");
});

test("figures that cannot be had are a sentence, and the others are shown", async ({ openPage, service }) => {
  await service.fault({ match: "/api/v1/stats", kind: "html" });
  await service.fault({ match: "/api/v1/recent", kind: "html" });
  const page = await openPage("options.html#status");
  await expect(page.getByRole("table", { name: "Coverage" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(/sent an answer we cannot read/);
  await expect(page.getByRole("table", { name: "Pages by level of government" })).toHaveCount(0);
});

test("says that the device is offline, and shows the copies", async ({ openPage, session }) => {
  const first = await openPage("options.html#status");
  await expect(first.getByRole("table", { name: "Coverage" })).toBeVisible();
  await expect(first.locator(".figure-value").first()).toBeVisible();
  await session.context.setOffline(true);
  const page = await openPage("options.html#status");
  await expect(page.getByRole("region", { name: "Search service", exact: true })).toContainText(
    /offline|could not be reached/,
  );
  await expect(page.getByRole("table", { name: "Coverage" })).toBeVisible();
  await session.context.setOffline(false);
});

test.describe("domains", () => {
  test("are found by state and city, by the state's code", async ({ openPage, service }) => {
    const page = await openPage("options.html#status");
    await page.getByText("Domains in the index").click();
    const table = page.getByRole("table", { name: "Domains in the index" });
    const filters = page.locator(".domain-filters");
    await filters.getByLabel("State or province").selectOption("Texas");
    await expect(table.getByRole("cell", { name: /TX, US$/ }).first()).toBeVisible();
    await expect(table.locator("tbody tr").filter({ hasNotText: /TX, US$/ })).toHaveCount(0);
    const city = filters.getByLabel("City");
    await city.fill("Austin");
    await city.press("Enter");
    await expect(table.getByRole("cell", { name: "Austin, TX, US" }).first()).toBeVisible();
    await expect(table.getByRole("cell", { name: /(?<!Austin, )TX, US$/ })).toHaveCount(0);
    const asked = (await service.log())
      .map(({ url }) => url)
      .filter((url) => url.startsWith("/api/v1/domains"));
    expect(asked.at(-1)).toBe("/api/v1/domains?state=TX&city=Austin&limit=50&offset=0");
    await filters.getByLabel("Country").selectOption("United Kingdom");
    await expect(filters.getByLabel("State or province")).toBeDisabled();
  });

  test("are found by name, country and level, and lead to their newest pages", async ({ openPage }) => {
    const page = await openPage("options.html#status");
    await expect(page.getByRole("table", { name: "Coverage" })).toBeVisible();
    await page.getByText("Domains in the index").click();
    const table = page.getByRole("table", { name: "Domains in the index" });
    await expect(table).toBeVisible();
    await page.getByLabel("Country").last().selectOption("Canada");
    await page.getByLabel("Level").last().selectOption("Federal");
    await expect(table.getByRole("row", { name: /Provincial/ })).toHaveCount(0);
    await expect(table.getByRole("cell", { name: "Federal" }).first()).toBeVisible();
    const domain = (await table.getByRole("rowheader").first().textContent()) ?? "";
    const box = page.getByLabel("Domain or organization");
    await box.fill(domain);
    await box.press("Enter");
    await expect(table.getByRole("rowheader")).toHaveText([domain]);
    await expect(table.getByRole("link", { name: domain })).toHaveAttribute(
      "href",
      `search.html?view=recent&domain=${domain}`,
    );
    await box.fill("no such domain at all");
    await box.press("Enter");
    await expect(page.getByText("No domains match.")).toBeVisible();
    await expectAccessible(page, "#status");
  });
});

test.describe("without services", () => {
  test.use({ build: "test-without-services" });
  test("says which address is missing and asks nobody", async ({ openPage }) => {
    const page = await openPage("options.html");
    await expect(page.getByRole("region", { name: "Search service", exact: true })).toContainText(
      "No search service address is set",
    );
    await expect(page.getByRole("table", { name: "Coverage" })).toHaveCount(0);
    await expectAccessible(page, "#advanced");
  });
});
