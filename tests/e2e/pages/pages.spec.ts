import { expect, test } from "../fixtures.ts";

const PAGES = [
  "popup.html",
  "search.html",
  "sidepanel.html",
  "options.html",
  "welcome.html",
  "site.html?address=https://irs.gov.evil.example/",
];

for (const language of ["en", "fr", "es"] as const) {
  test.describe(language, () => {
    test.use({ browserLanguage: language });

    test("every page draws itself without an error or a refused policy", async ({ openPage, session }) => {
      const page = await openPage("popup.html");
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      for (const address of PAGES) {
        await page.goto(session.address(address));
        await expect(page.locator("#app > *").first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(language);
        expect(await page.title()).toContain("Primary Source");
        expect(complaints, address).toEqual([]);
      }
    });
  });
}

test("no page of the extension can make HTML but through the sanitiser", async ({ openPage }) => {
  const page = await openPage("popup.html");
  const attempt = await page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<b>raw</b>";
      return "allowed";
    } catch (error) {
      return String(error);
    }
  });
  expect(attempt).toContain("TrustedHTML");
});
