import type { Locator, Page } from "playwright/test";
import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { resize } from "../resize.ts";
import { searchPage } from "../search-page.ts";

const EVERY_FILTER =
  "country=us&country=ca&state=TX&city=Austin&level=city&filetype=html&language=en&domain=austintexas.gov";

/** What sticks out of the page to the side, or of a box that does not let it be seen. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isWide = document.documentElement.scrollWidth > innerWidth;
    // What is out of sight until the pointer comes may reach further than its card, which cuts it.
    const wide = [...document.querySelectorAll("#app :not(.card *, svg *)")].filter(
      (element) => isWide && element.getBoundingClientRect().right > innerWidth,
    );
    const cut = [
      ...document.querySelectorAll(".picker-name, main button[aria-expanded]:not([aria-haspopup]) > span"),
    ].filter((text) => text.scrollWidth > text.clientWidth);
    const widthOf = (words: string, box: HTMLElement): number => {
      const drawing = document.createElement("canvas").getContext("2d");
      if (drawing) drawing.font = getComputedStyle(box).font;
      return drawing?.measureText(words).width ?? Number.POSITIVE_INFINITY;
    };
    for (const box of document.querySelectorAll<HTMLInputElement>("#app input[placeholder]")) {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (innerWidth >= 360 && box.value === "" && widthOf(box.placeholder, box) > room) cut.push(box);
    }
    for (const list of document.querySelectorAll<HTMLSelectElement>("#app select")) {
      const { paddingLeft, paddingRight } = getComputedStyle(list);
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const needed = Math.max(...[...list.options].map(({ text }) => widthOf(text, list)));
      if (innerWidth >= 360 && needed > room + 0.5) cut.push(list);
    }
    // Beside the day stand the button of the calendar and what the browser puts around each number.
    for (const box of document.querySelectorAll<HTMLInputElement>("#app input[type=date]")) {
      if (innerWidth >= 360 && widthOf("00/00/0000", box) + 50 > box.clientWidth) cut.push(box);
    }
    if (isWide && wide.length === 0) return [`a card at ${innerWidth}`];
    return [...wide, ...cut].map((element) => `${element.outerHTML.slice(0, 200)} at ${innerWidth}`);
  });

/** In one row: the middle of each at the same height, once the page has been laid out for its new size. */
async function expectOneRow(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeVisible();
  const elements = await Promise.all(parts.map((part) => part.elementHandle()));
  // All in one step: between two the page may be laid out again.
  const spread = () =>
    parts[0]?.page().evaluate((boxes) => {
      const middles = boxes.map((box) => {
        const { y, height } = box?.getBoundingClientRect() ?? { y: Number.NaN, height: 0 };
        return y + height / 2;
      });
      return Math.max(...middles) - Math.min(...middles);
    }, elements);
  await expect.poll(spread).toBeLessThan(12);
}

/** What is listed as new, in a sentence, which opens its order, dates, words and filters. */
const newsSentence = (page: Page): Locator =>
  page.locator("main button[aria-expanded]:not([aria-haspopup])").first();

async function openNewsTools(page: Page): Promise<void> {
  await newsSentence(page).click();
  await expect(newsSentence(page)).toHaveAttribute("aria-expanded", "true");
}

/** Over the list of what is new everywhere: its sentence, Follow, and what else can be done. */
function overNews(page: Page): readonly Locator[] {
  const follow = page.locator("main button[aria-haspopup=dialog]").first();
  return [newsSentence(page), follow, follow.locator("xpath=following::button[@aria-haspopup='menu'][1]")];
}

test("a long word in a failure fits a narrow page", async ({ openPage }) => {
  const city = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
  const page = await openPage(`search.html?q=tax&city=${city}`);
  await expect(page.getByRole("alert")).toContainText(city);
  await resize(page, 320, 700);
  expect(await sticksOut(page)).toEqual([]);
});

for (const language of ["en", "fr", "es"] as const) {
  test.describe(language, () => {
    test.use({ language });

    test("the results page fits from 320 to 1600 pixels", async ({ openPage }) => {
      for (const address of [
        "search.html?q=tax",
        `search.html?q=tax&${EVERY_FILTER}`,
        "search.html?view=recent&country=us&level=city&since=2020-01-01&until=2040-01-01",
      ]) {
        const page = await openPage(address);
        await expect(page.locator(".card-link").first()).toBeVisible();
        if (address.includes("view=recent")) await openNewsTools(page);
        for (const width of [320, 360, 420, 640, 720, 1000, 1280, 1600]) {
          await resize(page, width, 700);
          expect(await sticksOut(page)).toEqual([]);
        }
        await resize(page, 360, 700);
        const pickers = page.locator(".filter-row:first-child .picker-button");
        await expect(pickers).toHaveCount(3);
        await page.close();
      }
    });

    test("the popup fits its own size and half of it, with filters and without", async ({ openPage }) => {
      const page = await openPage("popup.html");
      await resize(page, 420, 600);
      for (const [index, tab] of (await page.getByRole("tab").all()).entries()) {
        await resize(page, 420, 600);
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        // Its parts are loaded first: what stood before must be gone before anything is measured.
        const filter = page.locator(".filter-row:first-child .picker-button");
        if (index === 1) await openNewsTools(page);
        if (index < 2) await expectOneRow(filter.nth(0), filter.nth(1), filter.nth(2));
        for (const width of [420, 400, 360, 320, 210]) {
          await resize(page, width, width === 210 ? 300 : 600);
          expect(await sticksOut(page)).toEqual([]);
        }
      }
    });

    test("the popup's filters stand in one row while none is chosen, and each stays in view", async ({
      openPage,
    }) => {
      const popup = await openPage("popup.html");
      await resize(popup, 420, 600);
      const pickers = popup.locator(".filter-row:first-child .picker-button");
      await expect(pickers).toHaveCount(3);
      await expectOneRow(...(await pickers.all()));
      await popup.locator(".filter-row-end button").last().click();
      for (const index of [0, 3]) {
        await popup.locator(".picker-button").nth(index).click();
        await popup.locator("[role=option]").first().click();
        await expect(popup.locator(".picker-chosen")).toHaveCount(index === 0 ? 1 : 2);
      }
      await popup.locator(".filter-row-end button").last().click();
      await expect(popup.locator(".picker-chosen")).toHaveCount(2);
      for (const width of [360, 320]) {
        await resize(popup, width, 600);
        expect(await sticksOut(popup)).toEqual([]);
      }
    });

    test("what is over the list of recent pages stands in one row", async ({ openPage, service }) => {
      await service.fault({
        match: "/api/v1/recent",
        kind: "custom",
        body: answerBody([resultBody()], { total: 10_000, total_is_lower_bound: true }),
      });
      const page = await openPage("search.html?view=recent");
      await page.locator(".card-link").first().waitFor();
      for (const width of [1280, 720, 420, 360]) {
        await resize(page, width, 700);
        expect(await sticksOut(page)).toEqual([]);
        await expectOneRow(...overNews(page));
      }
      const popup = await openPage("popup.html");
      await popup.getByRole("tab").nth(1).click();
      for (const width of [360, 420]) {
        await resize(popup, width, 600);
        await expectOneRow(...overNews(popup));
        expect(await sticksOut(popup)).toEqual([]);
      }
    });

    test("how long ago a page changed is never cut, so that minutes and hours can be told apart", async ({
      openPage,
      service,
    }) => {
      const changed = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      const results = [44, 44 * 12].map((minutes) =>
        resultBody({
          url: `https://www.publications.austintexas.gov/${minutes}`,
          organization: "Department of Housing and Urban Development",
          content_changed_at: changed(minutes),
          updated_at: changed(minutes),
        }),
      );
      await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(results) });
      const page = await openPage("search.html?view=recent");
      const ages = page.locator(".card time");
      await expect(ages).toHaveCount(2);
      for (const width of [320, 360, 420]) {
        await resize(page, width, 700);
        const cut = await ages.evaluateAll((times) =>
          times.filter(
            (time) => time.scrollWidth > time.clientWidth || time.getBoundingClientRect().right > innerWidth,
          ),
        );
        expect(cut).toEqual([]);
        // The site's own name is what tells where a link leads.
        const sites = await page
          .locator(".card .link-host > b")
          .evaluateAll((names) => names.map((name) => name.scrollWidth - name.clientWidth));
        expect(Math.max(...sites)).toBeLessThanOrEqual(0);
        expect(await sticksOut(page)).toEqual([]);
        // What has the focus shows the exact date, and stays where it is.
        const top = () =>
          page
            .locator(".card-link")
            .nth(1)
            .evaluate((link) => link.getBoundingClientRect().top);
        const before = await top();
        await page.locator(".card-link").first().focus();
        expect(await top()).toBe(before);
        await page.locator(".card-link").first().blur();
      }
    });

    test("what opens under a button stays in a narrow window", async ({ openPage }) => {
      for (const [address, opened] of [
        ["search.html?q=tax&country=ca", ["dialog", "menu"]],
        ["search.html?view=recent&country=ca", ["dialog", "menu"]],
      ] as const) {
        const page = await openPage(address);
        await resize(page, 360, 740);
        await expect(page.locator(".card-link").first()).toBeVisible();
        for (const role of opened) {
          await page.locator(`main button[aria-haspopup=${role}]`).first().click();
          const { x, width } = (await page.getByRole(role).boundingBox()) ?? { x: Number.NaN, width: 0 };
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(360);
          await page.keyboard.press("Escape");
        }
      }
    });
  });
}

test("a list of values that opens at the lower edge of the window is scrolled into view", async ({
  openPage,
}) => {
  const page = await openPage("search.html?q=tax");
  await resize(page, 1280, 800);
  await expect(searchPage(page).cards.first()).toBeVisible();
  await searchPage(page).picker("Language").click();
  const list = page.getByRole("listbox", { name: "Language" });
  await expect(list.getByRole("option").first()).toBeInViewport();
  const { y, height } = (await list.boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(y + height).toBeLessThanOrEqual(800);
});

test.describe("where the system chooses the colours", () => {
  test("the chosen noun and ticks can be told", async ({ openPage }) => {
    const page = await openPage(`search.html?q=tax&country=us`);
    // With room for the ticks beside the results.
    await resize(page, 1280, 900);
    await page.emulateMedia({ forcedColors: "active" });
    await expect(searchPage(page).cards.first()).toBeVisible();
    const noun = (name: string) => page.getByRole("link", { name, exact: true });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(noun("What’s new")).toHaveCSS("border-bottom-width", "0px");
    await expect(noun("Search")).toHaveCSS("border-bottom-width", "2px");
    await expect(noun("Search")).not.toHaveCSS("border-bottom-color", ground);
    const tick = (isOn: boolean): Promise<string> =>
      page
        .locator(`input${isOn ? "" : ":not"}${isOn ? ":checked" : "(:checked)"} + .facet-mark > .icon`)
        .first()
        .evaluate((icon) => getComputedStyle(icon).stroke);
    expect(await tick(false)).toBe("rgba(0, 0, 0, 0)");
    expect(await tick(true)).toBe(ground);
  });
});
