import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "puppeteer-core";
import { CLAIMS } from "../e2e/panel.ts";
import type { Display } from "../setup/display.ts";
import { type FirefoxSession, sidebarText } from "../setup/firefox.ts";
import {
  answerQuestion,
  backgroundState,
  contextMenuLabels,
  currentAddress,
} from "../setup/firefox-window.ts";
import { expect, windowTest } from "./fixtures.ts";

const WHOLE = `${CLAIMS.refuted}\n\nThis second paragraph was selected too.`;

/** A page of the web, opened in front with its text selected. */
const test = windowTest.extend<{ article: Page }>({
  article: async ({ session }, use) => {
    const server = createServer((_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        `<!doctype html><title>Five tax myths</title><p style="font-size: 20px; white-space: pre-line">${WHOLE}</p>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const page = await session.browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.bringToFront();
    await selectText(page);
    await use(page);
    server.closeAllConnections();
    server.close();
  },
});

test("a right click on a selection opens the sidebar with the verdict", async ({
  session,
  display,
  article,
}, info) => {
  await openMenu(article, display, session);
  display.picture(info.outputPath("menu.png"));
  display.press("Return");
  await expect
    .poll(() => sidebarText(session), { timeout: 30_000 })
    .toMatch(/Official sources|What the sources say/);
  const text = await sidebarText(session);
  expect(text).toContain("This second paragraph was selected too.");
  expect(text).toContain("Refuted");
  expect(text).toContain("From “Five tax myths”");
  display.picture(info.outputPath("sidebar.png"));
});

test.describe("before the user has allowed that claims are sent", () => {
  test.use({ asks: true });

  test("the menu asks, keeps what may not be sent, and checks what may", async ({
    session,
    display,
    article,
    service,
  }) => {
    await openMenu(article, display, session);
    display.press("Return");
    await expect.poll(() => answerQuestion(session.browser, "refuse")).toBe(true);
    await expect.poll(() => sidebarText(session)).toContain("Nothing was sent.");
    expect((await service.log()).filter(({ url }) => url.includes("fact-check"))).toEqual([]);

    await article.bringToFront();
    await openMenu(article, display, session);
    display.press("Return");
    await expect.poll(() => answerQuestion(session.browser, "allow")).toBe(true);
    await expect
      .poll(() => sidebarText(session), { timeout: 30_000 })
      .toMatch(/Official sources|What the sources say/);
  });
});

test("the menu searches for the selection, also after the background was stopped", async ({
  session,
  display,
  article,
  service,
}) => {
  await expect.poll(() => backgroundState(session.browser), { timeout: 30_000 }).toBe("stopped");
  await openMenu(article, display, session);
  display.press("Down", "Return");
  // Not in the page's address, which goes on with fewer words, since so many find nothing.
  const searched = async () =>
    (await service.log()).map(({ url }) => new URL(url, service.url).searchParams.get("q"));
  await expect.poll(searched).toContainEqual(expect.stringContaining(CLAIMS.refuted));
  expect(await currentAddress(session.browser)).toContain("search.html?q=");
});

test("the keyboard command checks the selection in the sidebar", async ({ session, display, article }) => {
  const { x, y } = await onScreen(article);
  await article.evaluate(() => {
    const clicked = new Promise((resolve) => addEventListener("click", resolve, { once: true }));
    Object.assign(globalThis, { clicked: clicked.then(() => null) });
  });
  display.click(x, y);
  // A click that came later would take the selection away again.
  await article.evaluate(() => (globalThis as unknown as { clicked: Promise<null> }).clicked);
  await selectText(article);
  display.press("alt+shift+k");
  await expect.poll(() => sidebarText(session), { timeout: 30_000 }).toContain("Refuted");
});

const selectText = (page: Page) =>
  page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("p") as Element));

/** A place in the page's text, where the mouse finds it. */
const onScreen = (page: Page) =>
  page.evaluate(() => {
    const { mozInnerScreenX, mozInnerScreenY } = globalThis as unknown as Record<string, number>;
    return { x: Number(mozInnerScreenX) + 120, y: Number(mozInnerScreenY) + 50 };
  });

/** The right click, and the extension's entry, the last one, whose own menu opens to the side. */
async function openMenu(article: Page, display: Display, { browser }: FirefoxSession): Promise<void> {
  const { x, y } = await onScreen(article);
  display.click(x, y, 3);
  await expect.poll(() => contextMenuLabels(browser)).toContain("Primary Source");
  display.press("Up", "Right");
  await expect
    .poll(() => contextMenuLabels(browser))
    .toContainEqual(expect.stringMatching(/^Fact-check “Social Security/));
}
