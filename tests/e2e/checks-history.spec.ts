import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { CLAIMS, Panel } from "./panel.ts";
import { history, storeChecks } from "./seed-checks.ts";

test("the history is searched by words and filtered by verdict", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(8));
  await expect(panel.cards).toHaveCount(8);
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("medicare");
  await expect(panel.cards).toHaveCount(4);
  await panel.page.getByRole("combobox", { name: "Verdict" }).selectOption({ label: "Refuted" });
  await expect(panel.cards).toHaveCount(2);
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("nothing like that");
  await expect(panel.page.getByRole("heading", { name: "No checks match" })).toBeVisible();
  await panel.page.getByRole("button", { name: "Show all checks" }).click();
  await expect(panel.cards).toHaveCount(8);
});

test("what is shown is exported in every format", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(12));
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("medicare");
  await expect(panel.cards).toHaveCount(6);
  await panel.page.getByText("Export or delete").click();
  for (const [button, ending, sign] of [
    ["JSON", "json", '"claim": "Claim number 12 about Medicare"'],
    ["CSV", "csv", "Claim number 12 about Medicare,done,UNVERIFIABLE"],
    ["Markdown", "md", "> Claim number 12 about Medicare"],
  ] as const) {
    const downloading = panel.page.waitForEvent("download");
    await panel.page.getByRole("button", { name: button, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^fact-checks-[0-9-]+\\.${ending}$`));
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain(sign);
    expect(text.match(/Claim number \d+ about Medicare/g)?.length).toBeGreaterThanOrEqual(6);
    expect(text).not.toContain("about the minimum wage");
  }
});

test("nothing is exported of nothing, and what an export leaves out is said", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await service.fault({ match: "/api/v1/fact-check", kind: "503", times: 1 });
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByRole("alert")).toBeVisible();
  await panel.page.getByText("Export or delete").click();
  const button = (name: string) => panel.page.getByRole("button", { name, exact: true });
  await expect(button("Markdown")).toBeDisabled();
  await expect(button("JSON")).toBeEnabled();
  const leftOut = "Markdown leaves out checks without a verdict: 1.";
  await expect(panel.page.getByText(leftOut)).toBeVisible();
  await storeChecks(panel.page, history(2));
  await expect(panel.cards).toHaveCount(3);
  await expect(button("Markdown")).toHaveAccessibleDescription(leftOut);
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("number 2");
  await expect(panel.cards).toHaveCount(1);
  await expect(button("Markdown")).toHaveAccessibleDescription("");
  await panel.page.getByRole("searchbox", { name: "Search your checks" }).fill("nothing like that");
  for (const name of ["JSON", "CSV", "Markdown"]) await expect(button(name)).toBeDisabled();
});

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

test("everything is deleted after a second question only", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(8));
  await panel.page.getByText("Export or delete").click();
  await panel.page.getByRole("button", { name: "Delete all" }).click();
  await expect(panel.page.getByText("Delete all 8 checks")).toBeVisible();
  await panel.page.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.cards).toHaveCount(8);
  await panel.page.getByRole("button", { name: "Delete all" }).click();
  await panel.page.getByRole("button", { name: "Yes, delete all" }).click();
  await expect(panel.page.getByRole("heading", { name: "No checks yet" })).toBeVisible();
  await panel.page.reload();
  await expect(panel.page.getByRole("heading", { name: "No checks yet" })).toBeVisible();
});

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
