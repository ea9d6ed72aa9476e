import { expect, test } from "./fixtures.ts";
import { CLAIMS, Panel } from "./panel.ts";
import { history, storeChecks } from "./seed-checks.ts";

for (const [language, more, all, yes, told] of [
  ["en", "Export or delete", "Delete all", "Yes, delete all", "All deleted"],
  ["fr", "Exporter ou supprimer", "Tout supprimer", "Oui, tout supprimer", "Tout supprimé"],
] as const) {
  test.describe(`in a narrow panel, ${language}`, () => {
    test.use({ language });

    test("that all is deleted is told in one line, and moves nothing", async ({ openPage }) => {
      const { page } = new Panel(await openPage("sidepanel.html"));
      await page.setViewportSize({ width: 320, height: 600 });
      await storeChecks(page, history(1));
      const head = page.getByRole("banner");
      const before = await head.boundingBox();
      await page.getByText(more).click();
      await page.getByRole("button", { name: all }).click();
      await page.getByRole("button", { name: yes }).click();
      await expect(head.getByRole("status")).toHaveText(told);
      expect(await head.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}

test("a thousand checks open at once, and every one of them can be reached", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(1_000));
  await panel.page.reload();
  await expect(panel.card("Claim number 1000 about Medicare")).toBeVisible();
  const atFirst = await panel.cards.count();
  expect(atFirst).toBeLessThan(200);
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("number 777");
  await expect(panel.card("Claim number 777 about")).toBeVisible();
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("");
  // Each look below the end draws more of them: twice is enough to know that it goes on.
  await expect
    .poll(
      async () => {
        await panel.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return panel.cards.count();
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(3 * atFirst);
});

test("a check that comes to a long history is brought into view", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(60));
  await expect(panel.card("Claim number 60 about")).toBeVisible();
  await panel.page.evaluate(() => scrollTo(0, 4_000));
  const other = new Panel(await openPage("sidepanel.html"));
  await other.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed)).toBeInViewport();
});
