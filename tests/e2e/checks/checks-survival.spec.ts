import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchWithExtension } from "../../../scripts/launch-browser.ts";
import { killWorker, liveWorker } from "../../setup/worker.ts";
import { expect, pointAtService, test } from "../fixtures.ts";
import { chooseFromMenu, openArticle } from "../gestures.ts";
import { CLAIMS, Panel, VERDICT } from "../panel.ts";

const CHECK = "/api/v1/fact-check";

test("the check goes on while the panel is closed", async ({ openPage, service }) => {
  await service.fault({ match: CHECK, kind: "held" });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.cards.first().getByText("Checking official sources")).toBeVisible();
  await panel.page.close();
  await service.release();
  const later = new Panel(await openPage("sidepanel.html"));
  await expect(later.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
  expect(await service.log()).toHaveLength(1);
});

test("the check goes on while its tab is closed", async ({ session, openPage, service }) => {
  await service.fault({ match: "/api/v1/fact-check", kind: "held" });
  const article = await openArticle(session, `${service.url}/five-tax-myths`, "<p>Text</p>");
  const click = { menuItemId: "check-selection", selectionText: CLAIMS.confirmed };
  await chooseFromMenu(session.worker, article, click);
  await article.close();
  await service.release();
  const panel = new Panel(await openPage("sidepanel.html"));
  const card = panel.card(CLAIMS.confirmed);
  await expect(card.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await expect(card.getByText("from “Five tax myths”")).toBeVisible();
  expect(await service.log()).toHaveLength(1);
});

test("two panels show the same truth", async ({ openPage, service }) => {
  await service.fault({ match: CHECK, kind: "held" });
  const one = new Panel(await openPage("sidepanel.html"));
  const other = new Panel(await openPage("sidepanel.html"));
  await one.ask(CLAIMS.confirmed);
  await other.ask(CLAIMS.confirmed);
  await service.release();
  for (const panel of [one, other]) {
    await expect(panel.cards).toHaveCount(1);
    await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
  }
  await other.choose(other.card(CLAIMS.confirmed), "Delete");
  await expect(one.cards).toHaveCount(0);
  expect(await service.log()).toHaveLength(1);
});

test("a worker that is killed over a request has it sent again, once", async ({
  session,
  openPage,
  service,
}) => {
  await service.fault({ match: CHECK, kind: "latency", delayMs: 120_000, times: 1 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.cards.first().getByText("Checking official sources")).toBeVisible();
  await expect.poll(async () => (await service.log()).length).toBe(1);
  await killWorker(session);
  // Anything at all starts the next worker; without it, an alarm does within half a minute.
  await panel.ask(CLAIMS.refuted);
  await expect(panel.item(CLAIMS.confirmed)).toContainText("Confirmed");
  await expect(panel.item(CLAIMS.refuted)).toContainText("Refuted");
  await expect(panel.items).toHaveCount(2);
  expect(await service.log()).toHaveLength(3);
});

test("killing the worker again and again loses and doubles nothing", async ({
  session,
  openPage,
  service,
}) => {
  const claims = ["One claim about the IRS", "Another claim about the IRS", "A third claim about the IRS"];
  await service.fault({ match: CHECK, kind: "latency", delayMs: 400 });
  const panel = new Panel(await openPage("sidepanel.html"));
  for (const claim of claims) {
    await panel.ask(claim);
    await killWorker(session);
    await panel.page.evaluate(() => chrome.runtime.connect({ name: "calls" }).disconnect());
    await liveWorker(session);
  }
  for (const claim of claims) await expect(panel.item(claim)).toContainText(VERDICT);
  await expect(panel.items).toHaveCount(claims.length);
  // The limit counts what was sent, over all of the worker's lives.
  expect((await service.log()).length).toBeLessThanOrEqual(10);
});

test("closing the browser over a check keeps it, and the next start goes on", async ({ service }) => {
  const profile = await mkdtemp(join(tmpdir(), "primary-source-"));
  const launch = () =>
    launchWithExtension({
      extension: join(import.meta.dirname, "..", "..", "..", ".output", "test", "chrome-mv3"),
      profile,
      headless: true,
    });
  try {
    await service.fault({ match: CHECK, kind: "latency", delayMs: 120_000, times: 3 });
    const first = await launch();
    await pointAtService(first, service.url, {});
    const page = await first.context.newPage();
    await page.goto(first.address("sidepanel.html"));
    const panel = new Panel(page);
    const claims = [CLAIMS.confirmed, CLAIMS.refuted, CLAIMS.misleading, CLAIMS.outside];
    for (const claim of claims) await panel.ask(claim);
    await expect.poll(async () => (await service.log()).length).toBe(3);
    await expect(panel.item(CLAIMS.outside).getByText("Next in line")).toBeVisible();
    await first.context.close();

    const second = await launch();
    const nextPage = await second.context.newPage();
    await nextPage.goto(second.address("sidepanel.html"));
    const next = new Panel(nextPage);
    for (const claim of claims) await expect(next.item(claim)).toContainText(VERDICT);
    await expect(next.items).toHaveCount(4);
    expect(await service.log()).toHaveLength(7);
    await second.context.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

test("a check deleted while it runs can be brought back, and is sent again", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: CHECK, kind: "latency", delayMs: 60_000, times: 1 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect.poll(async () => (await service.log()).length).toBe(1);
  await panel.choose(panel.card(CLAIMS.confirmed), "Delete");
  await panel.page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
});

test("the eleventh claim of a minute waits in line with its place and a countdown, over a restart", async ({
  session,
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  for (let index = 1; index <= 12; index += 1) await panel.ask(`Claim number ${index} about the IRS`);
  const eleventh = panel.item("Claim number 11 about");
  const twelfth = panel.item("Claim number 12 about");
  await expect(eleventh.getByText(/Next in line · starts in \d/)).toBeVisible();
  await expect(twelfth.getByText(/1 fact-check ahead of this one · starts in \d/)).toBeVisible();
  await expect(panel.page.getByText("10 fact-checks a minute")).toBeVisible();
  // One that is under way would go back to its place before the eleventh.
  for (const number of [8, 9, 10]) {
    await expect(panel.item(`Claim number ${number} about`)).toContainText(VERDICT);
  }
  await killWorker(session);
  await panel.page.reload();
  await expect(eleventh.getByText(/Next in line · starts in \d/)).toBeVisible();
  expect(await service.log()).toHaveLength(10);
});
