import { expectAccessibleInAllLanguages } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { CLAIMS, Panel } from "./panel.ts";
import { history, storeChecks } from "./seed-checks.ts";

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
  await expect(panel.card("Slow claim 3").getByText("Next in line")).toBeVisible();
  await panel.card("Claim number 7").locator(".full-result > summary").click();
  await expect(panel.card("Claim number 7").locator(".markdown")).toBeVisible();
  await panel.editor.fill("x".repeat(10_001));
  await expectAccessibleInAllLanguages(panel.page);
});

test("so is the popup's part", async ({ openPage }) => {
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  await storeChecks(popup, history(7));
  await expect(popup.getByRole("article")).toHaveCount(7);
  await expectAccessibleInAllLanguages(popup);
});
