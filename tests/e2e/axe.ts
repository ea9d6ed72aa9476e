import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Nothing in the current state of the page, or of a part of it, breaks WCAG 2.2 AA as far as a machine can tell, in light
 * or dark colours.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // Without the legacy mode each call opens a tab of its own, which takes longer than the rules do.
  const axe = () => new AxeBuilder({ page }).include(part).setLegacyMode();
  const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const inLight = await axe().withTags(rules).analyze();
  // Only colours change with the scheme; with reduced motion they change at once.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = await axe().withRules(["color-contrast", "link-in-text-block"]).analyze();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  const found = [inLight, inDark].map(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  );
  expect(found, "in light and in dark").toEqual([[], []]);
}
