import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFirefox } from "../../scripts/setup/chromium.mjs";
import { serviceTest } from "../setup/desk.ts";
import { type FirefoxSession, launchFirefox } from "../setup/firefox.ts";
import { ADD_ON } from "../setup/firefox-window.ts";
import { firefoxExample } from "../setup/policies.ts";
import { ADD_ON_FOLDER, expect, firefoxFor, skipWithoutFirefox } from "./fixtures.ts";

/** Firefox for a user whose administrator has set values for the add-on. */
const test = serviceTest.extend<{ session: FirefoxSession }>({
  session: async ({ service }, use, info) => {
    skipWithoutFirefox(info);
    const home = await mkdtemp(join(tmpdir(), "primary-source-home-"));
    const folder = join(home, ".mozilla", "managed-storage");
    await mkdir(folder, { recursive: true });
    const data = {
      searchServiceUrl: service.url,
      factCheckServiceUrl: service.url,
      suggestions: false,
      pageSize: 20,
      openIn: "sideways",
      watches: [
        { name: "Tax pages", address: "search.html?view=recent&country=us&q=tax", removable: false },
        { name: "Texas", address: "search.html?view=recent&state=TX" },
        { name: "No address" },
      ],
    };
    await writeFile(
      join(folder, `${ADD_ON}.json`),
      JSON.stringify({ name: ADD_ON, description: "for every user here", type: "storage", data }),
    );
    const session = await firefoxFor({ headless: true, env: { HOME: home } });
    await session.install(ADD_ON_FOLDER, false);
    await use(session);
    await session.close();
    await rm(home, { recursive: true, force: true });
  },
});

test("an administrator's values are used, and shown as locked", async ({ session, service }) => {
  const options = await session.openPage("options.html#services");
  const address = await options.waitForSelector("::-p-aria([name='Search service address'][role='textbox'])");
  await expect.poll(() => address?.evaluate((field) => (field as HTMLInputElement).value)).toBe(service.url);
  expect(await address?.evaluate((field) => (field as HTMLInputElement).disabled)).toBe(true);
  const suggestions = await options.waitForSelector(
    "::-p-aria([name='Suggestions as you type'][role='checkbox'])",
  );
  expect(await suggestions?.evaluate((box) => (box as HTMLInputElement).disabled)).toBe(true);
  expect(await suggestions?.evaluate((box) => (box as HTMLInputElement).checked)).toBe(false);
  const alert = await options.waitForSelector("[role=alert]");
  expect(await alert?.evaluate((said) => said.textContent)).toContain(
    "cannot be used: Open results in and Following.",
  );

  const popup = await session.openPage("popup.html");
  const box = await popup.waitForSelector("input[type=search]");
  await box?.type("passport");
  await box?.press("Enter");
  await popup.waitForSelector("::-p-aria([name='Results'][role='list']) a");
  const asked = (await service.log()).map(({ url }) => url);
  expect(asked).toContainEqual(expect.stringMatching(/^\/api\/v1\/search\?q=passport&.*size=20/));
  expect(asked.filter((url) => url.startsWith("/api/v1/suggest"))).toEqual([]);

  const news = await session.openPage("search.html?view=watches");
  const moreAboutTexas = await news.waitForSelector("::-p-aria([name='More about Texas'][role='button'])");
  const watches = () =>
    news.$$eval("[aria-label=Following] > li", (lines) => lines.map((line) => line.textContent));
  expect(await watches()).toEqual([
    expect.stringMatching(/^Tax pages.*Set by your administrator\.$/),
    expect.stringMatching(/^Texas.*Set by your administrator\.$/),
  ]);
  const unfollow = (name: string) => `::-p-aria([name='Unfollow ${name}'][role='menuitem'])`;
  await (await news.$("::-p-aria([name='More about Tax pages'][role='button'])"))?.click();
  await news.waitForSelector("[role=menuitem]");
  expect(await news.$(unfollow("Tax pages"))).toBeNull();
  // It covers the line below.
  await news.keyboard.press("Escape");
  await moreAboutTexas?.click();
  await (await news.waitForSelector(unfollow("Texas")))?.click();
  await expect.poll(watches).toEqual([expect.stringMatching(/^Tax pages/)]);
});

serviceTest("the administrators' example for Firefox reaches the add-on whole", async ({ service }, info) => {
  skipWithoutFirefox(info);
  const folder = await mkdtemp(join(tmpdir(), "primary-source-policies-"));
  const { executable, values } = await firefoxExample(folder, findFirefox() ?? "", ADD_ON, service.url);
  const session = await launchFirefox({ executablePath: executable, headless: true });
  await session.install(ADD_ON_FOLDER, false);
  const options = await session.openPage("options.html#data");
  const managed = () => options.evaluate("browser.storage.managed.get()");
  await expect.poll(managed).toEqual(values);
  const said = () => options.$$eval(".locked", (lines) => lines.map((line) => line.textContent));
  await expect
    .poll(said)
    .toEqual(
      expect.arrayContaining([
        "Fact-checks are deleted after 30 days. Set by your administrator.",
        "Exporting is turned off. Set by your administrator.",
      ]),
    );
  await session.close();
  await rm(folder, { recursive: true, force: true });
});

test("what an administrator's watches find is kept when the disk is full, also before any page lists them", async ({
  session,
}) => {
  const options = await session.openPage("options.html#services");
  await expect.poll(() => options.evaluate(() => navigator.storage.persisted())).toBe(true);
});
