import type { Route } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { chooseFromMenu, openArticle, pressCommand } from "../gestures.ts";
import { CLAIMS, Panel } from "../panel.ts";

const ARTICLE = "https://news.example.com/five-tax-myths";

test("one character more opens the editor with all of it, and is sent once it is shortened", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const claim = "The tax rate rose. ".repeat(600).slice(0, 10_001);
  await chooseFromMenu(session.worker, article, { menuItemId: "check-selection", selectionText: claim });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect.poll(() => panel.editor.inputValue().then((text) => text === claim)).toBe(true);
  await expect(panel.page.getByText("10,001 of 10,000 characters")).toBeVisible();
  await expect(panel.page.getByRole("alert")).toContainText("the limit is 10,000");
  expect(await service.log()).toEqual([]);
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await expect(panel.cards).toHaveCount(1);
  await expect(panel.cards.first().getByRole("link", { name: "news.example.com" })).toHaveCount(0);
});

test("what the user is writing is never replaced by a selection that cannot be sent", async ({
  session,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.editor.fill("I am still writing this");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-selection",
    selectionText: "x".repeat(10_001),
  });
  await expect(panel.cards.first().getByRole("alert")).toContainText("10,001 characters");
  await expect(panel.editor).toHaveValue("I am still writing this");
  await panel.cards.first().getByRole("button", { name: "Edit" }).click();
  await expect(panel.editor).toHaveValue(/^x{10001}$/);
});

test("emoji and right-to-left text are counted in UTF-16 units and shown as written", async ({
  openPage,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const count = panel.page.getByText(/of 10,000 characters/);
  await panel.editor.fill("🏛️".repeat(2_999));
  await expect(count).toHaveCount(0);
  await panel.editor.fill("🏛️".repeat(3_000));
  await expect(count).toHaveText("9,000 of 10,000 characters (emoji count as 2 or more)");
  await panel.ask("هل الضريبة على الدخل 22% في 2025؟");
  const claim = panel.cards.first().locator("h2").first();
  await expect(claim).toHaveText("“هل الضريبة على الدخل 22% في 2025؟”");
  expect(await claim.evaluate((element) => element.matches(":dir(rtl)"))).toBe(true);
});

test("a page that cannot be scripted is told by the keyboard command", async ({ session, openPage }) => {
  const closed = await session.context.newPage();
  await closed.goto("chrome://version/");
  await pressCommand(session.worker, closed);
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.page.getByRole("alert")).toContainText(
    "This page does not let extensions read its text",
  );
});

test("a page that cannot be scripted still gives the menu its selection", async ({ session, openPage }) => {
  const closed = await session.context.newPage();
  await closed.goto("chrome://version/");
  await chooseFromMenu(session.worker, closed, {
    menuItemId: "check-selection",
    selectionText: CLAIMS.confirmed,
  });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
});

test("the PDF viewer gives its selection to the menu alone, and the keyboard command is told why not", async ({
  session,
  service,
  openPage,
}) => {
  const address = `${service.url}/report.pdf`;
  const objects = "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj";
  await session.context.route(address, (route) =>
    route.fulfill({ contentType: "application/pdf", body: `%PDF-1.4\n${objects}\ntrailer<</Root 1 0 R>>` }),
  );
  const viewer = await session.context.newPage();
  await viewer.goto(address);
  await pressCommand(session.worker, viewer);
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.page.getByRole("alert")).toContainText(
    "This page does not let extensions read its text",
  );
  // The browser may ask for an icon.
  expect((await service.log()).filter(({ url }) => url.startsWith("/api/"))).toEqual([]);
  await chooseFromMenu(session.worker, viewer, {
    menuItemId: "check-selection",
    selectionText: CLAIMS.confirmed,
  });
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
});

test("a page whose scripts are stuck does not hold up the check", async ({ session, service, openPage }) => {
  const stuck = await openArticle(session, `${service.url}/stuck`, "<p>Text</p>");
  const held = Promise.withResolvers<Route>();
  await session.context.route(`${service.url}/held`, (route) => held.resolve(route));
  const panel = new Panel(await openPage("sidepanel.html"));
  await stuck.bringToFront();
  const freed = stuck.evaluate(() => {
    // The page does nothing else until this is answered, which it is at the end of the test.
    const request = new XMLHttpRequest();
    request.open("GET", "/held", false);
    request.send();
    return request.responseText;
  });
  const answer = await held.promise;
  await session.worker.evaluate(async (selectionText) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.contextMenus.onClicked.dispatch({ menuItemId: "check-selection", selectionText }, tab);
  }, CLAIMS.confirmed);
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await answer.fulfill({ body: "free" });
  expect(await freed).toBe("free");
});
