import type { Locator } from "playwright/test";
import { START_WINDOW } from "../../../utils/checks/start-limit.ts";
import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel, VERDICT } from "../panel.ts";
import { resize } from "../resize.ts";
import { addressOf, searchPage } from "../search-page.ts";
import { history, storeChecks } from "../seed-checks.ts";

test("a claim becomes a verdict card, read in the order of the product", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.refuted);
  const card = panel.page.getByRole("article", { name: CLAIMS.refuted });
  await expect(card.getByRole("heading", { name: "Refuted" })).toBeVisible();
  await expect(card.getByText("An official source contradicts this claim.")).toBeVisible();
  const meter = card.getByRole("meter", { name: "Confidence" });
  await expect(meter).toHaveAttribute("value", /^0\.\d+$/);
  await expect(
    card.getByRole("list", { name: "Official sources" }).getByRole("link").first(),
  ).toHaveAttribute("href", /^https:/);
  const order = await card.evaluate((article) =>
    ["h2", "[data-verdict]", "section ul", "p[lang=en]", "meter", "footer"].map((part) => {
      const element = article.querySelector(part);
      return element ? [...article.querySelectorAll("*")].indexOf(element) : null;
    }),
  );
  expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
  expect(order).not.toContain(null);
});

test("the full result is folded away and rendered when it is opened", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await panel.openAbout(panel.cards.first());
  const details = panel.cards.first().getByRole("group", { name: "Full result" });
  await expect(details).toBeVisible();
  await expect(details.locator("[lang=en]")).toHaveCount(0);
  await details.locator("summary").click();
  await expect(details.getByRole("heading", { name: "What the sources say" })).toBeVisible();
  await expect(details.getByRole("table").first()).toBeVisible();
});

test("the service's own text is asked for on demand, as one more request", async ({ openPage, service }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await panel.openAbout(panel.cards.first());
  const details = panel.cards.first().getByRole("group", { name: "Full result" });
  await details.locator("summary").click();
  expect((await service.log()).map(({ url }) => url)).toEqual(["/api/v1/fact-check"]);
  await details.getByRole("button", { name: "Get the service’s text version" }).click();
  await expect(details.getByRole("status")).toContainText("# Fact-check: Confirmed");
  expect((await service.log()).map(({ url }) => url)).toEqual([
    "/api/v1/fact-check",
    "/api/v1/fact-check/text",
  ]);
});

test("the service's own text is copied where it was asked for, and kept over the closing of the panel", async ({
  session,
  openPage,
  service,
}) => {
  await session.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asking = new Panel(await openPage("sidepanel.html"));
  await asking.ask(CLAIMS.confirmed);
  await asking.openAbout(asking.cards.first());
  const askingDetails = asking.cards.first().getByRole("group", { name: "Full result" });
  await askingDetails.locator("summary").click();
  await askingDetails.getByRole("button", { name: "Get the service’s text version" }).click();
  await expect(askingDetails.locator("pre")).toContainText("# Fact-check: Confirmed");
  await asking.page.close();

  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.openAbout(panel.cards.first());
  const details = panel.cards.first().getByRole("group", { name: "Full result" });
  await details.locator("summary").click();
  await expect(details.locator("pre")).toContainText("# Fact-check: Confirmed");
  await expect(details.getByRole("button")).toHaveCount(0);
  expect(await service.log()).toHaveLength(2);
  const copied = () => panel.page.evaluate(() => navigator.clipboard.readText());
  await panel.choose(panel.cards.first(), "Copy as Markdown");
  await expect.poll(copied).toContain("# Fact-check: Confirmed");
  expect(await copied()).toContain("1. [Minimum wage](<https://www.dol.gov/");
  await panel.choose(panel.cards.first(), "Copy as text");
  await expect.poll(copied).toMatch(/^Fact-check: Confirmed/);
  expect(await copied()).toContain("- Verdict: CONFIRMED");
  expect(await copied()).toContain(
    "1. Minimum wage https://www.dol.gov/agencies/whd/minimum-wage, Department",
  );
  expect(await copied()).toContain("against official .gov sources.");
});

test("the service's text waits its turn among the ten requests of a minute, and can be asked for again", async ({
  session,
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(1), Array<number>(10).fill(Date.now()));
  // Starts of no known life of the worker count from the moment this one began.
  const began = await session.worker.evaluate(() => Math.ceil(Date.now() - performance.now()));
  await panel.openAbout(panel.cards.first());
  const details = panel.cards.first().getByRole("group", { name: "Full result" });
  await details.locator("summary").click();
  const button = details.getByRole("button", { name: "Get the service’s text version" });
  await button.click();
  const free = new Date(Math.ceil((began + START_WINDOW) / 60_000) * 60_000).toLocaleTimeString("en-US", {
    timeStyle: "short",
  });
  await expect(details.getByRole("alert")).toHaveText(
    `The service accepts 10 fact-checks a minute. Try again after ${free}.`,
  );
  await expect(details.locator("pre")).toHaveCount(0);
  expect(await service.log()).toEqual([]);
  await storeChecks(panel.page, history(1));
  await button.click();
  await expect(details.locator("pre")).toContainText("# Fact-check");
  await expect(details.getByRole("alert")).toHaveCount(0);
});

test("a text that comes after the panel was closed stands there when it is opened again", async ({
  openPage,
  service,
}) => {
  const asking = new Panel(await openPage("sidepanel.html"));
  await storeChecks(asking.page, history(1));
  await service.fault({ match: "/api/v1/fact-check/text", kind: "held" });
  await asking.openFullResult(asking.cards.first());
  await asking.page.getByRole("button", { name: "Get the service’s text version" }).click();
  await expect.poll(async () => (await service.log()).length).toBe(1);
  await asking.page.close();
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.openFullResult(panel.cards.first());
  await service.release();
  await expect(panel.page.locator("pre")).toContainText("# Fact-check");
  expect(await service.log()).toHaveLength(1);
});

test("the first checks of a new profile wait for nothing that does not exist", async ({
  session,
  openPage,
  service,
}) => {
  // What an administrator has set is not known yet, and the browser takes its time to tell: nothing may be sent.
  await session.worker.evaluate(async () => {
    const { local } = chrome.storage;
    const get = local.get.bind(local);
    const told = new Promise<void>((resolve) => Object.assign(globalThis, { tell: resolve }));
    Object.assign(local, { get: (keys: string[]) => told.then(() => get(keys)) });
    await local.remove("managed-copy");
  });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByText("Starting")).toBeVisible();
  for (const claim of [CLAIMS.refuted, CLAIMS.misleading, CLAIMS.outside]) await panel.ask(claim);
  await expect(
    panel.item(CLAIMS.outside).getByText("Starts when an earlier fact-check finishes."),
  ).toBeVisible();
  await expect(panel.list).not.toContainText("a running fact-check");
  await expect(panel.list).not.toContainText("Next in line");
  expect(await service.log()).toEqual([]);
  await session.worker.evaluate(() => (globalThis as unknown as { tell(): void }).tell());
  for (const claim of Object.values(CLAIMS)) await expect(panel.item(claim)).toContainText(VERDICT);
});

test("the search for a claim finds what its verdict rests on", async ({ session, openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask("The Family and Medical Leave Act gives eligible workers 12 weeks of unpaid leave.");
  const card = panel.cards.first();
  const source = card.getByRole("list", { name: "Official sources" }).getByRole("link").first();
  const address = String(await source.getAttribute("href"));
  const opened = session.context.waitForEvent("page");
  await panel.choose(card, "Search for this claim");
  const { titles } = searchPage(await opened);
  await expect(titles.first()).toBeVisible();
  expect(await Promise.all((await titles.all()).map(addressOf))).toContain(address);
});

test("the scope is said before anything is asked", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.editor.fill(CLAIMS.confirmed);
  await expect(panel.page.getByText("checked against official .gov sources only")).toBeVisible();
});

test("the same claim within a day shows the saved verdict, and is asked again on demand", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await panel.ask("  the FEDERAL minimum wage is $7.25 an hour");
  const card = panel.card(CLAIMS.confirmed);
  await expect(card.getByText("This is the saved verdict.")).toBeVisible();
  await expect(panel.cards).toHaveCount(1);
  expect(await service.log()).toHaveLength(1);
  await panel.choose(card, "Check again");
  await expect.poll(async () => (await service.log()).length).toBe(2);
  await expect(panel.cards).toHaveCount(1);
  const earlier = await panel.openToEarlier(card);
  await earlier.getByText("Earlier answers").click();
  await expect(earlier).toContainText("The next answer was the same.");
});

test("that something was copied is said for a moment, in the panel's head, where it covers nothing", async ({
  session,
  openPage,
}) => {
  await session.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.setViewportSize({ width: 340, height: 500 });
  await panel.ask(CLAIMS.confirmed);
  await panel.choose(panel.cards.first(), "Copy as text");
  const told = panel.page.getByRole("banner").getByText("Copied");
  await expect(told).toBeInViewport({ ratio: 1 });
  expect(await coveredBy(panel, told)).toEqual([]);
  await expect(told).toHaveCount(0);
});

test("that a check was deleted covers nothing that cannot be scrolled away from under it", async ({
  openPage,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.setViewportSize({ width: 380, height: 600 });
  await storeChecks(panel.page, history(3));
  await panel.choose(panel.card("Claim number 3"), "Delete");
  await expect(panel.page.getByRole("button", { name: "Undo" })).toBeFocused();
  await panel.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(() =>
      coveredBy(
        panel,
        panel.page
          .locator("#checks > div:has(> [role=status])")
          .filter({ has: panel.page.getByRole("button") }),
      ),
    )
    .toEqual([]);
});

/** What can be pressed and lies under something else; what has gone under the panel's head can be scrolled out. */
async function coveredBy(panel: Panel, cover: Locator): Promise<readonly string[]> {
  const box = await cover.boundingBox();
  return panel.page.evaluate((over) => {
    const lies = ({ left, right, top, bottom }: DOMRect): boolean =>
      over !== null &&
      left < over.x + over.width &&
      right > over.x &&
      top < over.y + over.height &&
      bottom > over.y;
    return [...document.querySelectorAll(":is(header, article footer) :is(button, h1)")]
      .filter((element) => lies(element.getBoundingClientRect()))
      .map(({ textContent }) => textContent ?? "");
  }, box);
}

test("only the chosen card is printed", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.evaluate(() => {
    const record = () => {
      document.body.dataset.printed = [...document.querySelectorAll("article")]
        .filter((article) => article.closest("[class*=notPrinted]") === null)
        .map((article) => article.querySelector("h2")?.textContent)
        .join("|");
    };
    window.print = record;
  });
  await panel.ask(CLAIMS.confirmed);
  await panel.ask(CLAIMS.refuted);
  await expect(panel.card(CLAIMS.refuted).getByRole("heading", { name: "Refuted" })).toBeVisible();
  await panel.page.emulateMedia({ media: "print" });
  // "Today" says nothing of a sheet of paper, whichever way it was printed.
  const dayOnPaper = panel.cards
    .first()
    .locator("footer > [data-on-paper]")
    .evaluate((moment) => ({
      size: getComputedStyle(moment).fontSize,
      instead: getComputedStyle(moment, "::before").content,
    }));
  expect(await dayOnPaper).toEqual({
    size: "0px",
    instead: expect.stringMatching(/Automated fact-check .*\b20\d\d\b/),
  });
  await panel.page.emulateMedia({ media: "screen" });
  await panel.choose(await panel.open(CLAIMS.confirmed), "Print");
  await expect
    .poll(() => panel.page.evaluate(() => document.body.dataset.printed))
    .toBe(`“${CLAIMS.confirmed}”`);
  await panel.page.emulateMedia({ media: "print" });
  // What is folded away or pressed says nothing on paper.
  await expect(panel.page.getByText("Full result").first()).toBeHidden();
  await expect(panel.page.getByRole("button")).toHaveCount(0);
});

test("the words of a printed link are not squeezed by its address", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  const link = panel.page.getByRole("link", { name: "Archived copy" }).first();
  await expect(link).toBeVisible();
  await panel.page.emulateMedia({ media: "print" });
  for (const width of [340, 420, 700]) {
    await resize(panel.page, width, 700);
    const lines = await link.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  }
});

test("a wide card is printed as a narrow one, in which no words are larger", async ({ openPage }) => {
  const panel = new Panel(await openPage("search.html?view=checks"));
  await resize(panel.page, 1280, 900);
  await panel.ask(CLAIMS.confirmed);
  const card = panel.page.getByRole("article").filter({ hasText: "98% confidence" });
  const claim = card.getByRole("heading", { level: 2 });
  await expect(card.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  const size = () => claim.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const wide = await size();
  await resize(panel.page, 400, 900);
  await expect.poll(size).toBeLessThan(wide);
  const narrow = await size();
  await resize(panel.page, 1280, 900);
  await expect.poll(size).toBe(wide);
  // Firefox would cut the larger words at the width of the smaller ones.
  await panel.page.emulateMedia({ media: "print" });
  await expect.poll(size).toBe(narrow);
  await expect(card.getByRole("meter")).toBeHidden();
});

test("all sources of a narrow card are printed, also those that are folded away", async ({ openPage }) => {
  const page = await openPage("sidepanel.html");
  const hosts = [..."abcdefghijkl"].map((letter) => `${letter}.gov`);
  const [check] = history(1);
  if (check === undefined) throw new Error("no check");
  const sources = hosts.map((host) => ({
    title: `Page of ${host}`,
    url: `https://${host}/page`,
    domain: null,
    excerpt: null,
  }));
  await storeChecks(page, [{ ...check, verdict: { ...check.verdict, sources } }]);
  await resize(page, 400, 700);
  await page.reload();
  const last = page.getByRole("link", { name: "Page of l.gov" });
  await expect(page.getByRole("link", { name: "Page of a.gov" })).toBeVisible();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
});

test("a note is printed whole, and its field is not", async ({ openPage }) => {
  const note = Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of what I found out.`).join("\n");
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await panel.choose(panel.cards.first(), "Note");
  const field = panel.page.getByRole("textbox", { name: "Note" });
  await field.fill(note);
  const lastLine = panel.cards.first().getByText("Line 12 of what I found out.", { exact: false }).last();
  await panel.page.emulateMedia({ media: "print" });
  await expect(field).toBeHidden();
  await expect(lastLine).toBeVisible();
  await expect(lastLine).toHaveText(note);
  await panel.page.emulateMedia({ media: "screen" });
  await field.fill("");
  await panel.page.emulateMedia({ media: "print" });
  await expect(panel.page.getByText("Note", { exact: true })).toBeHidden();
});
