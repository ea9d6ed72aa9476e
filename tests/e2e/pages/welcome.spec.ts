import type { ExtensionSession } from "../../../scripts/launch-browser.ts";
import { startTestService } from "../../setup/service.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

/** All that is open: the popup is no page to Playwright. */
async function openAddresses({ context }: ExtensionSession): Promise<readonly string[]> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const targets = await devtools?.send("Target.getTargets");
  await devtools?.detach();
  return targets?.targetInfos.map(({ url }) => url) ?? [];
}

test.describe(() => {
  test.use({ fresh: true });

  test("opens by itself after the install, once", async ({ session }) => {
    const welcomes = () => session.context.pages().filter((page) => page.url().endsWith("/welcome.html"));
    await expect.poll(() => welcomes().length).toBe(1);
    await session.worker.evaluate(() => {
      chrome.runtime.onInstalled.dispatch({ reason: "update", previousVersion: "0.0.9" });
      chrome.runtime.onInstalled.dispatch({ reason: "chrome_update" });
    });
    const last = await session.context.newPage();
    await last.goto(session.address("options.html"));
    await expect(last.getByRole("heading", { name: "Advanced" })).toBeVisible();
    expect(welcomes()).toHaveLength(1);
  });
});

test("Back from the results brings back the words that were typed", async ({ openPage }) => {
  const page = await openPage("welcome.html");
  const box = page.getByRole("combobox", { name: "Search government pages" });
  await box.fill("property tax due dates");
  await box.press("Enter");
  await expect(page).toHaveURL(/search\.html\?.*q=property/);
  await expect(page.getByRole("status").filter({ hasText: "results" })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue("property tax due dates");
  await box.fill("passport fee");
  await page.getByRole("link", { name: "in the options" }).click();
  await expect(page).toHaveURL(/options\.html/);
  await page.goBack();
  await expect(box).toHaveValue("passport fee");
});

for (const language of ["en", "fr", "es"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the page fits into 240 pixels", async ({ openPage }) => {
      const page = await openPage("welcome.html");
      await page.setViewportSize({ width: 240, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(240);
    });
  });
}

test.describe("suggestions as you type", () => {
  test("a choice is kept, can be seen and can be changed", async ({ openPage }) => {
    const page = await openPage("welcome.html");
    await expect(page.getByText("You have not chosen yet")).toBeVisible();
    for (const [choice, value, sentence] of [
      ["Turn on suggestions", true, "Suggestions are on."],
      ["Search only when I press Enter", false, "Searches start only when you press Enter."],
    ] as const) {
      await page.getByRole("button", { name: choice }).click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole("button", { name: choice })).toHaveAttribute("aria-pressed", "true");
      const stored = await page.evaluate(() => chrome.storage.local.get("settings"));
      expect(stored).toMatchObject({ settings: { suggestions: value } });
      await page.reload();
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe("without services in the build", () => {
  test.use({ build: "test-without-services" });

  test("the addresses can be entered, and are used", async ({ session }) => {
    const service = await startTestService();
    try {
      const page = await session.context.newPage();
      // The browser's own question cannot be answered here; the build for tests has no permission to begin with.
      await page.addInitScript(() => {
        chrome.permissions.request = async () => true;
      });
      await page.goto(session.address("welcome.html"));
      await expect(page.getByText("needs two services")).toBeVisible();
      await expectAccessible(page);
      const search = page.getByRole("textbox", { name: "Search service address" });
      await search.fill(service.url.replace("http://", ""));
      await search.press("Enter");
      await expect(page.getByText(`${service.url} is working and was saved.`)).toBeVisible();
      await page.getByRole("button", { name: "Use the search service’s address" }).click();
      await expect(page.getByText(`${service.url} is working and was saved.`)).toHaveCount(2);
      await page.getByText("What is sent, where and when").click();
      await expect(page.getByRole("row", { name: /You search, look up/ })).toContainText(
        `127.0.0.1:${service.port}`,
      );
    } finally {
      await service.close();
    }
  });
});

test("the first verdict and the first result are one press away", async ({ openPage }) => {
  const page = await openPage("welcome.html");
  await page.getByRole("button", { name: "Fact-check this sentence" }).click();
  const panel = await openPage("sidepanel.html");
  await expect(panel.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await page.getByRole("button", { name: "minimum wage" }).click();
  await expect(page).toHaveURL(/search\.html\?q=minimum\+wage/);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link").first()).toBeVisible();
});

test.describe("the ways in", () => {
  test("the popup opens from its button", async ({ openPage, session }) => {
    const page = await openPage("welcome.html");
    await page.getByRole("button", { name: "Open it now" }).click();
    await expect.poll(() => openAddresses(session)).toContain(session.address("popup.html"));
  });
});

test("options lead back to it", async ({ openPage }) => {
  const page = await openPage("options.html");
  await page.getByRole("link", { name: "Show again" }).click();
  await expect(page.getByRole("heading", { name: "Ask the government’s own pages." })).toBeVisible();
  await expect(page).toHaveTitle("Welcome to Primary Source");
});

for (const language of ["en", "fr", "es"] as const) {
  test.describe(language, () => {
    test.use({ language });

    test("fits a screenful and is accessible", async ({ openPage }) => {
      const page = await openPage("welcome.html");
      await page.setViewportSize({ width: 1280, height: 960 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".keys")).toBeVisible();
      await expectAccessible(page);
      const [height, screen] = await page.evaluate(() => [document.body.scrollHeight, innerHeight]);
      expect(height).toBeLessThanOrEqual(Number(screen));
    });
  });
}
