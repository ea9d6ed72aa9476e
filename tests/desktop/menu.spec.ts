import type { ExtensionSession } from "../../scripts/launch-browser.ts";
import { openArticle } from "../e2e/gestures.ts";
import { CLAIMS } from "../e2e/panel.ts";
import { findSidePanel } from "../setup/side-panel.ts";
import { openExtensionMenu } from "./context-menu.ts";
import { expect, test } from "./fixtures.ts";

const ARTICLE = "https://news.example.com/five-tax-myths";

async function inPanel(session: ExtensionSession, expression: string): Promise<string> {
  const panel = await findSidePanel(session.context, session.address("sidepanel.html"));
  return String((await panel?.evaluate(expression)) ?? "");
}

const panelText = (session: ExtensionSession) => inPanel(session, "document.body.innerText");

test("a right click on a selection opens the side panel with the verdict", async ({
  session,
  display,
}, info) => {
  const whole = `${CLAIMS.refuted}\n\nThis second paragraph was selected too.`;
  const article = await openArticle(
    session,
    ARTICLE,
    `<p style="font-size: 20px; white-space: pre-line">${whole}</p>`,
  );
  await article.bringToFront();
  await article.locator("p").evaluate((element) => getSelection()?.selectAllChildren(element));
  await openExtensionMenu(display, article.locator("p"));
  display.picture(info.outputPath("menu.png"));
  display.press("Return");
  await expect
    .poll(() => panelText(session), { timeout: 20_000 })
    .toMatch(/Official sources|What the sources say/);
  // The permission of the click alone reads the page: its line breaks are there, which the menu's text has not.
  expect(await inPanel(session, "document.querySelector('article h2').textContent")).toBe(`“${whole}”`);
  expect(await panelText(session)).toContain("From “Five tax myths”");
  display.picture(info.outputPath("panel.png"));
});

test("the keyboard command checks the selection in the side panel", async ({ session, display }) => {
  const article = await openArticle(session, ARTICLE, `<p>${CLAIMS.confirmed}</p>`);
  await article.bringToFront();
  await article.locator("p").click();
  await article.locator("p").evaluate((element) => getSelection()?.selectAllChildren(element));
  display.press("alt+shift+k");
  await expect.poll(() => panelText(session), { timeout: 20_000 }).toContain("Confirmed");
});

test("the keyboard command copies the selection with its source", async ({
  session,
  display,
  service,
}, info) => {
  const address = `${service.url}/article`;
  const article = await openArticle(session, address, `<p>${CLAIMS.confirmed}</p><textarea></textarea>`);
  await article.bringToFront();
  await article.locator("p").click();
  await article.locator("p").evaluate((element) => getSelection()?.selectAllChildren(element));
  display.press("alt+shift+u");
  // The icon is in the browser's menu of extensions, where nobody sees a tick.
  await expect(article.getByRole("status")).toHaveText("Quote copied with its source");
  display.picture(info.outputPath("copied.png"));
  const quote = `“${CLAIMS.confirmed}”\n— “Five tax myths”\n127.0.0.1, `;
  const link = `${address}#:~:text=`;
  /** What was pasted since the last look; what is not there yet is pasted anew. */
  const copied = async (): Promise<string> => {
    const field = article.locator("textarea");
    const text = await field.inputValue();
    if (text.includes(link)) return text;
    await field.fill("");
    await field.focus();
    display.press("ctrl+v");
    return text;
  };
  await expect
    .poll(async () => {
      const text = await copied();
      return [text.includes(quote), text.includes(link)];
    })
    .toEqual([true, true]);
  expect(await service.log()).toEqual([]);
});
