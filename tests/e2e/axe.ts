import axe from "axe-core";
import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Nothing in the current state of the page, or of a part of it, breaks WCAG 2.2 AA as far as a machine can tell, in light
 * or dark colours.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const inLight = await violations(page, part, { type: "tag", values: RULES });
  // Only colours change with the scheme; with reduced motion they change at once.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = await violations(page, part, {
    type: "rule",
    values: ["color-contrast", "link-in-text-block"],
  });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  expect({ inLight, inDark }).toEqual({ inLight: [], inDark: [] });
}

function violations(page: Page, part: string, runOnly: axe.RunOnly): Promise<readonly string[]> {
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(part, { runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    [part, runOnly] as const,
  );
}
