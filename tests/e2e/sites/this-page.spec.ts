import type { Page } from "playwright/test";
import type { CleanSession } from "../../setup/shared-browser.ts";
import { expect, test } from "../fixtures.ts";
import { chooseFromMenu, openArticle, selectAll } from "../gestures.ts";
import { recordWorkerRequests } from "../worker-requests.ts";

interface Shown {
  readonly url: string;
  readonly title?: string;
}

/** The popup as it opens on a tab that shows this page: `tests/desktop/this-page.spec.ts` has a real click on a real one. */
async function popupOn(session: CleanSession, page: Shown): Promise<Page> {
  const popup = await session.context.newPage();
  await popup.setViewportSize({ width: 420, height: 600 });
  await popup.addInitScript(
    (tab) => {
      Object.assign(chrome.tabs, { query: () => Promise.resolve([tab]) });
    },
    { id: 1, windowId: 1, title: "", ...page },
  );
  await popup.goto(session.address("popup.html"));
  return popup;
}

const region = (popup: Page) => popup.getByRole("region", { name: "This page" });

/** Opens what says how we know. */
async function openDetails(popup: Page) {
  await region(popup).getByRole("button", { name: "More about this page" }).click();
  await popup.getByRole("menuitem", { name: "How we know" }).click();
  return popup.getByRole("dialog", { name: "How we know" });
}

test("what is asked about the page never covers a box that is open above it", async ({ session }) => {
  const popup = await popupOn(session, { url: "https://www.irs.gov/credits" });
  await popup.getByRole("combobox").fill("tax");
  await popup.keyboard.press("Enter");
  await expect(popup.locator(".card-link").first()).toBeVisible();
  await popup.getByRole("button", { name: "Follow" }).click();
  const box = popup.getByRole("dialog");
  await expect(box.getByRole("button", { name: "Follow" })).toBeVisible();
  const isOnTop = await box.evaluate((element) => {
    const { left, bottom, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });
  expect(isOnTop).toBe(true);
});

test("a look-alike is told above everything on every tab, and is not offered to be searched or watched", async ({
  session,
}) => {
  const popup = await popupOn(session, { url: "https://irs.gov.evil.example/login" });
  const status = region(popup).getByRole("status");
  await expect(status).toContainText("Look-alike: this is not irs.gov");
  const box = popup.getByRole("combobox", { name: "Search government pages" });
  const [told, asked] = await Promise.all([region(popup).boundingBox(), box.boundingBox()]);
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  await expect(region(popup).getByRole("link", { name: "Go to irs.gov" })).toHaveAttribute(
    "href",
    "https://irs.gov/",
  );
  const panel = await openDetails(popup);
  await expect(panel.getByRole("button", { name: "Download the list" })).toBeVisible();
  const offers = popup.getByRole("button", { name: /Search this site|What changed here|Follow this/ });
  await expect(offers).toHaveCount(0);
  for (const tab of await popup.getByRole("tab").all()) {
    await tab.click();
    await expect(region(popup)).toHaveCount(1);
    await expect(status).toContainText("Look-alike");
  }
  await expect(status).toHaveText("Look-alike · not irs.gov, but evil.example");
});

test.describe("in the language of the longest words", () => {
  test.use({ settings: { language: "es" } });

  test("the line about the page lies over nothing of a popup that is zoomed in", async ({ session }) => {
    const popup = await popupOn(session, { url: "https://www.usa.gov/" });
    await popup.getByRole("combobox").fill("vacunas country:us");
    await popup.keyboard.press("Enter");
    await expect(popup.locator(".card-link").first()).toBeVisible();
    // 1280 by 1024 at 400 %.
    await popup.setViewportSize({ width: 320, height: 256 });
    const follow = await popup.getByRole("button", { name: "Seguir" }).boundingBox();
    const line = await popup.getByRole("region", { name: "Esta página" }).boundingBox();
    expect(line?.y).toBeGreaterThanOrEqual((follow?.y ?? Infinity) + (follow?.height ?? 0));
  });
});

test("the menu of a look-alike’s line opens over the search box and the results", async ({ session }) => {
  const popup = await popupOn(session, { url: "https://irs.gov.evil.example/login" });
  await popup.getByRole("combobox").fill("tax");
  await popup.keyboard.press("Enter");
  await expect(popup.locator(".card-link").first()).toBeVisible();
  await region(popup).getByRole("button", { name: "More about this page" }).click();
  const items = popup.getByRole("menuitem");
  await expect(items.first()).toBeVisible();
  const covered = await items.evaluateAll((all) =>
    all.flatMap((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      const isOnTop = item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isOnTop ? [] : [item.textContent];
    }),
  );
  expect(covered).toEqual([]);
});

test("the answer moves nothing as it comes, and is one line at the foot once something was searched", async ({
  session,
}) => {
  const popup = await popupOn(session, { url: "https://www.irs.gov/forms" });
  const example = popup.getByRole("heading", { name: "Try", exact: true });
  const before = await example.boundingBox();
  await expect(region(popup).getByRole("status")).toContainText("Official · irs.gov");
  expect(await example.boundingBox()).toEqual(before);
  const box = popup.getByRole("combobox", { name: "Search government pages" });
  await box.fill("tax");
  await box.press("Enter");
  await expect(popup.getByRole("list", { name: "Results" })).toBeVisible();
  await expect(region(popup).getByRole("status")).toHaveText("Official · irs.gov");
  const line = await region(popup).boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBe(600);
});

test("from a page to searching its site", async ({ session, service }) => {
  const popup = await popupOn(session, { url: "https://www.irs.gov/forms" });
  await region(popup).getByRole("button", { name: "Search this site" }).click();
  await expect(popup.getByRole("button", { name: "Remove filter: irs.gov" })).toBeVisible();
  const box = popup.getByRole("combobox", { name: "Search government pages" });
  await expect(box).toBeFocused();
  await box.fill("tax");
  await box.press("Enter");
  await expect(popup.getByRole("list", { name: "Results" })).toBeVisible();
  const asked = (await service.log()).map(({ url }) => new URL(url, service.url));
  expect(asked.find(({ pathname }) => pathname === "/api/v1/search")?.searchParams.get("domain")).toBe(
    "irs.gov",
  );
});

test("from a page to a watch of its whole site", async ({ session }) => {
  const popup = await popupOn(session, { url: "https://www.irs.gov/forms" });
  const panel = await openDetails(popup);
  await panel.getByRole("button", { name: "Follow this site" }).click();
  await expect(panel.getByRole("textbox", { name: "Name" })).toHaveValue("irs.gov");
  await panel.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(popup.getByText("Following “irs.gov”")).toBeVisible();
  await expect(panel).toHaveCount(0);
  await popup.goto(session.address("search.html?view=recent&domain=irs.gov"));
  await expect(popup.getByRole("button", { name: "Following" })).toBeVisible();
});

test("the page that answers about a site says that the site is followed", async ({ openPage }) => {
  const page = await openPage("site.html?address=https%3A%2F%2Fwww.irs.gov%2Fforms&wants=answer");
  const panel = await openDetails(page);
  await panel.getByRole("button", { name: "Follow this site" }).click();
  await panel.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Following “irs.gov”" })).toBeVisible();
});

test("a box with more in it than fits stays where it was scrolled to", async ({ session }) => {
  const popup = await popupOn(session, { url: "https://www.irs.gov/forms" });
  const panel = await openDetails(popup);
  await panel.getByRole("button", { name: "Follow this site" }).click();
  await expect(panel.getByRole("link", { name: "Subscribe" })).toBeAttached();
  const scrolled = await popup.locator(".floating").evaluate(async (box) => {
    const scrollEnd = box.scrollHeight - box.clientHeight;
    box.scrollTo(0, scrollEnd);
    // The event of a scroll comes in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return { scrollEnd, at: box.scrollTop };
  });
  expect(scrolled.scrollEnd).toBeGreaterThan(0);
  expect(scrolled.at).toBe(scrolled.scrollEnd);
});

test("what is said stays about the page that was clicked on", async ({ session }) => {
  const popup = await popupOn(session, { url: "https://www.irs.gov/" });
  await expect(region(popup).getByRole("status")).toContainText("Official");
  await popup.evaluate(() => {
    Object.assign(chrome.tabs, { query: () => Promise.resolve([{ id: 1, url: "https://evil.example/" }]) });
  });
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  await expect(region(popup).getByRole("status")).toContainText("Official · irs.gov");
});

test("the list of government sites is fetched on a click, and then tells listed sites", async ({
  session,
  service,
}) => {
  const popup = await popupOn(session, { url: "https://www.toronto.ca/services" });
  await expect(region(popup).getByRole("status")).toContainText("Not known · toronto.ca");
  const panel = await openDetails(popup);
  await expect(panel).toContainText("The list of government sites is not on this device.");
  expect(await service.log()).toEqual([]);
  await panel.getByRole("button", { name: "Download the list of government sites (1 MB)" }).click();
  await expect(region(popup).getByRole("status").first()).toContainText(
    "In the list of government sites: City of Toronto",
  );
  await expect(panel).toContainText(/\d+ sites are in the list on this device, downloaded on/);
  const asked = (await service.log()).map(({ url }) => new URL(url, service.url));
  expect(new Set(asked.map(({ pathname }) => pathname))).toEqual(new Set(["/api/v1/domains"]));

  await service.clearLog();
  const again = await popupOn(session, { url: "https://torronto.ca/" });
  await expect(region(again).getByRole("status")).toContainText("Look-alike: this is not toronto.ca");
  expect(await service.log()).toEqual([]);
});

test("one site is looked up on a click, by its domain alone, and nothing is kept", async ({
  session,
  service,
}) => {
  const popup = await popupOn(session, { url: "https://www.toronto.ca/services?secret=1" });
  await region(popup).getByRole("button", { name: "More about this page" }).click();
  await popup.getByRole("menuitem", { name: "Look it up" }).click();
  await expect(region(popup).getByRole("status").first()).toContainText("In the list of government sites");
  expect((await service.log()).map(({ url }) => url)).toEqual([
    "/api/v1/domains?search=toronto.ca&limit=500&offset=0",
  ]);
  const kept = await popup.evaluate(async () => (await chrome.storage.local.get("site-list"))["site-list"]);
  expect(kept).toBeUndefined();
});

test.describe("with the choice to keep the list", () => {
  test.use({ settings: { siteList: true } });
});

const ARTICLE = "https://www.irs.gov/five-tax-myths";

test("the context menu leads to searching the page's site and to what changed there", async ({ session }) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  for (const [menuItemId, address] of [
    ["search-site", "/search.html?domain=irs.gov"],
    ["show-changes", "/search.html?view=recent&domain=irs.gov&sort=changed"],
  ] as const) {
    const opened = session.context.waitForEvent("page");
    await chooseFromMenu(session.worker, article, { menuItemId, pageUrl: ARTICLE });
    const page = await opened;
    await expect.poll(() => page.url().replace(session.address(""), "/")).toBe(address);
    await page.close();
  }
});

test("the context menu says what a look-alike is instead of searching it, and what a link leads to", async ({
  session,
  service,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const fake = "https://irs.gov.evil.example/refund";
  for (const info of [
    { menuItemId: "search-site", pageUrl: fake },
    { menuItemId: "link-official", pageUrl: ARTICLE, linkUrl: fake },
  ]) {
    const opened = session.context.waitForEvent("page");
    await chooseFromMenu(session.worker, article, info);
    const page = await opened;
    await expect(region(page).getByRole("status")).toContainText("Look-alike: this is not irs.gov");
    await expect(region(page).getByRole("link", { name: "Go to irs.gov" })).toBeVisible();
    await page.close();
  }
  expect(await service.log()).toEqual([]);
});

test("the context menu searches for what the page's title is about", async ({ session, service }) => {
  const pageUrl = `${service.url}/article`;
  const article = await openArticle(session, pageUrl, "<p>Text</p>");
  const opened = session.context.waitForEvent("page");
  await chooseFromMenu(session.worker, article, { menuItemId: "search-about", pageUrl });
  expect((await opened).url()).toContain("/search.html?q=Five+tax+myths");
});

test("a quote is copied with its source and a link that opens at it", async ({ session, service }) => {
  await session.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
  const article = await openArticle(
    session,
    `${service.url}/article`,
    "<p>The minimum wage is $7.25 an hour.</p>",
  );
  await selectAll(article, "p");
  const menuItemId = "copy-quote";
  const selectionText = "The minimum wage is $7.25 an hour.";
  const pageUrl = `${service.url}/article`;
  await chooseFromMenu(session.worker, article, { menuItemId, selectionText, pageUrl, frameId: 0 });
  await expect
    .poll(() => article.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /^“The minimum wage is \$7\.25 an hour\.”\n— “Five tax myths”\n127\.0\.0\.1, \w+ \d+, \d{4}\nhttp:.*#:~:text=The%20minimum%20wage%20is%20%247.25%20an%20hour$/,
    );
  expect(await service.log()).toEqual([]);
});

test("a page that lets no extension read it says so when a quote is to be copied", async ({
  session,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "copy-quote",
    selectionText: "Text",
    pageUrl: ARTICLE,
  });
  const panel = await openPage("sidepanel.html");
  await expect(panel.getByText("This page does not let extensions read its text.")).toBeVisible();
});

test("“gov here” searches the site of the tab", async ({ session, service }) => {
  const article = await openArticle(session, `${service.url}/article`, "<p>Text</p>");
  await article.bringToFront();
  const opened = session.context.waitForEvent("page");
  await session.worker.evaluate(() =>
    chrome.omnibox.onInputEntered.dispatch("here tax refund", "newForegroundTab"),
  );
  // A page without a name has no site to search in: everything is.
  await expect.poll(async () => (await opened).url()).toContain("/search.html?q=tax+refund");
  // The next test counts requests: the last of this page's must have come.
  await expect
    .poll(async () => (await service.log()).some(({ url }) => url.startsWith("/api/v1/places")))
    .toBe(true);
});

test("the toolbar icon is marked by the browser's own rules, once that is turned on", async ({
  session,
  openPage,
}) => {
  const rules = () =>
    session.worker.evaluate(async () => {
      if (!(await chrome.permissions.getAll()).permissions?.includes("declarativeContent")) return null;
      // A worker gets the interface a moment after the permission.
      const { onPageChanged } = Object(Object(chrome).declarativeContent);
      if (onPageChanged === undefined) return null;
      const all = await new Promise<readonly object[]>((done) => onPageChanged.getRules(undefined, done));
      const conditions: readonly object[] = Object(all[0]).conditions ?? [];
      return conditions.map((condition) => String(Object(condition).pageUrl.hostSuffix));
    });
  const keepList = (lines: string) =>
    session.worker.evaluate((stored) => chrome.storage.local.set({ "site-list": stored }), {
      lines,
      count: lines.split("\n").length,
      next: null,
      shrunkTo: null,
      fetchedAt: Date.now(),
      triedAt: Date.now(),
    });
  await keepList("toronto.ca\tCity of Toronto\ngithub.io");
  expect(await rules()).toBeNull();
  const options = await openPage("options.html");
  const toggle = options.getByRole("checkbox", { name: "Mark official sites on the toolbar icon" });
  await toggle.check();
  await expect.poll(rules).toEqual(expect.arrayContaining([".gov", ".toronto.ca"]));
  expect(await rules()).not.toContain(".github.io");
  // A renewed list is followed at once, while no page is open that could do it.
  await options.goto("about:blank");
  await keepList("ottawa.ca\tCity of Ottawa\nnetlify.app\nhalifax.ca");
  await expect.poll(rules).toEqual(expect.arrayContaining([".gov", ".ottawa.ca", ".halifax.ca"]));
  for (const none of [".toronto.ca", ".netlify.app"]) expect(await rules()).not.toContain(none);
  await session.worker.evaluate(() => chrome.storage.local.remove("site-list"));
  await expect.poll(rules).not.toContain(".ottawa.ca");
  await options.goto(session.address("options.html"));
  // The browser says a moment after the page is drawn that it is on.
  await expect(toggle).toBeChecked();
  await toggle.uncheck();
  await expect.poll(rules).toBeNull();
});

const VISITED = ["www.irs.gov", "example.com", "irs.gov.evil.example", "www.toronto.ca", "torronto.ca"];

test.describe("with the list of government sites on the device", () => {
  test.use({ settings: { siteList: true } });

  test("visiting 50 pages and opening the popup on each sends nothing", async ({ session, service }) => {
    test.setTimeout(180_000);
    const worker = await recordWorkerRequests(session);
    const now = Date.now();
    await session.worker.evaluate((list) => chrome.storage.local.set({ "site-list": list }), {
      lines: "toronto.ca\tCity of Toronto",
      count: 1,
      next: null,
      shrunkTo: null,
      fetchedAt: now,
      triedAt: now,
    });
    await session.context.route(/^https:/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A page</title><p>Text</p>" }),
    );
    const asked: string[] = [];
    session.context.on("request", (request) => asked.push(request.url()));
    const site = await session.context.newPage();
    const popup = await session.context.newPage();
    // The click on the toolbar would tell the popup the tab; here its own address does.
    await popup.addInitScript(() => {
      const url = decodeURIComponent(location.search.slice(1));
      Object.assign(chrome.tabs, {
        query: () => Promise.resolve([{ id: 1, windowId: 1, title: "A page", url }]),
      });
    });
    const visited = Array.from(
      { length: 50 },
      (_, index) => `https://${VISITED[index % VISITED.length]}/${index}`,
    );
    for (const url of visited) {
      await site.goto(url);
      await popup.goto(session.address(`popup.html?${encodeURIComponent(url)}`));
      await expect(region(popup).getByRole("status")).toContainText(
        /^(Official|Not listed|Not known|Look-alike)/,
      );
    }
    expect(asked.filter((url) => !url.startsWith(session.address("")))).toEqual(visited);
    expect(await service.log()).toEqual([]);
    expect(worker.filter((url) => !url.startsWith(session.address("")))).toEqual([]);
    // The record would have shown a request.
    await session.worker.evaluate((url) => fetch(url).then(() => null), `${service.url}/health`);
    await expect.poll(() => worker).toContain(`${service.url}/health`);
  });
});
