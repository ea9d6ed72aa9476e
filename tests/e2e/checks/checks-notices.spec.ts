import type { Worker } from "playwright/test";
import type { ExtensionSession } from "../../../scripts/launch-browser.ts";
import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";

test.use({ build: "test-with-notifications" });

const shown = (worker: Worker) =>
  worker.evaluate(async () => Object.keys(await chrome.notifications.getAll()));

async function switchNotices(session: ExtensionSession, on: boolean): Promise<void> {
  await session.worker.evaluate(async (notifications) => {
    const { settings } = await chrome.storage.local.get("settings");
    await chrome.storage.local.set({ settings: { ...Object(settings), notifications } });
  }, on);
}

test("a finished check is told of only where that was switched on", async ({ session, openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).locator("[data-verdict]")).toBeVisible();
  await switchNotices(session, true);
  await panel.ask(CLAIMS.refuted);
  await expect.poll(() => shown(session.worker)).toHaveLength(1);
  const id = await panel.card(CLAIMS.refuted).locator("h2").first().getAttribute("id");
  expect(await shown(session.worker)).toEqual([id?.replace(/^claim-/, "check:")]);
});

test.describe("switched on", () => {
  test.use({ settings: { notifications: true } });

  test("a click on it shows the check it tells of, and takes it away", async ({ session, openPage }) => {
    const panel = new Panel(await openPage("sidepanel.html"));
    const claims = [CLAIMS.confirmed, CLAIMS.refuted, CLAIMS.misleading, CLAIMS.outside];
    for (const claim of claims) await panel.ask(claim);
    await expect.poll(() => shown(session.worker)).toHaveLength(claims.length);
    const card = (await panel.open(CLAIMS.confirmed)).locator("h2").first();
    const id = String(await card.getAttribute("id")).replace(/^claim-/, "check:");
    await panel.page.close();
    const opened = session.context.waitForEvent("page");
    await session.worker.evaluate((clicked) => chrome.notifications.onClicked.dispatch(clicked), id);
    const page = new Panel(await opened);
    await expect(page.card(CLAIMS.confirmed).locator("[data-verdict]")).toBeInViewport();
    await expect(page.cards.first().locator("h2").first()).not.toBeInViewport();
    expect(await shown(session.worker)).not.toContain(id);
  });

  test("a check that failed is told of as well", async ({ session, service, openPage }) => {
    await service.fault({ match: "/api/v1/fact-check", kind: "503" });
    const panel = new Panel(await openPage("sidepanel.html"));
    await panel.ask(CLAIMS.confirmed);
    await expect.poll(() => shown(session.worker)).toHaveLength(1);
  });
});
