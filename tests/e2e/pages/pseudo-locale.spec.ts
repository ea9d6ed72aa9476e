import type { ElementHandle, Page } from "playwright/test";
import { openState, STATES, WORDS } from "../../../scripts/screenshots/states.ts";
import { expect, test } from "../fixtures.ts";

/** What the service, the user or the browser wrote. */
const NOT_OURS = [
  "[dir=auto], [dir=ltr], [lang=en], option[lang], .domain-filters option, bdi, kbd, code, .address, [aria-label] > li a[href*='watch='], .link-host, .facet-label, .option-label, .option-detail, .first-steps li svg + span, .picker-chosen, .picker > [hidden], ul[aria-label] > li > button[aria-expanded]",
  ".card-from, .card-title, .card-snippet, .card :is(.place, .kind, time), .detail-table, .domain-table tbody",
].join(", ");

/** Names that are the same in every language. */
const NAMES = "Primary Source|PDF|CSV|JSON|Markdown|https?://\\S*|[a-z.-]+\\.gov\\b";

/** What a reader of another language would miss on the page as it is: texts that are cut, and texts that are not translated. */
function mistakes(page: Page): Promise<string[]> {
  return page.evaluate(
    ([notOurs, names]) => {
      const found = new Set<string>();
      // Service data inside a text stands between its marks, so only what is outside counts.
      const hasLatin = (text: string): boolean =>
        /[A-Za-z]{3}/.test(text.replace(/⟦.*⟧|⟦[^⟧]*…$/gs, "").replace(new RegExp(names, "g"), ""));
      const isForEars = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath === "inset(50%)" || isForEars(element.parentElement));
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) && !isForEars(element);
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}${element.className ? `.${element.classList[0]}` : ""}`;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!element || text === "" || /^(script|style)$/i.test(element.tagName)) continue;
        const isOurs = element.closest(notOurs) === null;
        if (isOurs && hasLatin(text)) {
          found.add(`not translated: ${nameOf(element)}: ${text}`);
        }
        if (!text.includes("⟦") || !isShown(element)) continue;
        // The line keeps its height: the whole text is in its title, at the latest when the pointer is on it.
        element.dispatchEvent(new PointerEvent("pointerenter"));
        if (element.closest("[title]")?.getAttribute("title") === text) continue;
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const isCut =
            (overflowX !== "visible" && overflowX !== "auto" && box.scrollWidth > box.clientWidth + 1) ||
            (overflowY === "hidden" && box.scrollHeight > box.clientHeight + 2);
          if (isCut) found.add(`cut: ${nameOf(box)}: ${text}`);
        }
      }
      for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        for (const name of ["aria-label", "title", "placeholder"]) {
          const text = element.getAttribute(name) ?? "";
          if (element.closest(notOurs) === null && hasLatin(text)) {
            found.add(`not translated: ${nameOf(element)}[${name}]: ${text}`);
          }
        }
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) found.add(`wider than the window: ${scrollWidth} > ${clientWidth}`);
      return [...found];
    },
    [NOT_OURS, NAMES] as const,
  );
}

/** Presses it and draws what that opens, in a third of the time of a click of the pointer, which waits for its target to rest. */
function press(opener: ElementHandle): Promise<void> {
  return opener.evaluate(async (element) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    (element as HTMLElement).focus();
    (element as HTMLElement).click();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    await promise;
  });
}

/** The same for everything that a button or a heading of the page opens. */
async function mistakesInside(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const closed = page.locator('button[aria-expanded="false"]:visible, summary:visible');
  // Elements, because the locator no longer finds what has been opened.
  for (const opener of await closed.elementHandles()) {
    await press(opener);
    for (const mistake of await mistakes(page)) found.add(mistake);
    await press(opener);
  }
  return [...found];
}

for (const state of STATES) {
  const { name, settings, prepare } = state;
  test.describe(name, () => {
    test.use({ build: "test-pseudo", settings: { suggestions: true, ...settings } });

    test("no text is cut or left untranslated, in either direction", async ({ session, service }) => {
      const page = await session.openTab("manifest.json");
      await openState(page, state, WORDS.en, session.address);
      await prepare?.(page, service, WORDS.en);
      expect(await mistakes(page)).toEqual([]);
      expect(await mistakesInside(page)).toEqual([]);
      await session.worker.evaluate(async () => {
        const { settings } = await chrome.storage.local.get("settings");
        await chrome.storage.local.set({ settings: { ...Object(settings), language: "fr" } });
      });
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      expect(await mistakes(page)).toEqual([]);
    });
  });
}
