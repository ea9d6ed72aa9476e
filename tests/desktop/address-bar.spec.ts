import type { ExtensionSession } from "../../scripts/launch-browser.ts";
import { pointAtService } from "../e2e/fixtures.ts";
import { addressBarLines } from "../setup/address-bar.ts";
import type { Display } from "../setup/display.ts";
import { startTestService } from "../setup/service.ts";
import { killWorker } from "../setup/worker.ts";
import { expect, test } from "./fixtures.ts";

const EITC = "Earned Income Tax Credit (EITC)";
/** Words that find pages: a search that finds none goes on with fewer words. */
const TYPED = "tax credit";
/** Of all that is typed: the lines below it are those of a part until it is there. */
const firstLine = (typed: string): string => `Search government pages for “${typed}” - Primary Source`;

test.use({ settings: { suggestions: true } });

test.beforeEach(async ({ session }) => {
  const page = await session.context.newPage();
  await page.goto("about:blank");
  await page.bringToFront();
});

/** Where the address bar is in a window at the corner of the screen. */
const ADDRESS_BAR = { x: 500, y: 63 };

/**
 * A click, the keyword, the words. No shortcut: a page is asked first whether it wants the keys, and what is typed
 * meanwhile goes to the page.
 */
function typeOnce(display: Display, words: string): void {
  display.click(ADDRESS_BAR.x, ADDRESS_BAR.y);
  display.press("ctrl+a");
  display.type("gov");
  display.press("Tab");
  display.type(words);
}

/**
 * Again until the lines below are ours. The browser learns the keyword some time after its start, and a tab that is still coming to
 * the front takes the keys; it says nothing about either, and until then this is a search of its own, or nothing. Each time it is waited
 * longer: on a busy machine a worker that starts answers after seconds, and what is typed anew meanwhile has it answer anew.
 */
async function typeAfterKeyword(session: ExtensionSession, display: Display, words: string): Promise<void> {
  let isTyped = false;
  const linesShown = async (): Promise<readonly string[]> => {
    const lines = isTyped ? await addressBarLines(session.context) : [];
    if (lines.some((line) => line.includes("Primary Source"))) return lines;
    if (isTyped) display.press("Escape", "Escape");
    typeOnce(display, words);
    isTyped = true;
    return lines;
  };
  await expect
    .poll(linesShown, { intervals: [500, 1000, 2000, 4000, 8000], timeout: 60_000 })
    .toContainEqual(expect.stringContaining("Primary Source"));
}

/** What is asked for by each page of results. */
const addresses = ({ context }: ExtensionSession) =>
  context.pages().flatMap((page) => {
    const url = new URL(page.url());
    return url.pathname === "/search.html" ? [url.search] : [];
  });
const searches = (session: ExtensionSession) =>
  addresses(session).map((parameters) => new URLSearchParams(parameters).get("q"));

test("shows suggestions, and Enter searches for what was typed, in this tab", async ({
  session,
  display,
}, info) => {
  await typeAfterKeyword(session, display, TYPED);
  await expect.poll(() => addressBarLines(session.context)).toEqual([firstLine(TYPED), EITC]);
  display.picture(info.outputPath("suggestions.png"));
  const tabs = session.context.pages().length;
  display.press("Return");
  await expect.poll(() => searches(session)).toEqual([TYPED]);
  expect(session.context.pages()).toHaveLength(tabs);
});

test("a chosen suggestion is searched for; with Alt in a new tab", async ({ session, display }) => {
  await typeAfterKeyword(session, display, TYPED);
  await expect.poll(() => addressBarLines(session.context)).toEqual([firstLine(TYPED), EITC]);
  const tabs = session.context.pages().length;
  display.press("Down", "alt+Return");
  await expect.poll(() => searches(session)).toEqual([EITC]);
  expect(session.context.pages()).toHaveLength(tabs + 1);
});

test("the user's own searches and the first result of a saved one are offered", async ({
  session,
  display,
}, info) => {
  const results = await session.context.newPage();
  await results.goto(session.address("search.html?q=passport"));
  const first = results.getByRole("list", { name: "Results", exact: true }).getByRole("link").first();
  const title = ((await first.textContent()) ?? "").trim();
  await typeAfterKeyword(session, display, "passport");
  await expect
    .poll(() => addressBarLines(session.context))
    .toContainEqual(expect.stringMatching(/ – open the page on /));
  expect((await addressBarLines(session.context)).join("\n")).toContain(title);
  display.picture(info.outputPath("first-result.png"));
  display.press("ctrl+a");
  display.type("p");
  await expect.poll(() => addressBarLines(session.context)).toContain("passport – recent search");
  display.picture(info.outputPath("recent.png"));
});

test("characters that mean something in XML are shown as they are", async ({ session, display }) => {
  const typed = `<b> & "tax" 'x' &amp;`;
  await typeAfterKeyword(session, display, typed);
  await expect
    .poll(() => addressBarLines(session.context))
    .toEqual([`Search government pages for “${typed}” - Primary Source`]);
});

test("completes an operator", async ({ session, display }, info) => {
  // The browser takes no rows that come late. Values that are saved come at once, however busy the machine is.
  const page = await session.context.newPage();
  await page.goto(session.address("search.html?q=permits&country=us"));
  await page.getByRole("button", { name: "State or province", exact: true }).click();
  await expect(page.getByRole("option", { name: /Texas/ })).toBeVisible();
  await page.close();
  await typeAfterKeyword(session, display, "permits state:te");
  await expect.poll(() => addressBarLines(session.context)).toContain("permits state:tx – Texas");
  display.picture(info.outputPath("operator.png"));
  const texas = (await addressBarLines(session.context)).indexOf("permits state:tx – Texas");
  display.press(...Array.from({ length: texas }, () => "Down"), "Return");
  // The operator is a filter, as if it had been typed into the box of the page.
  await expect.poll(() => addresses(session)).toEqual(["?q=permits&state=TX"]);
});

test("works after the worker was stopped", async ({ session, display }) => {
  await typeAfterKeyword(session, display, TYPED);
  await expect.poll(() => addressBarLines(session.context)).toEqual([firstLine(TYPED), EITC]);
  display.press("Escape", "Escape");
  await killWorker(session);
  await typeAfterKeyword(session, display, TYPED);
  await expect.poll(() => addressBarLines(session.context)).toEqual([firstLine(TYPED), EITC]);
  await killWorker(session);
  display.press("Return");
  await expect.poll(() => searches(session)).toEqual([TYPED]);
});

test("works without the service from what is saved, and says so", async ({ session, display }, info) => {
  const short = await startTestService();
  await pointAtService(session, short.url, { suggestions: true });
  await typeAfterKeyword(session, display, "tax cre");
  await expect.poll(() => addressBarLines(session.context)).toEqual([firstLine("tax cre"), EITC]);
  display.press("Escape", "Escape");
  await short.close();
  await typeAfterKeyword(session, display, "tax credi");
  await expect
    .poll(() => addressBarLines(session.context))
    .toEqual([
      "Search government pages for “tax credi” – no connection, showing saved copies - Primary Source",
      `${EITC} – saved copy`,
    ]);
  display.picture(info.outputPath("offline.png"));
});

test("what is typed without the keyword never reaches the service", async ({ session, display, service }) => {
  display.click(ADDRESS_BAR.x, ADDRESS_BAR.y);
  display.type("government secrets");
  await expect.poll(() => addressBarLines(session.context)).not.toEqual([]);
  display.press("Escape", "Escape");
  expect(await service.log()).toEqual([]);
});

test("a sentence offers its fact-check in the line below the search, and Enter there sends it", async ({
  session,
  display,
}, info) => {
  const claim = "The federal minimum wage is $7.25 an hour.";
  await typeAfterKeyword(session, display, claim);
  await expect
    .poll(() => addressBarLines(session.context))
    .toEqual([firstLine(claim), `Fact-check “${claim}”`]);
  display.picture(info.outputPath("fact-check.png"));
  display.press("Down", "Return");
  await expect
    .poll(() => session.context.pages().some((page) => page.url().endsWith("search.html?view=checks")))
    .toBe(true);
  const page = session.context.pages().find((each) => each.url().endsWith("search.html?view=checks"));
  if (page === undefined) throw new Error("The fact-checks are not shown.");
  await expect(page.getByRole("article").first()).toContainText(claim);
});
