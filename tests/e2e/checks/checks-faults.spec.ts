import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";

const CHECK = "/api/v1/fact-check";

/** The kinds that differ from the outside: no answer, half of one, and one that says it failed. The rest are in faults.test.ts. */
const FAULTS = [
  { name: "is down", fault: { kind: "503" }, words: "not available right now" },
  { name: "breaks off in the middle", fault: { kind: "cut-body" }, words: "an answer we cannot read" },
  {
    name: "says it failed",
    fault: {
      kind: "custom",
      body: JSON.stringify({ success: false, summary: "The sources could not be read." }),
    },
    words: "The sources could not be read.",
  },
] as const;

test("whatever a service does wrong leaves the claim, a sentence and another try", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  for (const [index, { name, fault, words }] of FAULTS.entries()) {
    await test.step(name, async () => {
      await service.reset();
      await service.fault({ match: CHECK, ...fault });
      const claim = `The federal minimum wage is $7.25 an hour (${index}).`;
      await panel.ask(claim);
      const card = panel.card(claim);
      await expect(card.getByRole("alert")).toContainText(words);
      expect(await service.log()).toHaveLength(1);
      await service.clearFaults();
      await card.getByRole("button", { name: "Try again" }).click();
      await expect(card.locator("[data-verdict]")).toBeVisible();
      await expect(card).toHaveCount(1);
    });
  }
});

test("a service that asks to wait is left alone until then, for every claim", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: CHECK, kind: "429-seconds", body: "15", times: 1 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByText("The service asked us to wait.")).toBeVisible();
  await panel.ask(CLAIMS.refuted);
  await expect(panel.card(CLAIMS.refuted).getByText("1 fact-check ahead of this one")).toBeVisible();
  await expect(panel.item(CLAIMS.confirmed)).toContainText("Confirmed", { timeout: 60_000 });
  await expect(panel.card(CLAIMS.refuted).getByRole("heading", { name: "Refuted" })).toBeVisible();
  const [sent, next] = await service.log();
  expect((next?.time ?? 0) - (sent?.time ?? 0)).toBeGreaterThanOrEqual(14_900);
});

test("a check that waits out a pause can be sent once on demand", async ({ openPage, service }) => {
  await service.fault({ match: CHECK, kind: "429-seconds", body: "86400", times: 2 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  const card = panel.card(CLAIMS.confirmed);
  const askNow = card.getByRole("button", { name: "Try now anyway" });
  await askNow.click();
  await expect.poll(async () => (await service.log()).length).toBe(2);
  await expect(askNow).toHaveCount(0);
  await expect(card.getByText("starts in 23 hr")).toBeVisible();
});

test("what waits for a service that could not be reached is tried at once on demand", async ({
  session,
  service,
  openPage,
}) => {
  const answerAt = (address: string) =>
    session.worker.evaluate(
      (factCheckServiceUrl) => chrome.storage.local.set({ settings: { version: 1, factCheckServiceUrl } }),
      address,
    );
  await answerAt("http://127.0.0.1:9");
  const panel = new Panel(await openPage("sidepanel.html"));
  // The worker's own timers never come from here on: only the click can be what tries again.
  await session.worker.evaluate(() => {
    globalThis.setTimeout = (() => 0) as never;
  });
  await panel.ask(CLAIMS.confirmed);
  const hurry = panel.card(CLAIMS.confirmed).getByRole("button", { name: "Try now" });
  await expect(hurry).toBeVisible();
  await answerAt(service.url);
  await hurry.click();
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
});

const verdict = (members: Record<string, unknown>) =>
  JSON.stringify({
    success: true,
    claim: "",
    verdict: "CONFIRMED",
    confidence: 0.5,
    summary: "A summary.",
    officialSources: [],
    result: "Text",
    timestamp: "2026-11-21T10:00:00Z",
    ...members,
  });

test("sources are shown in every shape the contract leaves open", async ({ openPage, service }) => {
  const officialSources = [
    "https://www.ssa.gov/benefits",
    "The Federal Register",
    { url: "https://www.irs.gov/a", title: "By url", domain: "irs.gov", snippet: "An excerpt" },
    { link: "https://www.irs.gov/b", name: "By link" },
    { href: "https://www.irs.gov/c" },
    { title: "No address" },
    { url: "javascript:alert(1)", title: "Not a link" },
    42,
    null,
    { some: "thing" },
  ];
  await service.fault({ match: CHECK, kind: "custom", body: verdict({ officialSources }) });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask("A claim about sources");
  const list = panel.cards.first().getByRole("list", { name: "Official sources" });
  await expect(list.getByRole("link").filter({ hasNotText: "Archived copy" })).toHaveCount(4);
  await expect(list.getByRole("link", { name: "Archived copy" })).toHaveCount(4);
  for (const name of ["By url", "By link"]) await expect(list.getByRole("link", { name })).toBeVisible();
  for (const text of ["The Federal Register", "No address", "Not a link", "An excerpt"]) {
    await expect(list.getByText(text)).toBeVisible();
  }
});

test("a megabyte of nesting in the result is shown as text and freezes nothing", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const main = await mainThread(panel.page);
  const costs: number[] = [];
  // Words cost what showing a megabyte costs on this machine; the first of them also pays for what is loaded once.
  for (const [claim, piece] of [
    ["A claim of words", "x "],
    ["A claim of nesting", "> "],
    ["Another claim of words", "x "],
  ] as const) {
    await service.fault({ match: CHECK, kind: "custom", body: verdict({ result: piece.repeat(500_000) }) });
    await panel.ask(claim);
    const card = panel.card(claim);
    await panel.openAbout(card);
    const summary = card.getByRole("group", { name: "Full result" }).locator("summary");
    const before = await main.busyFor();
    await summary.click();
    await expect(card.getByRole("group", { name: "Full result" }).locator("pre")).toBeVisible();
    await panel.editor.fill("The panel still listens");
    costs.push((await main.busyFor()) - before);
    await summary.click();
    await service.clearFaults();
  }
  const [, nesting = Number.NaN, words = Number.NaN] = costs;
  expect(nesting).toBeLessThan(2 * words);
});

/** Counted by the thread's own clock: what else the machine does meanwhile is not in it. */
async function mainThread(page: Page): Promise<{ busyFor(): Promise<number> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return {
    async busyFor() {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    },
  };
}
