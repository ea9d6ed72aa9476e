import { expect, test } from "./fixtures.ts";
import { CLAIMS, Panel } from "./panel.ts";

test("a claim pasted into the popup is checked, and its verdict stands there in short", async ({
  openPage,
}) => {
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Checks" }).click();
  await popup.getByRole("textbox", { name: "Claim" }).fill(CLAIMS.refuted);
  await popup.getByRole("button", { name: "Check", exact: true }).click();
  const line = popup.getByRole("list", { name: "Checks" }).getByRole("article", { name: CLAIMS.refuted });
  await expect(line.getByRole("heading", { name: "Refuted" })).toBeVisible();
});

test("a claim that is half written survives the closing of the popup", async ({ openPage }) => {
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Checks" }).click();
  await popup.getByRole("textbox", { name: "Claim" }).fill("The tax rate is");
  await popup.close();
  const again = await openPage("popup.html");
  await again.getByRole("tab", { name: "Checks" }).click();
  await expect(again.getByRole("textbox", { name: "Claim" })).toHaveValue("The tax rate is");
});

test("the popup and the panel show the same checks", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Checks" }).click();
  await panel.ask(CLAIMS.confirmed);
  await expect(popup.getByRole("article", { name: CLAIMS.confirmed })).toContainText("Confirmed");
  await panel.card(CLAIMS.confirmed).getByRole("button", { name: "Delete" }).click();
  await expect(popup.getByRole("article")).toHaveCount(0);
});

test("a result of a search is checked as a page and as a claim", async ({ session, openPage, service }) => {
  const results = await openPage("search.html?q=tax");
  const first = results.getByRole("list", { name: "Results" }).getByRole("listitem").first();
  await first.hover();
  await first.getByRole("button", { name: "Fact-check this page" }).click();
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.cards.first().locator(".verdict")).toBeVisible();
  expect((await service.log()).some(({ url }) => url === "/api/v1/fact-check")).toBe(true);
  await expect(panel.cards.first().locator(".origin a")).toHaveAttribute("href", /^https:/);
  expect(session.id).not.toBe("");
});
