import { expect, test } from "vitest";
import { handPages } from "../../../server/corpus/pages/index.ts";

test("every page written by hand is long enough to say something and short enough to read", () => {
  for (const page of handPages) {
    const words = page.text.split(/\s+/).length;
    expect(words, `${page.domain}${page.path}`).toBeGreaterThanOrEqual(60);
    expect(words, `${page.domain}${page.path}`).toBeLessThanOrEqual(180);
  }
});
