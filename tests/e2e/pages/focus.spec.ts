import { expect, test } from "../fixtures.ts";
import { Panel } from "../panel.ts";
import { searchPage } from "../search-page.ts";
import { history, storeChecks } from "../seed-checks.ts";

for (const address of ["popup.html", "search.html"]) {
  test(`a removed filter hands the focus on in ${address}`, async ({ openPage }) => {
    const page = await openPage(address);
    const search = searchPage(page);
    await search.search("tax");
    await search.pick("Country", /^United States/);
    await search.pick("State or province", /^Texas/);
    await expect(search.chips).toHaveCount(2);
    for (const [value, filter] of [
      ["Texas", "State or province"],
      ["United States", "Country"],
    ] as const) {
      await search.chip(value).focus();
      await page.keyboard.press("Enter");
      await expect(search.picker(filter)).toBeFocused();
    }
    await expect(search.chips).toHaveCount(0);
  });

  test(`turning a page leads to its results in ${address}`, async ({ openPage }) => {
    const page = await openPage(address);
    const search = searchPage(page);
    await search.search("tax");
    await expect(search.cards).toHaveCount(10);
    for (const [button, first] of [
      ["Next page", 11],
      ["Previous page", 1],
    ] as const) {
      await page.getByRole("button", { name: button }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(new RegExp(`^${first}\\D`));
      await expect(search.titles.first()).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(search.titles.first()).toBeFocused();
    }
  });
}

test("deleted checks leave the focus on Undo, and the last Undo on the claim box", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(3));
  const undo = panel.page.getByRole("button", { name: "Undo" });
  for (const left of [2, 1]) {
    await panel.choose(panel.cards.first(), "Delete");
    await expect(panel.items).toHaveCount(left);
    await expect(undo).toBeFocused();
  }
  await panel.page.keyboard.press("Enter");
  await expect(panel.items).toHaveCount(2);
  await expect(undo).toBeFocused();
  await panel.page.keyboard.press("Enter");
  await expect(panel.items).toHaveCount(3);
  await expect(panel.editor).toBeFocused();
});

test("Escape keeps all checks and gives the focus back", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(3));
  const all = panel.page.getByRole("button", { name: "More about your fact-checks" });
  for (let times = 0; times < 2; times += 1) {
    await panel.chooseForAll("Delete all…");
    await expect(panel.page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await panel.page.keyboard.press("Escape");
    await expect(panel.page.getByRole("alertdialog")).toHaveCount(0);
    await expect(all).toBeFocused();
  }
  await expect(panel.items).toHaveCount(3);
  await panel.chooseForAll("Delete all…");
  await expect(panel.page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await panel.page.getByRole("button", { name: "Yes, delete all" }).press("Enter");
  await expect(panel.items).toHaveCount(0);
  await expect(panel.editor).toBeFocused();
});

test("a question that gets the focus stands above the notice with Undo, however large the letters", async ({
  openPage,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.setViewportSize({ width: 320, height: 800 });
  await storeChecks(panel.page, history(3));
  await panel.choose(panel.cards.first(), "Delete");
  await expect(panel.items).toHaveCount(2);
  await panel.chooseForAll("Delete all…");
  const cancel = panel.page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  const notice = panel.page.locator("#checks > div:has(> [role=status])").filter({ hasText: "Undo" });
  const edges = async () => {
    const [question, bar] = [await cancel.boundingBox(), await notice.boundingBox()];
    if (question === null || bar === null) throw new Error("not drawn");
    return { gap: bar.y - (question.y + question.height), right: bar.x + bar.width };
  };
  expect((await edges()).gap).toBeGreaterThanOrEqual(0);
  await panel.page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  const close = notice.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  expect((await edges()).right).toBeLessThanOrEqual(320);
});

test("a button that disappears leaves the focus where it stood", async ({ openPage, service }) => {
  await service.fault({ match: "/api/v1/search", kind: "503" });
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("tax");
  const again = page.getByRole("button", { name: "Try again" });
  await again.focus();
  await service.clearFaults();
  await page.keyboard.press("Enter");
  await expect(search.cards).toHaveCount(10);
  await expect(page.locator("body")).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
