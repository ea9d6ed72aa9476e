import type { ConsoleMessage } from "playwright/test";
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

test("a page that goes while it waits leaves no error behind", async ({ openPage, session, service }) => {
  const errors: string[] = [];
  const listen = (message: ConsoleMessage): void => {
    if (message.type() === "error") errors.push(message.text());
  };
  session.context.on("console", listen);
  await service.fault({ match: "/api/v1/search", kind: "latency", delayMs: 60_000 });
  const page = await openPage("search.html?q=tax");
  await expect.poll(async () => (await service.log()).map(({ url }) => url).join()).toContain("/search");
  await page.goto(session.address("options.html"));
  // Its calls are answered after the worker heard that the other page has gone.
  await expect(page.getByRole("heading", { name: "Options" })).toBeVisible();
  session.context.off("console", listen);
  expect(errors).toEqual([]);
});

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
