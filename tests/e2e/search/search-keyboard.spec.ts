import type { Page } from "playwright/test";
import { withoutTextFragment } from "../../../utils/text/text-fragment.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

test("/ leads to the box, arrows through the results and back to it", async ({ openPage }) => {
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await expect(search.cards).toHaveCount(10);
  await page.keyboard.press("/");
  await expect(search.box).toBeFocused();
  await expect(search.box).toHaveValue("tax");
  await page.keyboard.press("ArrowDown");
  await expect(search.titles.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(search.titles.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(search.box).toBeFocused();
});

test("/ leads to the box of What’s new, arrows to its pages, and Escape out of it", async ({ openPage }) => {
  for (const address of ["search.html?view=recent", "popup.html"]) {
    const page = await openPage(address);
    if (address === "popup.html") await page.getByRole("tab", { name: "What’s new" }).click();
    const search = searchPage(page);
    await expect(search.titles.first()).toBeVisible();
    await expect(search.box).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(search.box).toBeFocused();
    await page.keyboard.press("Escape");
    const sentence = page.getByRole("button", { name: /^Updated, any time/ });
    await expect(sentence).toBeFocused();
    await expect(search.box).toHaveCount(0);
    await page.keyboard.press("/");
    await page.keyboard.type("tax");
    const all = (await search.count.textContent()) ?? "";
    await page.keyboard.press("Enter");
    const narrowed = page.getByRole("button", { name: /^“tax” · Updated, any time/ });
    await expect(narrowed).toBeVisible();
    // The pages of before are still there until those of the words come.
    await expect(search.count).not.toHaveText(all);
    await page.keyboard.press("ArrowDown");
    await expect(search.titles.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(search.box).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search.box).toHaveValue("");
    // All of it is listed again.
    await expect(sentence).toBeVisible();
    await expect(search.box).toBeFocused();
    await page.getByRole("button", { name: "More filters" }).click();
    await page.getByRole("button", { name: "Search operators" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Search operators" })).toBeFocused();
    await page.close();
  }
});

test("Enter opens a result, Ctrl+Enter opens it behind", async ({ openPage, session, service }) => {
  const addresses = [`${service.url}/api-guide.md`, `${service.url}/llms.txt`];
  await service.fault({
    match: "/api/v1/search",
    kind: "custom",
    body: answerBody(addresses.map((url) => resultBody({ url }))),
  });
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await search.titles.nth(1).focus();
  const [behind] = await Promise.all([
    session.context.waitForEvent("page"),
    page.keyboard.press("Control+Enter"),
  ]);
  await expect.poll(() => withoutTextFragment(behind.url())).toBe(addresses[1]);
  expect(await page.evaluate(() => document.visibilityState)).toBe("visible");
  await search.titles.nth(0).focus();
  const [opened] = await Promise.all([session.context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await expect.poll(() => withoutTextFragment(opened.url())).toBe(addresses[0]);
});

test("Escape leads to the box, clears it, then closes the popup", async ({ openPage }) => {
  const page = await openPage("popup.html");
  const search = searchPage(page);
  await search.search("tax");
  await expect(search.cards).toHaveCount(10);
  await search.titles.nth(1).focus();
  await page.keyboard.press("Escape");
  await expect(search.box).toBeFocused();
  await expect(search.box).toHaveValue("tax");
  await page.keyboard.press("Escape");
  await expect(search.box).toHaveValue("");
  await expect(search.cards).toHaveCount(10);
  // The page is gone before the key is reported as pressed.
  await Promise.all([page.waitForEvent("close"), page.keyboard.press("Escape").catch(() => undefined)]);
});

test("the button that clears the box gives up results and count, and the way back leads to them", async ({
  openPage,
}) => {
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await expect(search.cards).toHaveCount(10);
  await page.getByRole("button", { name: "Clear the search box" }).click();
  await expect(search.box).toBeFocused();
  await expect(search.cards).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "results" })).toHaveCount(0);
  await expect(page).not.toHaveURL(/q=tax/);
  await page.goBack();
  await expect(search.box).toHaveValue("tax");
  await expect(search.cards).toHaveCount(10);
});

test("a popup that was closed with Escape comes back with the words of its results", async ({ openPage }) => {
  const page = await openPage("popup.html");
  await searchPage(page).search("tax");
  await expect(searchPage(page).cards).toHaveCount(10);
  await page.keyboard.press("Escape");
  await Promise.all([page.waitForEvent("close"), page.keyboard.press("Escape").catch(() => undefined)]);
  const again = searchPage(await openPage("popup.html"));
  await expect(again.box).toHaveValue("tax");
  await expect(again.cards).toHaveCount(10);
});

test("everything in the popup can be done with the keyboard alone", async ({ openPage, service }) => {
  const page = await openPage("popup.html");
  await page.setViewportSize({ width: 420, height: 600 });
  const search = searchPage(page);
  await expect(search.box).toBeFocused();
  await page.keyboard.type("tax");
  await page.keyboard.press("Enter");
  await expect(search.titles.first()).toBeVisible();

  await tabTo(page, "Country");
  await page.keyboard.press("Enter");
  await expect(search.option(/^United States/)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(search.chip("Canada")).toHaveAccessibleName(/United States, Canada|Canada, United States/);
  await expect(search.picker("Country")).toBeFocused();

  await tabTo(page, "State or province");
  await page.keyboard.press("ArrowDown");
  await expect(search.option(/^Texas/)).toBeVisible();
  await page.keyboard.type("tex");
  await page.keyboard.press("Enter");
  await expect(search.chip("Texas")).toBeVisible();

  await search.picker("Country").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(search.chip("Canada")).toHaveCount(0);

  await tabTo(page, "More filters");
  await page.keyboard.press("Enter");
  await tabTo(page, "File type");
  await page.keyboard.press("Enter");
  await expect(search.option(/^PDF/)).toBeVisible();
  await page.keyboard.type("p");
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await lastRequest(service, "/api/v1/search"))?.toString())
    .toBe("q=tax&country=us&state=TX&filetype=pdf");
  await expect(search.cards.first()).toContainText("PDF");

  await search.titles.first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeFocused();
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "Search" }).focus();
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "Updated, any time · all places");
  await page.keyboard.press("Enter");
  await tabTo(page, "Sort by");
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(async () => (await lastRequest(service, "/api/v1/recent"))?.get("sort"))
    .toBe("published");
  await page.getByRole("tab", { name: "What’s new" }).focus();
  await tabTo(page, "Follow");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Subscribe" })).toBeVisible();
  await tabTo(page, "Subscribe");
});

/** Presses Tab until the focus stands on something of this name: whatever cannot be reached fails. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 300; steps += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null;
      return label ?? element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`Tab does not lead to “${name}”`);
}
