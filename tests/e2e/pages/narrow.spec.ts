import { LANGUAGES } from "../../../utils/platform/languages.ts";
import { expect, test } from "../fixtures.ts";
import { resize } from "../resize.ts";

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the panel has its tabs in one line from 240 pixels on, and the selected one is whole", async ({
      openPage,
    }) => {
      const panel = await openPage("sidepanel.html");
      const tabs = panel.getByRole("tab");
      const selected = panel.getByRole("tab", { selected: true }).locator("> span").first();
      for (const width of [240, 280, 320]) {
        await resize(panel, width, 700);
        for (const tab of await tabs.all()) {
          await tab.click();
          const tops = await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
          const cut = await selected.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
          expect([new Set(tops).size, cut], `${width} pixels`).toEqual([1, 0]);
        }
      }
    });

    test("what What’s new lists is said in one line of the popup", async ({ openPage }) => {
      const popup = await openPage("popup.html");
      await popup.setViewportSize({ width: 420, height: 600 });
      await popup.getByRole("tab").nth(1).click();
      const sentence = popup.getByRole("tabpanel").locator("button[aria-expanded] > span").first();
      await expect(sentence).toHaveText(/./);
      const lines = await sentence.evaluate(
        (shown) => shown.clientHeight / Number.parseFloat(getComputedStyle(shown).lineHeight),
      );
      expect(Math.round(lines)).toBe(1);
    });
  });
}
