import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { CLAIMS } from "../panel.ts";

const isOnTop = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test("beside a website nothing lies over the button of a long text, or over a sentence that gets the focus", async ({
  session,
}) => {
  const panel = await session.context.newPage();
  await panel.setViewportSize({ width: 400, height: 700 });
  await panel.addInitScript(() => {
    const tab = { id: 1, windowId: 1, title: "", url: "https://news.example.com/budget" };
    Object.assign(chrome.tabs, { query: () => Promise.resolve([tab]) });
  });
  await panel.goto(session.address("sidepanel.html"));
  await expect(panel.getByRole("region", { name: "This page" })).toContainText("news.example.com");
  await panel.getByRole("button", { name: "Check a text" }).click();
  const others = Array.from(
    { length: 40 },
    (_, index) => `The state spent ${index + 2} million dollars on roads.`,
  );
  await panel.getByRole("textbox", { name: "Text" }).fill(`${CLAIMS.refuted} ${others.join(" ")}`);
  await expect(panel.getByRole("checkbox")).toHaveCount(41);
  await panel.evaluate(() => scrollTo(0, 0));
  expect(await isOnTop(panel, /^Check \d+ sentences/)).toBe(true);
  const covered = await panel.evaluate(() => {
    const under: string[] = [];
    for (const tick of document.querySelectorAll<HTMLElement>("input[type=checkbox]")) {
      tick.focus();
      const { left, top, width, height } = tick.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over !== tick && !over?.contains(tick)) under.push(tick.closest("label")?.textContent ?? "");
    }
    return under;
  });
  expect(covered).toEqual([]);
});
