import { refuseVerdicts } from "../e2e/broken-storage.ts";
import { openArticle, pressCommand } from "../e2e/gestures.ts";
import { CLAIMS } from "../e2e/panel.ts";
import { killWorker } from "../setup/worker.ts";
import { AFTER_ANSWERS, expect, frenchPanel, test } from "./fixtures.ts";
import { fr } from "./french.ts";

test("a verdict that the disk has no room for is told, outlives its worker and is asked for once", async ({
  session,
  service,
  openPage,
}) => {
  const panel = frenchPanel(await openPage("sidepanel.html"));
  await refuseVerdicts(session.worker);
  await panel.ask(CLAIMS.confirmed);
  const card = panel.card(CLAIMS.confirmed);
  await expect(card.getByRole("alert")).toContainText(fr("failure.unstored_full"), AFTER_ANSWERS);
  await killWorker(session);
  await card.getByRole("button", { name: fr("action.try_again") }).click();
  await expect(card.getByRole("heading", { name: fr("verdict.confirmed") })).toBeVisible(AFTER_ANSWERS);
  expect(await service.log()).toHaveLength(1);
});

test("what a full disk keeps from happening is not said to be done", async ({ session, openPage }) => {
  const panel = frenchPanel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.refuted);
  const card = panel.card(CLAIMS.refuted);
  await expect(card.getByRole("heading", { name: fr("verdict.refuted") })).toBeVisible(AFTER_ANSWERS);
  await session.worker.evaluate(() => {
    const full = () => {
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
    Object.assign(IDBObjectStore.prototype, { put: full, delete: full });
  });
  const trouble = panel.page.getByRole("alert").filter({ hasText: fr("failure.storage_full") });
  await panel.choose(CLAIMS.refuted, fr("action.delete"));
  await expect(trouble).toBeVisible();
  await expect(panel.page.getByText(fr("notice.deleted"))).toHaveCount(0);
  await panel.page.getByRole("button", { name: fr("notice.close") }).click();
  await panel.choose(CLAIMS.refuted, fr("action.again"));
  await expect(trouble).toBeVisible();
  await expect(card.getByRole("heading", { name: fr("verdict.refuted") })).toBeVisible();
});

test("of two frames the one with the focus is meant, not one with an old selection", async ({
  session,
  service,
  openPage,
}) => {
  const bodies = { one: "An old selection", two: CLAIMS.confirmed };
  for (const [name, words] of Object.entries(bodies)) {
    await session.context.route(`${service.url}/${name}`, (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: `<p>${words}</p>` }),
    );
  }
  const frames = '<iframe src="/one"></iframe><iframe src="/two"></iframe>';
  const article = await openArticle(session, `${service.url}/article`, frames);
  for (const frame of article.frames().slice(1)) await frame.locator("p").click({ clickCount: 3 });
  await pressCommand(session.worker, article);
  const panel = frenchPanel(await openPage("sidepanel.html"));
  // Shown while its answer is on its way.
  await expect(panel.card(CLAIMS.confirmed)).toContainText(fr("running.title"));

  await expect(
    panel.card(CLAIMS.confirmed).getByRole("heading", { name: fr("verdict.confirmed") }),
  ).toBeVisible(AFTER_ANSWERS);
  expect((await service.log()).map(({ body }) => body).join(" ")).not.toContain("An old selection");
});

test("a password is never read", async ({ session, service, openPage }) => {
  const field = '<input type="password" value="hunter2">';
  const article = await openArticle(session, `${service.url}/article`, field);
  await article.locator("input").focus();
  await article.keyboard.press("Control+A");
  await pressCommand(session.worker, article);
  const panel = frenchPanel(await openPage("sidepanel.html"));
  await expect(panel.page.getByRole("alert")).toContainText(fr("unsent.nothing_selected"));
  await expect(panel.editor).toHaveValue("");
  expect(await service.log()).toEqual([]);
});

test("what is done twice while its answer is on its way is asked once, and a draft stays", async ({
  openPage,
  service,
}) => {
  const panel = frenchPanel(await openPage("sidepanel.html"));
  await panel.editor.fill(CLAIMS.misleading);
  await panel.page.getByRole("button", { name: fr("claim.check"), exact: true }).dblclick();
  await expect(panel.card(CLAIMS.misleading)).toContainText(fr("running.title"));
  await panel.editor.fill("Un brouillon");
  await expect(
    panel.card(CLAIMS.misleading).getByRole("heading", { name: fr("verdict.misleading") }),
  ).toBeVisible(AFTER_ANSWERS);
  await expect(panel.editor).toHaveValue("Un brouillon");
  await expect(panel.editor).toBeFocused();
  await expect(panel.items).toHaveCount(1);
  expect((await service.log()).filter(({ method }) => method === "POST")).toHaveLength(1);
});

test.describe("with notifications", () => {
  test.use({ build: "test-with-notifications", settings: { notifications: true } });

  test("a click on a notice shows the check it tells of", async ({ session, openPage }) => {
    const panel = frenchPanel(await openPage("sidepanel.html"));
    const claims = [CLAIMS.confirmed, CLAIMS.refuted, CLAIMS.misleading, CLAIMS.outside];
    for (const claim of claims) await panel.ask(claim);
    const notices = () =>
      session.worker.evaluate(async () => Object.keys(await chrome.notifications.getAll()));
    await expect.poll(notices, AFTER_ANSWERS).toHaveLength(claims.length);
    await panel.page.getByRole("button", { name: CLAIMS.confirmed, expanded: false }).click();
    const card = panel.card(CLAIMS.confirmed).locator("h2").first();
    const id = String(await card.getAttribute("id")).replace(/^claim-/, "check:");
    await panel.page.close();
    const opened = session.context.waitForEvent("page");
    await session.worker.evaluate((clicked) => chrome.notifications.onClicked.dispatch(clicked), id);
    const again = frenchPanel(await opened);
    await expect(again.card(CLAIMS.confirmed).locator("[data-verdict]")).toBeInViewport();
    expect(await notices()).not.toContain(id);
  });
});
