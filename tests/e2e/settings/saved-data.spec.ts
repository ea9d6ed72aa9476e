import { readFile } from "node:fs/promises";
import type { Worker } from "playwright/test";
import { killWorker } from "../../setup/worker.ts";
import { makeLater, refuseVerdicts } from "../broken-storage.ts";
import { expect, test } from "../fixtures.ts";
import { chooseFromMenu, openArticle } from "../gestures.ts";
import { CLAIMS, Panel } from "../panel.ts";
import { history, storeChecks } from "../seed-checks.ts";

const LATER = "saved by a later version of Primary Source";

for (const place of ["sidepanel.html", "options.html"] as const) {
  test(`checks of a later version are kept, told and exported: ${place}`, async ({ session, openPage }) => {
    const page = await openPage("sidepanel.html");
    await expect(page.getByText("No fact-checks yet")).toBeVisible();
    await storeChecks(page, history(2));
    await killWorker(session);
    await makeLater(page);
    await page.goto(session.address(place));
    const alert = page.locator(".alert", { hasText: LATER });
    await expect(alert.getByRole("alert")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      alert.getByRole("button", { name: "Export" }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(file).toMatchObject({ format: "primary-source-backup", checks: [{}, {}] });
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toBeVisible();
  });
}

test("checks that the browser could not open are there on the next try", async ({ openPage }) => {
  const page = await openPage("sidepanel.html");
  await expect(page.getByText("No fact-checks yet")).toBeVisible();
  await storeChecks(page, history(2));
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = () => {
      throw new DOMException("Internal error opening backing store.", "UnknownError");
    };
    addEventListener("keydown", () => {
      IDBFactory.prototype.open = open;
    });
  });
  await page.reload();
  const panel = new Panel(page);
  const alert = page.getByRole("main").locator(".alert", { hasText: "could not open your saved data" });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeVisible();
  await page.keyboard.press("Shift");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(panel.items).toHaveCount(2);
  await expect(alert).toHaveCount(0);
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.items).toHaveCount(3);
});

test("a verdict that the disk has no room for is told, outlives its worker and is asked for once", async ({
  session,
  service,
  openPage,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await refuseVerdicts(session.worker);
  await panel.ask(CLAIMS.confirmed);
  const card = panel.card(CLAIMS.confirmed);
  await expect(card.getByRole("alert")).toContainText("could not be stored: the disk is full");
  await killWorker(session);
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  expect(await service.log()).toHaveLength(1);
});

/** The worker's store takes nothing, not even a deletion, until `free` is called. */
async function fillDisk(worker: Worker): Promise<{ free(): Promise<void> }> {
  await worker.evaluate(() => {
    const full = () => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
    const { put, delete: remove } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, { put: full, delete: full });
    Object.assign(globalThis, {
      free: () => Object.assign(IDBObjectStore.prototype, { put, delete: remove }),
    });
  });
  return { free: () => worker.evaluate(() => void (globalThis as never as { free(): void }).free()) };
}

test("what a full disk keeps from happening is not said to be done", async ({ session, openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  const card = panel.card(CLAIMS.confirmed);
  await expect(card.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  const trouble = panel.page.getByRole("alert").filter({ hasText: "The disk is full" });
  const close = panel.page.getByRole("button", { name: "Close this message" });

  const disk = await fillDisk(session.worker);
  await panel.choose(card, "Delete");
  await expect(trouble).toBeVisible();
  await expect(panel.page.getByText("Fact-check deleted")).toHaveCount(0);
  await expect(card).toBeVisible();
  await close.click();
  await panel.choose(card, "Check again");
  await expect(trouble).toBeVisible();
  await close.click();

  await disk.free();
  await panel.choose(card, "Delete");
  await expect(panel.page.getByText("Fact-check deleted")).toBeVisible();
  await expect(card).toHaveCount(0);
  const again = await fillDisk(session.worker);
  await panel.page.getByRole("button", { name: "Undo" }).click();
  await expect(trouble).toBeVisible();
  await again.free();
  await panel.page.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("heading", { name: "Confirmed" })).toBeVisible();
});

test("a claim pointed at while the disk is full waits in the editor, with the reason", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(session, "https://news.example.com/a", `<p>${CLAIMS.refuted}</p>`);
  const disk = await fillDisk(session.worker);
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-selection",
    selectionText: CLAIMS.refuted,
  });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.editor).toHaveValue(CLAIMS.refuted);
  await expect(panel.page.getByRole("alert").filter({ hasText: "The disk is full" })).toBeVisible();
  await disk.free();
  await panel.page.getByRole("button", { name: "Fact-check", exact: true }).click();
  await expect(panel.card(CLAIMS.refuted).getByRole("heading", { name: "Refuted" })).toBeVisible();
  await expect(panel.items).toHaveCount(1);
  expect(await service.log()).toHaveLength(1);
});
