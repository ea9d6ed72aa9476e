import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";
import { resize } from "../resize.ts";
import { history, storeChecks } from "../seed-checks.ts";

for (const [language, more, all, yes, told] of [
  ["en", "More about your fact-checks", "Delete all…", "Yes, delete all", "All deleted"],
  ["fr", "Plus d’actions pour vos vérifications", "Tout supprimer…", "Oui, tout supprimer", "Tout supprimé"],
] as const) {
  test.describe(`in a narrow panel, ${language}`, () => {
    test.use({ language });

    test("that all is deleted is told in one line, and moves nothing", async ({ openPage }) => {
      const { page } = new Panel(await openPage("sidepanel.html"));
      await resize(page, 320, 600);
      await storeChecks(page, history(1));
      const head = page.getByRole("banner");
      const before = await head.boundingBox();
      await page.getByRole("button", { name: more }).click();
      await page.getByRole("menuitem", { name: all }).click();
      await page.getByRole("button", { name: yes }).click();
      await expect(head.getByRole("status")).toHaveText(told);
      expect(await head.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}

for (const language of ["en", "fr", "es"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme });

      test("the newest verdict begins near the top of the panel and the popup", async ({ openPage }) => {
        const panel = await openPage("sidepanel.html");
        await panel.setViewportSize({ width: 320, height: 900 });
        await storeChecks(panel, history(11));
        const top = async (page: typeof panel) =>
          (await page.getByRole("article").boundingBox())?.y ?? Number.POSITIVE_INFINITY;
        await expect(panel.getByRole("article")).toHaveCount(1);
        expect(await top(panel)).toBeLessThanOrEqual(200);
        const popup = await openPage("popup.html");
        await popup.setViewportSize({ width: 420, height: 600 });
        await popup.getByRole("tab").nth(2).click();
        await expect(popup.getByRole("article")).toHaveCount(1);
        expect(await top(popup)).toBeLessThanOrEqual(190);
      });
    });
  }
}

test("a claim that is long for a narrow panel has three lines there until it is opened", async ({
  openPage,
}) => {
  const { page } = new Panel(await openPage("sidepanel.html"));
  const [check] = history(1);
  if (check === undefined) throw new Error("no check");
  const claim =
    "The federal government of the United States has never taxed the benefits of Social Security, ".repeat(2);
  await storeChecks(page, [{ ...check, claim: claim.trim() }]);
  const [words, whole] = [
    page.getByRole("heading", { name: "has never taxed" }),
    page.getByRole("button", { name: "Show the whole claim" }),
  ];
  const lines = () =>
    words.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
  await page.setViewportSize({ width: 400, height: 600 });
  await expect(words).toBeVisible();
  await expect(whole).toBeHidden();
  await resize(page, 320, 600);
  expect(await lines()).toBeCloseTo(3, 1);
  await whole.click();
  expect(await lines()).toBeGreaterThan(4);
});

test("eleven checks are one card and ten rows", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(11));
  await expect(panel.items).toHaveCount(11);
  await expect(panel.cards).toHaveCount(1);
  const card = await panel.open("Claim number 3 about");
  await expect(card.getByRole("heading", { name: "Partly true" })).toBeVisible();
  await expect(panel.cards).toHaveCount(2);
});

test("a thousand checks open at once, and every one of them can be reached", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(1_000));
  await panel.page.reload();
  await expect(panel.card("Claim number 1000 about Medicare")).toBeVisible();
  await expect(panel.items).toHaveCount(11);
  const more = panel.page.getByRole("button", { name: "Show more" });
  await more.focus();
  await panel.page.keyboard.press("Enter");
  await expect(panel.items).toHaveCount(41);
  await expect(panel.items.nth(11).getByRole("button")).toBeFocused();
  await panel.find("number 777");
  await expect(panel.items).toHaveCount(1);
  await expect(panel.items).toContainText("Claim number 777 about");
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

for (const address of ["sidepanel.html", "search.html?view=checks"]) {
  test(`finding nothing in ${address} says so, keeps the field, and leads back to all`, async ({
    openPage,
  }) => {
    const panel = new Panel(await openPage(address));
    await storeChecks(panel.page, history(12));
    await expect(panel.list.getByRole("button", { name: "Claim number 3 about" })).toBeVisible();
    await panel.find("zzzqqq");
    const field = panel.page.getByRole("searchbox", { name: "Search fact-checks" });
    await expect(panel.page.getByRole("heading", { name: "No fact-checks match" })).toBeVisible();
    await expect(panel.page.getByRole("heading", { name: "No fact-checks yet" })).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("zzzqqq");
    await panel.page.getByRole("button", { name: "Show all fact-checks" }).click();
    await expect(panel.list.getByRole("button", { name: "Claim number 3 about" })).toBeVisible();
  });
}
