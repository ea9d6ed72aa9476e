import axe from "axe-core";
import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Nothing in the current state of the page, or of a part of it, breaks WCAG 2.2 AA as far as a machine can tell, in light
 * or dark colours.
 */
export async function expectAccessible(page: Page, part = "html", rules: axe.RuleObject = {}): Promise<void> {
  const inLight = await barriers(page, part, rules);
  // Only colours change with the scheme; with reduced motion they change at once.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = await violations(page, part, {
    type: "rule",
    values: ["color-contrast", "link-in-text-block"],
  });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  expect({ inLight, inDark }).toEqual({ inLight: [], inDark: [] });
}

/** The same in the other languages, to which the page changes where it is and as it is. */
export async function expectAccessibleInAllLanguages(page: Page, rules: axe.RuleObject = {}): Promise<void> {
  await expectAccessible(page, "html", rules);
  for (const language of ["fr", "es"] as const) {
    await speak(page, language);
    // Colours are those of English.
    const others = {
      ...rules,
      "color-contrast": { enabled: false },
      "link-in-text-block": { enabled: false },
    };
    expect(await violations(page, "html", { type: "tag", values: RULES }, others), language).toEqual([]);
  }
  await speak(page, "en");
}

async function speak(page: Page, language: "en" | "fr" | "es"): Promise<void> {
  await page.evaluate(async (chosen) => {
    const { settings } = await chrome.storage.local.get("settings");
    await chrome.storage.local.set({ settings: { ...Object(settings), language: chosen } });
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
}

/** What axe finds in the page as it is. */
export async function barriers(
  page: Page,
  part = "html",
  rules: axe.RuleObject = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return violations(page, part, { type: "tag", values: RULES }, rules);
}

function violations(
  page: Page,
  part: string,
  runOnly: axe.RunOnly,
  rules: axe.RuleObject = {},
): Promise<readonly string[]> {
  return page.evaluate(
    async ([part, runOnly, rules]) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      // A colour on its way to another one is none of either scheme.
      const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
      const { violations } = await loaded.run(part, { runOnly, rules, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    [part, runOnly, rules] as const,
  );
}
