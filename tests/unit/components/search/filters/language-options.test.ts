import { expect, it } from "vitest";
import { languageOptions } from "../../../../../components/search/filters/filter-options.ts";

it("offers the official languages first, and the others that governments publish in by name", () => {
  const labels = languageOptions(null).map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(["English", "French", "Spanish"]);
  expect(labels.slice(3)).toEqual(labels.slice(3).toSorted((a, b) => a.localeCompare(b, "en")));
  expect(labels).toEqual(expect.arrayContaining(["Welsh", "Chinese", "Punjabi", "Ukrainian", "Vietnamese"]));
  expect(languageOptions(null).every(({ value, label }) => /^[a-z]{2}$/.test(value) && label !== value)).toBe(
    true,
  );
  expect(new Set(labels).size).toBe(labels.length);
});

it("has the language that is chosen, also where no government is known to publish in it", () => {
  const codes = (chosen: string | null) => languageOptions(chosen).map(({ value }) => value);
  expect(codes("nl")).toContain("nl");
  expect([codes("es").length, codes("nl").length]).toEqual([codes(null).length, codes(null).length + 1]);
});
