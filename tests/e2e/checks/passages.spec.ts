import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Locator } from "playwright/test";
import { plainText } from "../../../utils/text/highlights.ts";
import { withoutTextFragment } from "../../../utils/text/text-fragment.ts";
import { loaded } from "../../setup/loaded.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";
import { resize } from "../resize.ts";
import { history, storeChecks } from "../seed-checks.ts";

const SEARCH = "/api/v1/search";
const SHOW = "Show what the sources say";

const passagesOf = (card: Locator): Locator => card.getByRole("list", { name: "What the sources say" });
const isSearch = ({ url }: { url: string }): boolean => url.startsWith(SEARCH);

async function verdictOn(panel: Panel, claim: string): Promise<Locator> {
  await panel.ask(claim);
  const card = panel.card(claim);
  await expect(card.locator("[data-verdict]")).toBeVisible();
  return card;
}

test("shows the passages of a verdict's sources on a click, word for word, and keeps them", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const card = await verdictOn(panel, CLAIMS.confirmed);
  await expect(card.getByRole("button", { name: SHOW })).toBeVisible();
  expect((await service.log()).filter(isSearch)).toEqual([]);

  await card.getByRole("button", { name: SHOW }).click();
  const passages = passagesOf(card);
  await expect(passages.locator("blockquote").first()).toContainText("$7.25");
  await expect(card.getByRole("button", { name: SHOW })).toHaveCount(0);

  const asked = (await service.log()).filter(isSearch);
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(new URLSearchParams(asked[0]?.url.split("?")[1]).getAll("domain")).toEqual(["dol.gov"]);
  const snippets = await sentSnippets(service.url, asked);
  for (const shown of await passages.locator("blockquote").all()) {
    expect(snippets).toContain(await shown.textContent());
  }
  const link = passages.getByRole("link", { name: "Open at this passage" }).first();
  expect(await link.getAttribute("href")).toMatch(/^https:\/\/www\.dol\.gov\/\S+#:~:text=/);

  await service.clearLog();
  await panel.page.reload();
  await expect(passagesOf(card).locator("blockquote").first()).toContainText("$7.25");
  expect((await service.log()).filter(isSearch)).toEqual([]);
});

/** What the service answers to the same requests once more. */
async function sentSnippets(base: string, asked: readonly { readonly url: string }[]): Promise<string[]> {
  const answers = await Promise.all(asked.map(async ({ url }) => (await fetch(base + url)).json()));
  return answers.flatMap(({ results }) =>
    results.map(({ snippet }: { snippet: string }) => plainText(snippet)),
  );
}

test("tells other pages of the site apart, and names a site outside the index", async ({
  openPage,
  service,
}) => {
  const other = resultBody({
    url: "https://www.dol.gov/other",
    title: "Another page",
    snippet: "wage of others",
  });
  await service.fault({ match: SEARCH, kind: "custom", body: answerBody([other]) });
  const panel = new Panel(await openPage("sidepanel.html"));
  const card = await verdictOn(panel, CLAIMS.confirmed);
  await card.getByRole("button", { name: SHOW }).click();
  const first = passagesOf(card).locator("> li").first();
  await expect(first).toContainText("This page is not in the index.");
  await expect(first).toContainText("Other pages on dol.gov:");
  await expect(first.getByRole("listitem")).toContainText("wage of others");

  await service.clearFaults();
  await service.fault({ match: SEARCH, kind: "custom", body: answerBody([]) });
  const misled = await verdictOn(panel, CLAIMS.refuted);
  await misled.getByRole("button", { name: SHOW }).click();
  await expect(passagesOf(misled)).toContainText("is not in the index of government sites.");
});

test("keeps the answer before, and says in what the new one differs", async ({ openPage, service }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const claim = CLAIMS.confirmed;
  const card = await verdictOn(panel, claim);
  const changed = {
    success: true,
    claim,
    verdict: "OUTDATED",
    confidence: 0.4,
    summary: "",
    officialSources: [],
  };
  await service.fault({ match: "/api/v1/fact-check", kind: "custom", body: JSON.stringify(changed) });
  await panel.choose(card, "Check again");
  await expect(card.getByRole("heading", { name: "Outdated" })).toBeVisible();
  await expect(panel.cards).toHaveCount(1);
  await expect(card).toContainText("The answer before was “Confirmed”.");
  const earlier = await panel.openToEarlier(card);
  await earlier.getByText("Earlier answers").click();
  await expect(earlier).toContainText("Verdict: from Confirmed to Outdated.");
  await expect(earlier).toContainText("No longer cited: Minimum wage");
  await expect(earlier).toContainText("The service answered differently.");
  const exported = panel.page.waitForEvent("download");
  await panel.exportAs("Export as JSON");
  const versions = JSON.parse(await readFile(await (await exported).path(), "utf8"));
  expect(versions.map(({ verdict }: { verdict: { verdict: string } }) => verdict.verdict)).toEqual([
    "OUTDATED",
    "CONFIRMED",
  ]);

  await panel.choose(card, "Delete");
  await expect(panel.cards).toHaveCount(0);
  await panel.page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.cards).toHaveCount(1);
  await panel.openAbout(card);
  await earlier.getByText("Earlier answers").click();
  await earlier.getByRole("button", { name: /^Delete the answer from/ }).click();
  await expect(earlier).toHaveCount(0);
  await expect(card.getByRole("heading", { name: "Outdated" })).toBeVisible();
});

test("marks the verdicts whose sources changed, on a click and once an hour", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const [old] = history(1);
  await storeChecks(panel.page, old ? [old] : []);
  const card = panel.cards.first();
  await expect(card).toBeVisible();
  const page = resultBody({
    url: "https://www.dol.gov/agencies/whd/",
    content_changed_at: "2026-11-12T12:00:00Z",
  });
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody([page]) });
  expect(await service.log()).toEqual([]);

  await panel.chooseForAll("Look for changed sources");
  await expect(card.getByRole("status")).toHaveText(
    "“Minimum wage” changed on November 12, 2026, after this fact-check.",
  );
  await expect(panel.page.getByText("1 verdict has a source that has changed since.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Check again" })).toBeVisible();
  const [asked] = await service.log();
  const parameters = new URLSearchParams(asked?.url.split("?")[1]);
  expect(parameters.getAll("domain")).toEqual(["dol.gov", "federalregister.gov"]);
  expect(Object.fromEntries(parameters)).toMatchObject({ sort: "changed", since: "2025-06-15", size: "50" });
  expect(parameters.has("q")).toBe(false);

  await service.clearLog();
  await panel.page.reload();
  await expect(card.getByRole("status")).toContainText("changed on November 12, 2026");
  await panel.chooseForAll("Look for changed sources");
  await expect(panel.page.getByText("1 verdict has a source that has changed since.")).toBeVisible();
  expect(await service.log()).toEqual([]);
});

test("a report opens from disk without a request or script, and prints", async ({
  openPage,
  service,
}, testInfo) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const card = await verdictOn(panel, CLAIMS.confirmed);
  await card.getByRole("button", { name: SHOW }).click();
  const passage = await passagesOf(card).locator("blockquote").first().textContent();
  const saved = panel.page.waitForEvent("download");
  await panel.choose(card, "Export as a report");
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^fact-check-report-\d{4}-\d\d-\d\d\.html$/);
  const path = testInfo.outputPath("report.html");
  await file.saveAs(path);
  await service.clearLog();
  const report = await panel.page.context().newPage();
  const asked: string[] = [];
  report.on("request", (request) => asked.push(request.url()));
  await report.goto(pathToFileURL(path).href);
  await expect(report.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await expect(report.locator("li blockquote").first()).toHaveText(String(passage));
  await expect(report.getByRole("link", { name: "Archived copy" }).first()).toBeVisible();
  await expect(report.locator("script, img, link, iframe, [style], [onclick]")).toHaveCount(0);
  await report.emulateMedia({ media: "print" });
  for (const [format, width] of [
    ["A4", 673],
    ["Letter", 695],
  ] as const) {
    const pdf = await report.pdf({ format, path: testInfo.outputPath(`${format}.pdf`) });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    // What is left between the margins, in pixels.
    await resize(report, width, 900);
    expect(await report.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(asked).toEqual([pathToFileURL(path).href]);
  expect(await service.log()).toEqual([]);

  const markdown = panel.page.waitForEvent("download");
  await panel.exportAs("For notes programs (Markdown)");
  expect(await readFile(await (await markdown).path(), "utf8")).toContain("## Confirmed");
});

test("the claim and its passages are side by side where there is room", async ({ openPage }) => {
  const page = await openPage("sidepanel.html");
  const panel = new Panel(page);
  const card = await verdictOn(panel, CLAIMS.confirmed);
  await card.getByRole("button", { name: SHOW }).click();
  const boxes = async () => {
    const claim = await card.locator("h2").first().boundingBox();
    const passages = await card.locator("section").boundingBox();
    if (!claim || !passages) throw new Error("not drawn");
    return { beside: passages.x > claim.x + claim.width, below: passages.y > claim.y + claim.height };
  };
  await expect(passagesOf(card)).toBeVisible();
  await resize(page, 1280, 800);
  expect(await boxes()).toEqual({ beside: true, below: false });
  await resize(page, 400, 800);
  expect(await boxes()).toEqual({ beside: false, below: true });
});

test("a passage that is opened is scrolled to", async ({ openPage, session }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const card = await verdictOn(panel, CLAIMS.confirmed);
  await card.getByRole("button", { name: SHOW }).click();
  const shown = passagesOf(card).locator("> li").first();
  const words = String(await shown.locator("blockquote").textContent()).replaceAll("…", " ");
  await session.context.route("https://www.dol.gov/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><p style="height:4000px">Top</p><p id="passage"></p><script>passage.textContent=${JSON.stringify(words)}</script>`,
    }),
  );
  const link = shown.getByRole("link", { name: "Open at this passage" });
  const address = String(await link.getAttribute("href"));
  const [opened] = await Promise.all([session.context.waitForEvent("page"), link.click()]);
  await loaded(opened, ({ protocol }) => protocol === "https:");
  expect(withoutTextFragment(opened.url())).toBe(withoutTextFragment(address));
  await expect.poll(() => opened.evaluate(() => scrollY)).toBeGreaterThan(3000);
});

test("a verdict is copied as a picture that is drawn on the device", async ({
  session,
  openPage,
  service,
}) => {
  await session.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const panel = new Panel(await openPage("sidepanel.html"));
  const card = await verdictOn(panel, CLAIMS.confirmed);
  await card.getByRole("button", { name: SHOW }).click();
  await expect(passagesOf(card)).toBeVisible();
  await service.clearLog();
  await panel.choose(card, "Copy as a picture");
  await expect(panel.page.getByText("Picture copied")).toBeVisible();
  const size = await panel.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap((await item?.getType("image/png")) ?? new Blob());
    return [bitmap.width, bitmap.height];
  });
  expect(size).toEqual([1200, 675]);
  expect(await service.log()).toEqual([]);
});

test("what official pages of three countries say is asked in a click, and shown side by side without a verdict", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.setViewportSize({ width: 1_000, height: 900 });
  const card = await verdictOn(panel, CLAIMS.confirmed);
  await service.clearLog();
  await panel.choose(card, "What official pages say");
  const part = card.getByRole("region", { name: "What official pages say" });
  await expect(
    part.getByRole("region", { name: "United States" }).locator("blockquote").first(),
  ).toBeVisible();
  for (const country of ["Canada", "United Kingdom"]) {
    await expect(
      part.getByRole("region", { name: country }).locator("blockquote, .hint").first(),
    ).toBeVisible();
  }
  const asked = (await service.log())
    .filter(isSearch)
    .map(({ url }) => new URLSearchParams(url.split("?")[1]));
  expect(new Set(asked.map((request) => request.getAll("country").join()))).toEqual(
    new Set(["us", "ca", "uk"]),
  );
  expect(asked.length).toBeLessThanOrEqual(6);
  await expectAccessible(panel.page, "article section");
});
