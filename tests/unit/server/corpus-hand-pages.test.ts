import { describe, expect, test } from "vitest";
import { findDomain } from "../../../server/corpus/domains.ts";
import { handPages } from "../../../server/corpus/pages/index.ts";

describe("pages written by hand", () => {
  test("there are at least 120", () => {
    expect(handPages.length).toBeGreaterThanOrEqual(120);
  });

  test("each is long enough to say something and short enough to read", () => {
    for (const page of handPages) {
      const words = page.text.split(/\s+/).length;
      expect(words, `${page.domain}${page.path}`).toBeGreaterThanOrEqual(60);
      expect(words, `${page.domain}${page.path}`).toBeLessThanOrEqual(180);
    }
  });

  test("every country has at least thirty, over all of its levels", () => {
    const levels = { US: 8, CA: 5, UK: 8 };
    for (const [country, count] of Object.entries(levels)) {
      const there = handPages.map((page) => findDomain(page.domain)).filter((at) => at.country === country);
      expect(there.length, country).toBeGreaterThanOrEqual(30);
      expect(new Set(there.map((at) => at.level)).size, country).toBe(count);
    }
  });

  test("all four languages are among them", () => {
    const languages = new Set(handPages.map((page) => page.language ?? "en"));
    expect(languages).toEqual(new Set(["en", "fr", "es", "cy"]));
  });
});
