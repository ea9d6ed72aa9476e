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

test("a result of a search is checked as a page and as a claim", async ({ openPage }) => {
  const results = await openPage("search.html?q=tax");
  const first = results.getByRole("list", { name: "Results" }).getByRole("listitem").first();
  const link = first.getByRole("heading").getByRole("link");
  const title = String(await link.textContent());
  const address = String(await link.getAttribute("href"));
  const panel = new Panel(await openPage("sidepanel.html"));
  for (const [action, claim] of [
    ["Fact-check this page", address],
    ["Check this as a claim", title],
  ] as const) {
    await results.bringToFront();
    await first.hover();
    await first.getByRole("button", { name: action }).click();
    const card = panel.card(claim);
    await expect(card.locator(".verdict")).toBeVisible();
    await expect(card.locator(".origin a")).toHaveAttribute("href", address);
  }
  await expect(panel.cards).toHaveCount(2);
});
