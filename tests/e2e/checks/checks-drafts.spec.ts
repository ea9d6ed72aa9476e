import { expect, test } from "../fixtures.ts";
import { chooseFromMenu, openArticle } from "../gestures.ts";
import { Panel } from "../panel.ts";

const ARTICLE = "https://news.example.com/five-tax-myths";
const TOO_LONG = "The tax rate rose. ".repeat(600).slice(0, 10_001);

test("corrections to a claim that could not be sent outlive the panel", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  await chooseFromMenu(session.worker, article, { menuItemId: "check-selection", selectionText: TOO_LONG });
  const panel = new Panel(await openPage("sidepanel.html"));
  await expect(panel.editor).toHaveValue(TOO_LONG);
  await expect(panel.page.getByRole("alert")).toContainText("10,001 characters");
  await panel.editor.fill("The tax rate rose in");
  await panel.page.close();

  const again = new Panel(await openPage("sidepanel.html"));
  await expect(again.editor).toHaveValue("The tax rate rose in");
  await expect(again.page.getByRole("alert")).toHaveCount(0);
  await again.page.getByRole("button", { name: "Fact-check", exact: true }).click();
  await expect(again.card("The tax rate rose in").locator("[data-verdict]")).toBeVisible();
  await expect(again.items).toHaveCount(1);
  expect(await service.log()).toHaveLength(1);
});

test("a claim that was taken to the editor leaves the one being written for later", async ({
  session,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.editor.fill("I am still writing this");
  await chooseFromMenu(session.worker, article, { menuItemId: "check-selection", selectionText: TOO_LONG });
  await panel.cards.first().getByRole("button", { name: "Edit" }).click();
  await expect(panel.page.getByRole("alert")).toContainText("10,001 characters");
  await panel.page.getByRole("button", { name: "Discard" }).click();
  await expect(panel.editor).toHaveValue("I am still writing this");
  await expect(panel.cards).toHaveCount(0);
});

test("panel and popup have one claim being written, and neither overwrites the other's", async ({
  openPage,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  const inPopup = popup.getByRole("textbox", { name: "Claim" });
  await inPopup.fill("The tax rate");
  await expect(panel.editor).toHaveValue("The tax rate");
  await panel.editor.press("End");
  await panel.editor.pressSequentially(" rose");
  await expect(inPopup).toHaveValue("The tax rate rose");
  await popup.getByRole("button", { name: "Fact-check", exact: true }).click();
  await expect(inPopup).toHaveValue("");
  await expect(panel.editor).toHaveValue("");
});

test("a claim taken to the editor stands in every panel, and goes from every panel, unsent", async ({
  session,
  service,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  await chooseFromMenu(session.worker, article, {
    menuItemId: "check-link",
    linkUrl: "http://192.168.1.1/",
  });
  const one = new Panel(await openPage("sidepanel.html"));
  const other = new Panel(await openPage("sidepanel.html"));
  for (const { editor, page } of [one, other]) {
    await expect(editor).toHaveValue("http://192.168.1.1/");
    await expect(page.getByRole("alert")).toContainText("Only public addresses can be checked.");
  }
  await one.page.getByRole("button", { name: "Discard" }).click();
  for (const { editor, cards } of [one, other]) {
    await expect(editor).toHaveValue("");
    await expect(cards).toHaveCount(0);
  }
  await other.page.reload();
  await expect(other.editor).toHaveValue("");
  expect(await service.log()).toEqual([]);
});

test("so does clearing the history in the options, with what was being written", async ({
  session,
  openPage,
}) => {
  const article = await openArticle(session, ARTICLE, "<p>Text</p>");
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.editor.fill("I am still writing this");
  await chooseFromMenu(session.worker, article, { menuItemId: "check-selection", selectionText: TOO_LONG });
  await panel.cards.first().getByRole("button", { name: "Edit" }).click();
  const options = await openPage("options.html");
  await options.getByRole("button", { name: "Delete history" }).click();
  await options.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(options.getByText("Fact-check history deleted.")).toBeVisible();
  await expect(panel.editor).toHaveValue("");
});
