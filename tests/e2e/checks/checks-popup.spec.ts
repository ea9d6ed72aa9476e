import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";
import { addressOf } from "../search-page.ts";
import { history, storeChecks } from "../seed-checks.ts";

test("a verdict that was saved says so, how old it is, and is asked again on demand", async ({
  openPage,
  service,
}) => {
  const popup = new Panel(await openPage("popup.html"));
  await popup.page.getByRole("tab", { name: "Fact-checks" }).click();
  await popup.ask(CLAIMS.refuted);
  const card = popup.card(CLAIMS.refuted);
  await expect(card.getByRole("heading", { name: "Refuted" })).toBeVisible();
  await popup.ask(CLAIMS.refuted);
  await expect(card.getByText(/^You checked this claim .+ This is the saved verdict\.$/)).toBeVisible();
  expect(await service.log()).toHaveLength(1);
  await popup.choose(card, "Check again");
  await expect.poll(async () => (await service.log()).length).toBe(2);
  await expect(popup.items).toHaveCount(1);
  await expect(card.getByRole("heading", { name: "Refuted", exact: true })).toBeVisible();
});

test("a check that failed says why, and one in line its place and when it starts", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: "/api/v1/fact-check", kind: "503", times: 1 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByRole("alert")).toBeVisible();
  const popup = new Panel(await openPage("popup.html"));
  await popup.page.getByRole("tab", { name: "Fact-checks" }).click();
  await expect(popup.card(CLAIMS.confirmed).getByRole("alert")).toContainText(
    "The service is not available right now",
  );

  await storeChecks(popup.page, history(1), Array<number>(10).fill(Date.now()));
  for (const claim of [CLAIMS.misleading, CLAIMS.refuted]) await panel.ask(claim);
  const waiting = popup.item(CLAIMS.refuted);
  const words = waiting.getByText(/1 fact-check ahead of this one · starts in \d+ sec/);
  await expect(words).toBeVisible();
  await expect(popup.page.getByText("10 fact-checks a minute")).toBeVisible();
  const first = String(await words.textContent());
  await expect(words).not.toHaveText(first);
});

test("the rows of checks with the same verdict are told apart by their names", async ({ openPage }) => {
  const popup = new Panel(await openPage("popup.html"));
  await popup.page.getByRole("tab", { name: "Fact-checks" }).click();
  await storeChecks(popup.page, history(8));
  await expect(
    popup.list.getByRole("button", { name: "Claim number 7 about the minimum wage", exact: true }),
  ).toHaveAccessibleDescription(/^Confirmed · /);
});

test("a check is read in the popup itself, and taken to the panel of that window alone", async ({
  openPage,
  session,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(9));
  const popup = new Panel(await openPage("popup.html"));
  const opening = session.context.waitForEvent("page");
  await session.worker.evaluate(() =>
    chrome.windows.create({ url: chrome.runtime.getURL("sidepanel.html"), type: "normal" }),
  );
  const elsewhere = new Panel(await opening);
  for (const { page, items } of [panel, elsewhere]) {
    await page.setViewportSize({ width: 380, height: 600 });
    await expect(items).toHaveCount(9);
  }
  await panel.find("medicare");
  await popup.page.getByRole("tab", { name: "Fact-checks" }).click();
  const card = await popup.open("Claim number 3 about");
  await expect(card.getByRole("heading", { name: "Partly true" })).toBeVisible();
  await popup.chooseForAll("Open in the side panel");
  await expect(
    panel.card("Claim number 3 about").getByRole("heading", { name: "Partly true" }),
  ).toBeInViewport();
  expect(await elsewhere.page.evaluate(() => scrollY)).toBe(0);
});

test("a result of a search is checked as a page and as a claim", async ({ openPage }) => {
  const results = await openPage("search.html?q=tax");
  const first = results.getByRole("list", { name: "Results" }).getByRole("listitem").first();
  const link = first.getByRole("heading").getByRole("link");
  const title = String(await link.textContent());
  const address = await addressOf(link);
  const width = await results.evaluate(() => innerWidth);
  const panel = new Panel(await openPage("sidepanel.html"));
  for (const [action, claim] of [
    ["Fact-check this page", address],
    ["Check this as a claim", title],
  ] as const) {
    await results.bringToFront();
    await first.hover();
    await first.getByRole("button", { name: /^More about/ }).click();
    await results.getByRole("menuitem", { name: action }).click();
    // The side panel opens beside the results and moves their buttons: a press that began before would miss them.
    await expect.poll(() => results.evaluate(() => innerWidth)).toBeLessThan(width);
    const card = panel.card(claim);
    await expect(card.locator("[data-verdict]")).toBeVisible();
    await expect(card.getByRole("link", { name: new URL(address).host, exact: true })).toHaveAttribute(
      "href",
      address,
    );
  }
  await expect(panel.items).toHaveCount(2);
});
