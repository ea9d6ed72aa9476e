import { expect, test } from "./fixtures.ts";

const CLAIM = "The federal minimum wage is $7.25 an hour.";

test.use({ language: "fr" });
// Both services take 5 seconds for every answer. What is asked for here is waited for at the same time.
test.slow();

test("what is asked of a service that takes 5 seconds comes once, is saved, and is gone once deleted", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: "/api/v1", kind: "latency", delayMs: 5_000 });

  const panel = await openPage("sidepanel.html");
  const editor = panel.getByRole("textbox", { name: "Affirmation" });
  await editor.fill(CLAIM);
  await panel.getByRole("button", { name: "Vérifier", exact: true }).click();
  await expect(editor).toHaveValue("");

  const recent = await openPage("search.html?view=recent");

  const search = await openPage("search.html?q=tax");
  await expect(search.locator(".skeleton").first()).toBeVisible();
  // Other words before the first answer is here: only theirs may come.
  const box = search.getByRole("combobox", { name: "Chercher des pages officielles" });
  await box.fill("passport");
  await box.press("Enter");
  await expect(search.getByRole("status").filter({ hasText: /^\d+ résultats?$/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(search).toHaveURL(/q=passport/);
  await expect(search.getByRole("list", { name: "Résultats" }).locator("mark").first()).toHaveText(
    /passport/i,
  );
  await search.getByRole("button", { name: "Exporter" }).click();
  const [download] = await Promise.all([
    search.waitForEvent("download"),
    search.getByRole("button", { name: "Tableau (CSV)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);

  await recent.bringToFront();
  const feed = recent.getByRole("list", { name: "Résultats" }).getByRole("listitem");
  await expect(feed.first()).toBeVisible({ timeout: 30_000 });

  await panel.bringToFront();
  const checks = panel.getByRole("list", { name: "Vérifications" }).getByRole("article");
  await expect(checks.getByText("Confirmé")).toBeVisible({ timeout: 30_000 });
  await panel.getByText("Exporter ou supprimer").click();
  await panel.getByRole("button", { name: "Tout supprimer" }).click();
  await panel.getByRole("button", { name: "Oui, tout supprimer" }).click();
  await expect(checks).toHaveCount(0);
  await panel.reload();
  await expect(panel.getByRole("heading", { name: "Aucune vérification pour l’instant" })).toBeVisible();

  const asked = (await service.log()).map(({ url }) => url.split("?")[0]);
  const times = (path: string) => asked.filter((each) => each === path).length;
  expect(times("/api/v1/fact-check")).toBe(1);
  expect(times("/api/v1/search")).toBe(2);
});
