import type { Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";
import { resize } from "../resize.ts";
import { searchPage } from "../search-page.ts";

/** A window of 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** More than any page has stops for the focus in these states. */
const STOPS_AT_MOST = 120;

/** WCAG 1.4.12, by a sheet that the pages' policy has no say in. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** What needs a second scroll direction, and texts of which a part is out of sight. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`page: ${scrollWidth} > ${clientWidth}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
      if (element.closest(".visually-hidden, option, [aria-hidden=true]")) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { clipPath, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        // An excerpt that ends with an ellipsis at every size, and is whole where it leads.
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") break;
        // Only for those who listen.
        if (clipPath !== "none") break;
        const isCut =
          (overflowX === "hidden" && box.scrollWidth > box.clientWidth + 1) ||
          (overflowY === "hidden" && box.scrollHeight > box.clientHeight + 2);
        if (isCut) found.push(`${box.className || box.tagName}: ${node.textContent.trim().slice(0, 60)}`);
      }
    }
    return [...new Set(found)];
  });

/** Each stop of the focus that is not marked, or that something covers. */
async function hiddenStops(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const reached = await page.evaluateHandle(() => new Set<Element>());
  for (let stop = 0; stop < STOPS_AT_MOST; stop += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate((before) => {
      const element = document.activeElement;
      // Between the last stop and the first the browser itself has the focus.
      if (!element || element === document.body) return "";
      if (before.has(element)) return null;
      before.add(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
      const isCovered = !over || !(element.contains(over) || over.contains(element) || over.closest("label"));
      const around = [element, element.parentElement, element.nextElementSibling, element.closest(".card")];
      const isMarked = around.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow, borderInlineStartWidth } = getComputedStyle(one);
        // A card has a border at its side only while it has the focus and the system chooses the colours.
        const hasBorder = one.matches(".card") && Number.parseFloat(borderInlineStartWidth) >= 3;
        return (
          hasBorder ||
          (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) ||
          boxShadow !== "none"
        );
      });
      return isCovered || !isMarked
        ? `${isCovered ? "covered" : "not marked"}: ${element.outerHTML.slice(0, 160)}`
        : "";
    }, reached);
    if (seen === null) break;
    if (seen !== "") found.push(seen);
  }
  return found;
}

const STATES: readonly (readonly [string, ((page: Page) => Promise<void>)?])[] = [
  [
    "popup.html",
    async (page) => {
      await searchPage(page).search("tax");
      await expect(searchPage(page).titles.first()).toBeVisible();
    },
  ],
  ["search.html?q=tax&country=us&state=TX", (page) => expect(searchPage(page).titles.first()).toBeVisible()],
  ["search.html?view=recent&since=7d", (page) => expect(searchPage(page).titles.first()).toBeVisible()],
  [
    "sidepanel.html",
    async (page) => {
      const panel = new Panel(page);
      await panel.ask(CLAIMS.confirmed);
      await expect(panel.card(CLAIMS.confirmed).locator("[data-verdict]")).toBeVisible();
    },
  ],
  ["options.html", (page) => expect(page.getByRole("heading", { level: 2 })).toHaveCount(8)],
  ["welcome.html"],
];

for (const [address, prepare] of STATES) {
  test(`${address} bears zoom, wide text, forced colours and less motion`, async ({ openPage }) => {
    const page = await openPage(address);
    await expect(page.locator("#app > *").first()).toBeVisible();
    await prepare?.(page);
    await resize(page, ZOOMED.width, ZOOMED.height);
    expect.soft(await lost(page)).toEqual([]);
    expect.soft(await hiddenStops(page)).toEqual([]);
    await expectAccessible(page);
    await spaceText(page);
    expect.soft(await lost(page)).toEqual([]);
    await resize(page, 640, 512);
    expect.soft(await lost(page)).toEqual([]);
    // Twice the size of text that the browser is set to.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect.soft(await lost(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    expect.soft(await hiddenStops(page)).toEqual([]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((each) => each.playState === "running")
        .map((each) => String(each)),
    );
    expect.soft(moving).toEqual([]);
  });
}
