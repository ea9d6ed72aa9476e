import { verdict } from "../../../entrypoints/background/checks/verdict-schema.ts";
import { readJson } from "../../../entrypoints/background/network/json.ts";
import type { Verdict } from "../../../utils/checks/verdict.ts";
import { withCalls } from "../../setup/page-calls.ts";
import { expect, test } from "../fixtures.ts";
import { mischiefIn, watchForMischief, withoutPolicy } from "../hostile.ts";
import { HOSTILE_TEXTS } from "../hostile-vectors.ts";
import { Panel } from "../panel.ts";
import { forgetChecks, history, storeChecks, storedStates } from "../seed-checks.ts";

const CHECK = "/api/v1/fact-check";
/** What the line lets through at once. */
const BATCH = 10;

test("no text of a verdict runs, loads or links to anything but web pages", async ({
  session,
  service,
  openPage,
}) => {
  test.setTimeout(120_000);
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(150);
  await using watch = await watchForMischief(session.context, service.url);
  const panel = new Panel(await openPage("sidepanel.html#check-seeded-1"));
  await withoutPolicy(panel.page);

  const every = Math.ceil(HOSTILE_TEXTS.length / BATCH);
  const sent = HOSTILE_TEXTS.filter((_, index) => index % every === 0);
  for (const text of sent) {
    await service.fault({ match: CHECK, kind: "custom", times: 1, body: hostileVerdict(text) });
  }
  const { send } = await withCalls(panel.page);
  for (const [index, text] of sent.entries()) {
    await send("addCheck", { claim: `${index}: ${text}`, origin: null, again: false });
  }
  await expectHarmless(panel, sent.length);

  // All of them are read as the worker reads them, and put where it puts them.
  await forgetChecks(panel.page);
  const checks = history(HOSTILE_TEXTS.length).map((check, index) => {
    const text = HOSTILE_TEXTS[index] ?? "";
    return { ...check, claim: `${index}: ${text}`, verdict: readVerdict(text) };
  });
  await storeChecks(panel.page, checks);
  await panel.page.reload();
  await showAll(panel, checks.length);
  await expectHarmless(panel, checks.length);
  expect(watch.strayRequests).toEqual([]);
});

/** Rows come thirty at a time. The button goes with the last of them, at any time after a press. */
async function showAll({ page, items }: Panel, count: number): Promise<void> {
  await expect(items.first()).toBeVisible();
  const more = page.getByRole("button", { name: "Show more" });
  const pressed = async (): Promise<number> => {
    await more.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    return items.count();
  };
  await expect.poll(pressed).toBe(count);
}

/** As rows, and as the cards that the browser's print command opens for all of them, with every full result open. */
async function expectHarmless({ page, list, items }: Panel, count: number): Promise<void> {
  await expect.poll(() => storedStates(page)).toEqual(Array.from({ length: count }, () => "done"));
  await expect(items).toHaveCount(count);
  expect(await mischiefIn(page)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(list.locator("[data-verdict]")).toHaveCount(count);
  await list.locator('[aria-label="Full result"] > summary').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
  await expect(list.locator('[aria-label="Full result"] > [lang="en"]')).toHaveCount(count);
  expect(await mischiefIn(page)).toEqual([]);
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

function readVerdict(text: string): Verdict {
  const read = readJson(hostileVerdict(text), verdict);
  if (!read.ok) throw new Error(`not read: ${text}`);
  return read.value;
}

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
