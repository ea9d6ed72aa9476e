import { CLAIMS } from "../e2e/panel.ts";
import { allowPrivateWindows, openPrivateWindow } from "../e2e/private-window.ts";
import { findSidePanel } from "../setup/side-panel.ts";
import { openExtensionMenu } from "./context-menu.ts";
import { expect, test } from "./fixtures.ts";

// It is allowed into private windows, which must not outlive the test.
test.use({ fresh: true });

test("a right click in a private window opens its own side panel, whose check no other window has", async ({
  session,
  service,
  display,
}, info) => {
  await allowPrivateWindows(session);
  const { page } = await openPrivateWindow(session, `${service.url}/article`);
  await page.setContent(`<p style="font-size: 20px">${CLAIMS.refuted}</p>`);
  await page.bringToFront();
  await page.locator("p").evaluate((element) => getSelection()?.selectAllChildren(element));
  // The frame around a new window is a window too, and comes after it.
  await expect.poll(display.activeWindow).toContain("/article");
  await openExtensionMenu(display, page.locator("p"));
  display.picture(info.outputPath("menu.png"));
  display.press("Return");
  const inPanel = async (expression: string) => {
    const panel = await findSidePanel(session.context, session.address("sidepanel.html"));
    return panel?.evaluate(expression);
  };
  await expect
    .poll(() => inPanel("document.body.innerText"), { timeout: 20_000 })
    .toMatch(/Official sources|What the sources say/);
  expect(await inPanel("chrome.extension.inIncognitoContext")).toBe(true);
  display.picture(info.outputPath("panel.png"));

  const others = await session.context.newPage();
  await others.goto(session.address("sidepanel.html"));
  await expect(others.getByText("No fact-checks yet")).toBeVisible();
});
