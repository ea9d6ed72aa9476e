import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";

const STOPS_AT_MOST = 90;

/** The role and the name of what has the focus, as a screen reader would say them. */
const focused = async (page: Page): Promise<string> => {
  const shown = await page.locator(":focus").ariaSnapshot();
  return shown.split("\n")[0]?.replace(/^- /, "") ?? "";
};

/** Presses Tab until the focus is on what is said like this; what cannot be reached fails. */
async function tabTo(page: Page, said: string, key = "Tab"): Promise<void> {
  for (let stops = 0; stops < STOPS_AT_MOST; stops += 1) {
    await page.keyboard.press(key);
    if ((await page.locator(":focus").count()) > 0 && (await focused(page)).startsWith(said)) return;
  }
  throw new Error(`${key} does not lead to ${said}`);
}

test("with the keyboard alone: a search with two filters, and following it", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html");
  // Room for the filters beside the list.
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, 'combobox "Search government pages"');
  await page.keyboard.type("tax");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /results$/ })).toBeVisible();
  await tabTo(page, 'checkbox "United States');
  await page.keyboard.press("Space");
  await expect.poll(() => focused(page)).toMatch(/^checkbox .*\[checked\]/);
  expect(await focused(page)).toContain('checkbox "United States');
  await tabTo(page, 'button "File type"');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "PDF" })).toBeVisible();
  await page.keyboard.press("p");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove filter: PDF" })).toBeVisible();
  expect(await focused(page)).toContain('button "File type"');
  await expect
    .poll(async () => (await service.log()).map(({ url }) => url).findLast((url) => url.includes("/search?")))
    .toContain("country=us&filetype=pdf");
  await tabTo(page, 'button "Follow"');
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: /^Follow “tax/ });
  await expect(form).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Name" })).toBeFocused();
  for (const said of ['combobox "Which pages"', 'combobox "How often"']) await tabTo(page, said);
  await tabTo(page, 'button "Follow"');
  await expect(form.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Following/ })).toBeVisible();
  await expect.poll(() => focused(page)).toContain('button "Following"');
});

test("with the keyboard alone: a fact-check, and another language", async ({ openPage }) => {
  const panel = await openPage("sidepanel.html");
  await tabTo(panel, 'textbox "Claim"');
  await panel.keyboard.type("The federal minimum wage is $7.25 an hour.");
  await panel.keyboard.press("Enter");
  await expect(panel.getByRole("status").filter({ hasText: /^Confirmed: / })).toHaveCount(1);
  expect(await focused(panel)).toContain('textbox "Claim"');
  for (const said of [
    'link "Minimum wage',
    'button "Show what the sources say"',
    'button "Share',
    'button "More about',
  ]) {
    await tabTo(panel, said);
  }

  const options = await openPage("options.html");
  await tabTo(options, 'combobox "Language"');
  // The letter of “Français”: the page is drawn anew in each language that is passed on the way there.
  await options.keyboard.press("f");
  await expect(options.locator("html")).toHaveAttribute("lang", "fr");
  expect(await focused(options)).toContain('combobox "Langue"');
  await tabTo(options, 'checkbox "Suggestions pendant la saisie"');
});
