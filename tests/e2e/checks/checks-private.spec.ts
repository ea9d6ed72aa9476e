import type { Worker } from "playwright/test";
import { UNSEEN } from "../../../utils/checks/check.ts";
import { expect, test } from "../fixtures.ts";
import { chooseFromMenu } from "../gestures.ts";
import { CLAIMS, Panel, VERDICT } from "../panel.ts";
import { allowPrivateWindows, openPrivateWindow } from "../private-window.ts";
import { history, storeChecks } from "../seed-checks.ts";

// Whether it may run in private windows belongs to an installation.
test.use({ build: "test-with-notifications", fresh: true });

const MENU = ["check-selection", "search-selection", "check-link", "check-page"];

/** The entries of a worker's menu, in place of a missing one why the browser refuses to change it: it has no list of them. */
function menuOf(worker: Worker): Promise<readonly string[]> {
  const change = (ids: readonly string[]) =>
    Promise.all(ids.map((id) => chrome.contextMenus.update(id, {}).then(() => id, String)));
  return worker.evaluate(change, MENU);
}

/** Everything that normal windows keep or show of checks. */
function tracesIn(worker: Worker): Promise<unknown> {
  return worker.evaluate(async () => {
    const open = indexedDB.open("primary-source");
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const stores = [...open.result.objectStoreNames];
    const kept = stores.map(
      (name) =>
        new Promise((resolve) => {
          const reading = open.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => resolve([name, reading.result]);
        }),
    );
    return JSON.stringify([
      await Promise.all(kept),
      await chrome.storage.local.get(),
      await chrome.action.getBadgeText({}),
      await chrome.action.getTitle({}),
      Object.keys(await chrome.notifications.getAll()),
      await chrome.alarms.getAll(),
    ]);
  });
}

test("a private window has the context menu, and leaves the other windows theirs", async ({
  session,
  service,
}) => {
  const own = await allowPrivateWindows(session);
  await expect.poll(() => menuOf(own)).toEqual(MENU);
  const first = await openPrivateWindow(session, `${service.url}/article`);
  await expect.poll(() => menuOf(first.worker)).toEqual(MENU);
  expect(await menuOf(own)).toEqual(MENU);
  await first.close();
  expect(await menuOf(own)).toEqual(MENU);
  const second = await openPrivateWindow(session, `${service.url}/article`);
  await expect.poll(() => menuOf(second.worker)).toEqual(MENU);
});

test.describe("with notifications switched on", () => {
  test.use({ settings: { notifications: true } });

  test("what is checked in a private window leaves nothing behind", async ({
    session,
    service,
    openPage,
  }) => {
    const own = await allowPrivateWindows(session);
    const options = await openPage("options.html");
    await storeChecks(
      options,
      history(1).map((check) => ({ ...check, seenAt: UNSEEN })),
    );
    await expect.poll(() => own.evaluate(() => chrome.action.getBadgeText({}))).toBe("1");
    await options.close();
    const before = await tracesIn(own);
    const { page, worker, close } = await openPrivateWindow(session, `${service.url}/article`);
    await expect.poll(() => menuOf(worker)).toEqual(MENU);
    const opened = session.context.waitForEvent("page");
    await chooseFromMenu(worker, page, { menuItemId: "check-selection", selectionText: CLAIMS.confirmed });
    const panel = new Panel(await opened);
    expect(await panel.page.evaluate(() => chrome.extension.inIncognitoContext)).toBe(true);
    await expect(panel.card(CLAIMS.confirmed).locator("[data-verdict]")).toBeVisible();
    await panel.openFullResult(panel.card(CLAIMS.confirmed));
    await panel.page.getByRole("button", { name: "Get the service’s text version" }).click();
    await expect(panel.page.locator("pre")).toContainText("# Fact-check: Confirmed");
    await panel.editor.fill("I am still writing this");
    expect(await tracesIn(own)).toEqual(before);
    await panel.page.close();
    await close();
    expect(await tracesIn(own)).toEqual(before);

    const again = await openPrivateWindow(session, session.address("sidepanel.html"));
    const next = new Panel(again.page);
    expect(await next.page.evaluate(() => chrome.extension.inIncognitoContext)).toBe(true);
    await expect(next.page.getByText("No fact-checks yet")).toBeVisible();
    await expect(next.editor).toHaveValue("");
    await next.page.goto(session.address("search.html?view=recent"));
    await expect(next.page.getByRole("list", { name: "Results" })).toBeVisible();
    await expect(next.page.getByRole("button", { name: "Follow" })).toHaveCount(0);
    await next.page.goto(session.address("search.html?view=watches"));
    await expect(next.page.getByText("Private windows follow nothing.")).toBeVisible();
    await next.page.getByRole("link", { name: "What’s new", exact: true }).click();
    await expect(next.page.getByRole("list", { name: "Results" })).toBeVisible();
    await next.page.goto(session.address("popup.html"));
    // The list of government sites is not offered where nothing may be stored.
    await next.page.getByRole("button", { name: "More about this page" }).click();
    await next.page.getByRole("menuitem", { name: "How we know" }).click();
    const about = next.page.getByRole("dialog", { name: "How we know" });
    await expect(about).toContainText("The list of government sites is not on this device.");
    await expect(about.getByRole("button")).toHaveCount(0);
    await next.page.keyboard.press("Escape");
    await expect(next.page.getByRole("tab", { name: "Fact-checks" })).toHaveText("Fact-checks");
    const popup = await openPage("popup.html");
    await expect(popup.getByRole("tab", { name: "Fact-checks" })).toHaveText(/^Fact-checks1/);
    await expect(next.page.getByRole("tab", { name: "Fact-checks" })).toHaveText("Fact-checks");
  });
});

test("a text that is checked in a private window leaves neither itself nor its checks behind", async ({
  session,
  service,
}) => {
  const text = `What a lovely day it was for everybody. ${CLAIMS.confirmed} ${CLAIMS.refuted}`;
  const own = await allowPrivateWindows(session);
  await expect.poll(() => menuOf(own)).toEqual(MENU);
  const before = await tracesIn(own);
  const { page, close } = await openPrivateWindow(session, session.address("search.html?view=checks#text"));
  await page.getByRole("textbox", { name: "Text" }).fill(text);
  await page.getByRole("button", { name: "Check 2 sentences" }).click();
  await expect(page.getByRole("button", { name: VERDICT })).toHaveCount(2);
  await page.getByRole("textbox", { name: "Title" }).fill("A private text");
  await page.getByRole("textbox", { name: "Title" }).blur();
  await page.getByRole("button", { name: "Check a text" }).click();
  await page
    .getByRole("textbox", { name: "Text" })
    .fill("The IRS collected 5 billion dollars in taxes in 2019.");
  await expect(page.getByRole("button", { name: "Check 1 sentence" })).toBeEnabled();
  expect((await service.log()).length).toBe(2);
  expect(await tracesIn(own)).toEqual(before);
  await close();
  expect(await tracesIn(own)).toEqual(before);

  const normal = await session.context.newPage();
  await normal.goto(session.address("search.html?view=checks#text"));
  await expect(normal.getByRole("textbox", { name: "Text" })).toHaveValue("");
  await normal.close();
  const again = await openPrivateWindow(session, session.address("search.html?view=checks#text"));
  await expect(again.page.getByRole("textbox", { name: "Text" })).toHaveValue("");
  await again.page.getByRole("button", { name: "Back to the list" }).click();
  await expect(again.page.getByText("No fact-checks yet")).toBeVisible();
});
