import type { Page } from "playwright/test";
import { AFTER_ANSWER, AFTER_ANSWERS, expect, frenchSearch, test } from "./fixtures.ts";
import { anyFr, fr } from "./french.ts";

/** Keeps what screen readers are given to say, one text after the other. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const last = new Map<Element, string>();
    Object.assign(globalThis, { said });
    const listen = (): void => {
      for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
        const text = region.textContent?.trim() ?? "";
        if (text !== "" && text !== last.get(region)) said.push(text);
        last.set(region, text);
      }
    };
    listen();
    said.length = 0;
    new MutationObserver(listen).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => Object(globalThis).said);
}

test("results that come are announced once, and take the focus from nothing", async ({ openPage }) => {
  const page = await openPage("search.html?q=tax");
  const search = frenchSearch(page);
  await expect(search.count).toBeVisible(AFTER_ANSWERS);
  await page.getByRole("button", { name: fr("filter.more") }).click();
  const said = await recordAnnouncements(page);
  await search.search("passport");
  // The user goes on to the filters, types in one, and gets the results meanwhile.
  await page.getByRole("button", { name: fr("filter.language"), exact: true }).click();
  const field = page.getByRole("combobox", { name: fr("filter.language") });
  await field.pressSequentially("espa");
  await expect(search.titles.first()).toContainText(/passport/i, AFTER_ANSWERS);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("espa");
  const languages = page.getByRole("listbox", { name: fr("filter.language") }).getByRole("option");
  await expect(languages).toHaveCount(1);
  const counts = (await said()).filter((text) => anyFr("results.count_other").test(text));
  expect(counts).toHaveLength(1);
});

test("a picker that is open when the service's lists come keeps focus and text", async ({ openPage }) => {
  const page = await openPage("search.html?country=us");
  await page.getByRole("button", { name: fr("filter.state"), exact: true }).click();
  // Before the text: on a busy machine the lists may be there once it is typed.
  await expect(page.getByText(fr("picker.fetching"))).toBeVisible();
  const field = page.getByRole("combobox", { name: fr("filter.state") });
  await field.pressSequentially("tex");
  const states = page.getByRole("listbox", { name: fr("filter.state") }).getByRole("option");
  await expect(states).toHaveCount(1, AFTER_ANSWER);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("tex");
  await field.press("Enter");
  await expect(frenchSearch(page).chip("Texas")).toBeVisible();
});

test("a page that was left before its answer came does not come back with it", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?q=tax");
  const search = frenchSearch(page);
  await expect(search.cards).toHaveCount(10, AFTER_ANSWER);
  const first = (await search.titles.first().textContent()) ?? "";
  await page.getByRole("button", { name: fr("paging.next") }).click();
  await expect(page).toHaveURL(/page=2/);
  // Before the answer is here, the user goes back.
  await page.goBack();
  await expect(search.titles.first()).toHaveText(first);
  await expect(page).not.toHaveURL(/page=2/);
  // The answer to what was asked later has come, so the earlier one would be here as well.
  const other = await openPage("search.html?q=passport");
  await expect(frenchSearch(other).titles.first()).toBeVisible(AFTER_ANSWERS);
  await expect(search.titles.first()).toHaveText(first);
  const asked = (await service.log()).filter(({ url }) => url.startsWith("/api/v1/search?q=tax"));
  expect(asked.map(({ url }) => url.includes("page=2"))).toEqual([false, true]);
});
