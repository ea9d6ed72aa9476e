import { withCalls } from "../setup/page-calls.ts";
import { expect, test } from "./fixtures.ts";
import { mischiefIn, watchForMischief, withoutPolicy } from "./hostile.ts";
import { HOSTILE_TEXTS } from "./hostile-vectors.ts";
import { Panel } from "./panel.ts";
import { forgetChecks } from "./seed-checks.ts";

const CHECK = "/api/v1/fact-check";
/** What the line lets through at once. */
const BATCH = 10;

test("there are enough hostile texts, and no two are the same", () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length);
});

/** Cut into tests that can run side by side. */
const PARTS = 2;
for (let part = 0; part < PARTS; part += 1) {
  test(`no text of a verdict runs, loads or links to anything but web pages (${part + 1} of ${PARTS})`, async ({
    session,
    service,
    openPage,
  }) => {
    test.setTimeout(120_000);
    const mine = HOSTILE_TEXTS.filter((_, index) => index % PARTS === part);
    await using watch = await watchForMischief(session.context, service.url);
    const panel = new Panel(await openPage("sidepanel.html"));
    await withoutPolicy(panel.page);
    for (let start = 0; start < mine.length; start += BATCH) {
      const texts = mine.slice(start, start + BATCH);
      for (const text of texts) {
        await service.fault({ match: CHECK, kind: "custom", times: 1, body: hostileVerdict(text) });
      }
      const { send } = await withCalls(panel.page);
      for (const [index, text] of texts.entries()) {
        await send("addCheck", { claim: `${start + index}: ${text}`, origin: null, again: false });
      }
      await expect(panel.list.locator(".verdict")).toHaveCount(texts.length);
      await panel.list.locator(".full-result > summary").evaluateAll((all) => {
        for (const summary of all) (summary as HTMLElement).click();
      });
      await expect(panel.list.locator(".full-result > :is(.markdown, .plain-result)")).toHaveCount(
        texts.length,
      );
      expect(await mischiefIn(panel.page)).toEqual([]);
      await forgetChecks(panel.page);
    }
    expect(watch.strayRequests).toEqual([]);
  });
}

test("no words of a refusal do either", async ({ session, service, openPage }) => {
  await using watch = await watchForMischief(session.context, service.url);
  const panel = new Panel(await openPage("sidepanel.html"));
  const bodies = [
    { detail: HOSTILE_TEXTS.join(" ") },
    { detail: HOSTILE_TEXTS.map((msg) => ({ loc: ["body", msg], msg, type: msg })) },
    { error: HOSTILE_TEXTS.join("\n") },
    { success: false, summary: HOSTILE_TEXTS.join("\n") },
  ];
  for (const [index, body] of bodies.entries()) {
    const status = "success" in body ? 200 : 400;
    await service.fault({ match: CHECK, kind: "custom", times: 1, status, body: JSON.stringify(body) });
    await panel.ask(`Claim ${index}`);
    await expect(panel.card(`Claim ${index}`).getByRole("alert")).toBeVisible();
  }
  expect(await mischiefIn(panel.page)).toEqual([]);
  expect(watch.strayRequests).toEqual([]);
});

/** The text in every member of the answer, and its sources in every shape. */
function hostileVerdict(text: string): string {
  return JSON.stringify({
    success: true,
    // One that repeats another claim would be no answer at all.
    claim: "",
    verdict: text,
    confidence: 0.5,
    summary: text,
    officialSources: [
      text,
      { url: text, title: text, domain: text, snippet: text },
      { link: text, name: text, excerpt: text },
      { href: text },
      { [text]: text },
    ],
    result: text,
    timestamp: text,
  });
}
