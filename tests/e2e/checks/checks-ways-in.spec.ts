import { PATIENCES, patienceNeverEnds } from "../../setup/endless-patience.ts";
import { expect, test } from "../fixtures.ts";
import { chooseFromMenu, openArticle, pressCommand, selectAll } from "../gestures.ts";
import { CLAIMS, Panel, VERDICT } from "../panel.ts";

const ARTICLE = "https://news.example.com/five-tax-myths";

test("the small window opens where no side panel can", async ({ session }) => {
  const article = await openArticle(session, ARTICLE, `<p>${CLAIMS.refuted}</p>`);
  const opened = session.context.waitForEvent("page");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-selection",
    selectionText: CLAIMS.refuted,
  });
  const panel = new Panel(await opened);
  await expect(panel.page).toHaveURL(session.address("sidepanel.html"));
  await expect(panel.card(CLAIMS.refuted).getByRole("heading", { name: "Refuted" })).toBeVisible();
});

test("a long selection is taken whole, with the title of its page", async ({
  session,
  service,
  openPage,
}) => {
  const words = `${CLAIMS.refuted} ${"This goes on and on. ".repeat(40)}`.trim();
  const article = await openArticle(session, `${service.url}/article`, `<p>${words}</p>`);
  await selectAll(article, "p");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-selection",
    selectionText: words,
    frameId: 0,
  });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.cards.first().locator("h2").first()).toHaveText(`“${words}”`);
  await expect(panel.cards.first().getByText("from “Five tax myths”")).toBeVisible();
});

test("the sentence that a selection cuts is offered, over links and to the end of its line, and not sent", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(
    session,
    `${service.url}/article`,
    "<div><h2>Taxes</h2>Prices rose. It is <a href='/'>false</a> that <b>taxes fell</b> by half<br>More below.</div>",
  );
  await article.locator("b").evaluate(({ firstChild: words }) => {
    if (words !== null) getSelection()?.setBaseAndExtent(words, 0, words, "taxes fell".length);
  });
  const selectionText = "taxes fell";
  await session.worker.evaluate(patienceNeverEnds, PATIENCES.selection);
  await chooseFromMenu(session.worker, article, { menuItemId: "check-selection", selectionText, frameId: 0 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.cards.first().locator("h2").first()).toHaveText("“taxes fell”");
  await expect(
    panel.cards.first().getByRole("button", { name: "Check instead: “It is false that taxes fell by half”" }),
  ).toBeVisible();
});

test("what was clicked on counts, not what a script selected since", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(session, `${service.url}/article`, "<p>Something else</p>");
  await selectAll(article, "p");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-selection",
    selectionText: CLAIMS.refuted,
  });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.cards.first().locator("h2").first()).toHaveText(`“${CLAIMS.refuted}”`);
});

test("the keyboard command checks the selection, also in a text field", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(
    session,
    `${service.url}/article`,
    `<textarea>${CLAIMS.confirmed}</textarea>`,
  );
  await article.locator("textarea").focus();
  await article.keyboard.press("Control+A");
  await pressCommand(session.worker, article);
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
});

test("of two frames the one with the focus is meant, not one with an old selection", async ({
  session,
  service,
  openPage,
}) => {
  for (const [name, words] of Object.entries({ one: "An old selection", two: CLAIMS.confirmed })) {
    await session.context.route(`${service.url}/${name}`, (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: `<p>${words}</p>` }),
    );
  }
  const article = await openArticle(
    session,
    `${service.url}/article`,
    '<iframe src="/one"></iframe><iframe src="/two"></iframe>',
  );
  for (const frame of article.frames().slice(1)) {
    await frame.locator("p").click({ clickCount: 3 });
  }
  await pressCommand(session.worker, article);
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await expect(panel.cards).toHaveCount(1);
});

test("a password is never read", async ({ session, service, openPage }) => {
  const article = await openArticle(
    session,
    `${service.url}/article`,
    `<input type="password" value="hunter2">`,
  );
  await article.locator("input").focus();
  await article.keyboard.press("Control+A");
  await pressCommand(session.worker, article);
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.page.getByRole("alert")).toContainText("No text was selected");
  await expect(panel.editor).toHaveValue("");
  expect(await service.log()).toEqual([]);
});

test("a link and a page are checked by their address", async ({ session, openPage }) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  await chooseFromMenu(session.worker, article, { menuItemId: "check-page", pageUrl: ARTICLE });
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-link",
    linkUrl: "https://www.irs.gov/taxtopics/tc423",
  });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.item(ARTICLE)).toContainText(VERDICT);
  await expect(panel.item("https://www.irs.gov/taxtopics/tc423")).toContainText(VERDICT);
});

test("a look-alike is told before it is checked, and sent only then", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const linkUrl = "https://www.irs.gov.refund.example/";
  await chooseFromMenu(session.worker, article, { menuItemId: "check-link", linkUrl });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.editor).toHaveValue(linkUrl);
  await expect(panel.page.getByText("Look-alike: refund.example is not irs.gov.")).toBeVisible();
  await expect(panel.page.getByRole("alert")).toContainText("Not sent yet.");
  expect(await service.log()).toEqual([]);
  await panel.page.getByRole("button", { name: "Fact-check", exact: true }).click();
  await expect(panel.item(linkUrl)).toContainText("No official source found");
  expect((await service.log()).map(({ method }) => method)).toEqual(["POST"]);
});

test("a panel that shows a search turns to the address that a menu asks about, which is sent", async ({
  session,
  service,
  openPage,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.getByRole("tab", { name: "Search" }).click();
  await panel.page.getByRole("combobox", { name: "Search" }).fill("water");
  await expect(panel.editor).toHaveCount(0);
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const linkUrl = "https://news.example.com/another";
  await chooseFromMenu(session.worker, article, { menuItemId: "check-link", linkUrl });
  await expect(panel.page.getByRole("tab", { name: "Fact-checks", selected: true })).toBeVisible();
  await expect(panel.item(linkUrl)).toContainText(VERDICT);
  expect((await service.log()).map(({ method }) => method)).toContain("POST");
  await panel.page.getByRole("tab", { name: "Search" }).click();
  await expect(panel.page.getByRole("combobox", { name: "Search" })).toHaveValue("water");
});

test("a selection is searched for from the context menu", async ({ session }) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const opened = session.context.waitForEvent("page");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "search-selection",
    selectionText: "child tax credit",
  });
  const address = new URL((await opened).url());
  expect(`${address.pathname}${address.search}`).toBe("/search.html?q=child+tax+credit");
});

test("a click shows the check as running before anything else is known", async ({ session, service }) => {
  await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 60_000 });
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const opened = session.context.waitForEvent("page");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-selection",
    selectionText: CLAIMS.refuted,
  });
  const panel = new Panel(await opened);
  await expect(panel.card(CLAIMS.refuted).getByText("Checking official sources")).toBeVisible();
});

test("the tab counts a running check, and in a narrow panel its dot keeps the colour of what is new", async ({
  service,
  openPage,
}) => {
  await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 60_000 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.page.setViewportSize({ width: 420, height: 700 });
  await panel.ask(CLAIMS.confirmed);
  const tab = panel.page.getByRole("tab", { name: "Fact-checks" });
  await expect(tab).toHaveAccessibleDescription("1 fact-check in progress or new");
  const colours = () =>
    tab.locator(".badge").evaluate((badge) => {
      const accent = document.createElement("i");
      accent.style.background = "var(--accent)";
      badge.append(accent);
      return [badge, accent].map((each) => getComputedStyle(each).backgroundColor);
    });
  const [colour, accent] = await colours();
  expect(colour).toBe(accent);
  await panel.page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => tab.locator(".badge").evaluate(({ clientWidth }) => clientWidth)).toBe(7);
  expect((await colours())[0]).toBe(accent);
});

test("the toolbar tells of a running and of a finished check until it was seen", async ({
  session,
  service,
  openPage,
}) => {
  const badge = () => session.worker.evaluate(() => chrome.action.getBadgeText({}));
  await service.fault({ match: "/api/v1/fact-check", kind: "held" });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await panel.page.close();
  await expect.poll(badge).toBe("…");
  await service.release();
  await expect.poll(badge).toBe("1");
  await openPage("sidepanel.html");
  await expect.poll(badge).toBe("");
});
