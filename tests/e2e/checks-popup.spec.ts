import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { CLAIMS, Panel } from "./panel.ts";
import { addressOf } from "./search-page.ts";
import { history, storeChecks } from "./seed-checks.ts";

test("a verdict that was saved says so, how old it is, and is asked again on demand", async ({
  openPage,
  service,
}) => {
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  const ask = async (): Promise<void> => {
    await popup.getByRole("textbox", { name: "Claim" }).fill(CLAIMS.refuted);
    await popup.getByRole("button", { name: "Check", exact: true }).click();
  };
  await ask();
  const lines = popup.getByRole("article", { name: CLAIMS.refuted });
  await expect(lines.getByRole("heading", { name: "Refuted" })).toBeVisible();
  await expect(lines.getByRole("button", { name: "Check again" })).toHaveCount(0);
  await ask();
  await expect(lines.getByText("You checked this claim just now. This is the saved verdict.")).toBeVisible();
  expect(await service.log()).toHaveLength(1);
  await lines.getByRole("button", { name: "Check again" }).click();
  await expect.poll(async () => (await service.log()).length).toBe(2);
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole("heading", { name: "Refuted", exact: true })).toBeVisible();
});

test("a check that failed says why, and one in line its place and when it starts", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: "/api/v1/fact-check", kind: "503", times: 1 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByRole("alert")).toBeVisible();
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  const failed = popup.getByRole("article", { name: CLAIMS.confirmed });
  await expect(failed.getByRole("alert")).toContainText("The service is not available right now");

  await storeChecks(popup, history(1), Array<number>(10).fill(Date.now()));
  for (const claim of [CLAIMS.misleading, CLAIMS.refuted]) await panel.ask(claim);
  const waiting = popup.getByRole("article", { name: CLAIMS.refuted });
  const words = waiting.getByText(/1 check ahead of this one · starts in \d+ sec/);
  await expect(words).toBeVisible();
  const first = String(await words.textContent());
  await expect(words).not.toHaveText(first);
});

test("the buttons of lines with the same verdict are told apart by their names", async ({ openPage }) => {
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  await storeChecks(popup, history(7));
  const line = popup.getByRole("article", { name: "Claim number 7 about" });
  await expect(line.getByRole("heading", { name: "Confirmed", exact: true })).toBeVisible();
  await expect(
    line.getByRole("button", { name: "Confirmed “Claim number 7 about the minimum wage”", exact: true }),
  ).toBeVisible();
});

test("a click on a line shows that very check in the panel", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.setViewportSize({ width: 380, height: 600 });
  await storeChecks(panel.page, history(9));
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("medicare");
  await expect(panel.cards).toHaveCount(4);
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  await popup
    .getByRole("article", { name: "Claim number 3 about" })
    .getByRole("button", { name: "Partly true" })
    .click();
  await expect(
    panel.card("Claim number 3 about").getByRole("heading", { name: "Partly true" }),
  ).toBeInViewport();
});

test("a click on a line leaves the panels of other windows where they are", async ({ openPage, session }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(9));
  const popup = await openPage("popup.html");
  const opening = session.context.waitForEvent("page");
  await session.worker.evaluate(() =>
    chrome.windows.create({ url: chrome.runtime.getURL("sidepanel.html"), type: "normal" }),
  );
  const elsewhere = new Panel(await opening);
  for (const { page } of [panel, elsewhere]) {
    await page.setViewportSize({ width: 380, height: 600 });
    await expect(page.getByRole("article")).toHaveCount(9);
  }
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  await popup
    .getByRole("article", { name: "Claim number 3 about" })
    .getByRole("button", { name: "Partly true" })
    .click();
  const windowOf = (page: Page) => page.evaluate(async () => (await chrome.windows.getCurrent()).id);
  expect(await windowOf(elsewhere.page)).not.toBe(await windowOf(panel.page));
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
    await first.getByRole("button", { name: action }).click();
    // The side panel opens beside the results and moves their buttons: a press that began before would miss them.
    await expect.poll(() => results.evaluate(() => innerWidth)).toBeLessThan(width);
    const card = panel.card(claim);
    await expect(card.locator(".verdict")).toBeVisible();
    await expect(card.locator(".origin a")).toHaveAttribute("href", address);
  }
  await expect(panel.cards).toHaveCount(2);
});
