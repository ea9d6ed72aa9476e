import { LANGUAGES } from "../../../utils/platform/languages.ts";
import { expect, test } from "../fixtures.ts";

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

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
