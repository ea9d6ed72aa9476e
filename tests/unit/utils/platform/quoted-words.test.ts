import { expect, it } from "vitest";
import { counted, t } from "../../../../utils/platform/i18n.ts";

const TURNED = "\u202Eabc\u2069 qqq";

it("words that a sentence quotes never turn its own words around", () => {
  expect(t("no.results_for", TURNED)).toBe("No pages found for “abc qqq”");
  expect(counted("watches.refused", 2, TURNED)).toContain("(lines abc qqq).");
});
