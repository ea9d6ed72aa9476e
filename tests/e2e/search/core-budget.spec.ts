import { expect, test } from "../fixtures.ts";

test.use({ settings: { suggestions: true }, stopsClock: true });

/** Sixty words a minute, with the spread of a user's fingers: the waits after each letter. */
const RHYTHM = [150, 210, 170, 240, 160, 190, 330, 180, 150, 220, 170, 200];

test("typing “minimum wage” costs at most three suggest requests and one search", async ({
  openPage,
  service,
}) => {
  const page = await openPage("popup.html");
  const box = page.getByRole("combobox", { name: "Search government pages" });
  await box.focus();
  // The waits are those of a user, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [index, letter] of [..."minimum wage"].entries()) {
    await page.keyboard.type(letter);
    await page.clock.runFor(RHYTHM[index] ?? 180);
  }
  await page.clock.resume();
  // A look at what is suggested, then Enter for the words as typed.
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem").first()).toBeVisible();
  const paths = (await service.log()).map(({ url }) => new URL(url, service.url).pathname);
  const count = (path: string) => paths.filter((asked) => asked === path).length;
  expect(count("/api/v1/suggest")).toBeGreaterThanOrEqual(1);
  expect(count("/api/v1/suggest")).toBeLessThanOrEqual(3);
  expect(count("/api/v1/search")).toBe(1);
});
