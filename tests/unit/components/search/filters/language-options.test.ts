import { expect, it } from "vitest";
import { languageOptions } from "../../../../../components/search/filters/filter-options.ts";

it("offers the official languages first, and the others that governments publish in by name", () => {
  const labels = languageOptions().map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(["English", "French", "Spanish"]);
  expect(labels.slice(3)).toEqual(labels.slice(3).toSorted((a, b) => a.localeCompare(b, "en")));
  expect(labels).toEqual(expect.arrayContaining(["Welsh", "Chinese", "Punjabi", "Ukrainian", "Vietnamese"]));
  expect(languageOptions().every(({ value, label }) => /^[a-z]{2}$/.test(value) && label !== value)).toBe(
    true,
  );
  expect(new Set(labels).size).toBe(labels.length);
});
