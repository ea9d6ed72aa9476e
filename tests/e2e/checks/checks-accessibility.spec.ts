import { expectAccessibleInAllLanguages } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";
import { history, storeChecks } from "../seed-checks.ts";

test("the panel is accessible in every state of a check", async ({ openPage, service }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.setViewportSize({ width: 340, height: 900 });
  await expectAccessibleInAllLanguages(panel.page);
  await storeChecks(panel.page, history(7));
  await service.fault({ match: "/api/v1/fact-check", kind: "503", times: 1 });
  await panel.ask(CLAIMS.outside);
  await expect(panel.card(CLAIMS.outside).getByRole("alert")).toBeVisible();
  await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 60_000 });
  for (let index = 0; index < 4; index += 1) await panel.ask(`Slow claim ${index}`);
  await expect(panel.item("Slow claim 3")).toContainText("Next in line");
  const card = await panel.open("Claim number 7");
  await panel.openFullResult(card);
  await expect(
    card.getByRole("group", { name: "Full result" }).getByText("of the usual length").first(),
  ).toBeVisible();
  await panel.editor.fill("x".repeat(10_001));
  await expectAccessibleInAllLanguages(panel.page);
});

test("so is the popup's part", async ({ openPage }) => {
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  await storeChecks(popup, history(7));
  await expect(popup.getByRole("article")).toHaveCount(1);
  await expectAccessibleInAllLanguages(popup);
});

test("texts of others have the language that the browser is sure of", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const french = "Le gouvernement a augmenté l’impôt sur le revenu de toutes les familles cette année.";
  await panel.ask(CLAIMS.refuted);
  const card = panel.card(CLAIMS.refuted);
  await expect(card.getByRole("heading", { name: CLAIMS.refuted })).toHaveAttribute("lang", "en");
  await card.getByRole("button", { name: "Show what the sources say" }).click();
  await expect(card.locator("li blockquote").first()).toHaveAttribute("lang", "en");
  await panel.ask(french);
  await expect(panel.card(french).getByRole("heading", { name: french })).toHaveAttribute("lang", "fr");
});

test("in forced colours the words of a verdict are not those of what lies behind them", async ({
  openPage,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.emulateMedia({ forcedColors: "active" });
  await panel.ask(CLAIMS.refuted);
  const words = panel.card(CLAIMS.refuted).getByRole("heading", { name: "Refuted" });
  // Otherwise the browser paints the page's colour behind them, whatever the pill has.
  await expect(words).toHaveCSS("forced-color-adjust", "none");
  const [ink, paper] = await words.evaluate((text) => [
    getComputedStyle(text).color,
    getComputedStyle(text.closest("[data-verdict]") ?? text).backgroundColor,
  ]);
  expect(ink).not.toBe(paper);
});
