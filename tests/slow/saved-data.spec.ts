import { readFile } from "node:fs/promises";
import { makeLater } from "../e2e/broken-storage.ts";
import { resize } from "../e2e/resize.ts";
import { history, storeChecks } from "../e2e/seed-checks.ts";
import { killWorker } from "../setup/worker.ts";
import { expect, frenchPanel, frenchSearch, test } from "./fixtures.ts";
import { fr } from "./french.ts";

test("checks of a later version are kept, told and exported", async ({ session, openPage }) => {
  const { page } = frenchPanel(await openPage("sidepanel.html"));
  await expect(page.getByText(fr("checks.empty"))).toBeVisible();
  await storeChecks(page, history(2));
  await killWorker(session);
  await makeLater(page);
  await page.reload();
  const alert = page.locator(".alert", { hasText: fr("failure.storage_later_version") });
  await expect(alert.getByRole("alert")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    alert.getByRole("button", { name: fr("backup.export") }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({ format: "primary-source-backup", checks: [{}, {}] });
});

test("a file with other addresses names them, and can be taken without", async ({ openPage, service }) => {
  const address = "https://other.example";
  const settings = { searchServiceUrl: address, pageSize: 20 };
  const lists = { searches: [], watches: [], checks: [] };
  const content = JSON.stringify({ format: "primary-source-backup", version: 3, settings, ...lists });
  const page = await openPage("options.html");
  await page
    .getByLabel(fr("backup.import"))
    .setInputFiles({ name: "backup.json", mimeType: "application/json", buffer: Buffer.from(content) });
  const found = page.getByRole("status").filter({ hasText: address });
  await expect(found).toContainText(fr("backup.found_addresses", address));
  await page.getByRole("button", { name: fr("backup.replace_without_addresses") }).click();
  await expect(page.getByText(fr("backup.done"))).toBeVisible();
  const stored = await page.evaluate(() => chrome.storage.local.get("settings"));
  expect(stored).toMatchObject({ settings: { searchServiceUrl: service.url, pageSize: 20 } });
});

test("the results page fits while its answer is on its way", async ({ service, openPage }) => {
  await service.clearFaults();
  await service.fault({ match: "/", kind: "held", times: null });
  for (const address of ["search.html?q=tax&country=us&state=TX&filetype=html", "search.html?view=recent"]) {
    const page = await openPage(address);
    await expect(page.locator(".skeleton").first()).toBeVisible();
    for (const width of [320, 720, 1600]) {
      await resize(page, width, 700);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await expect(frenchSearch(page).cards).toHaveCount(0);
    await page.close();
  }
  await service.release();
});
