import { expect, it } from "vitest";
import { tidy, withoutEndSlashes } from "../../../../utils/text/tidy.ts";
import { computingTime } from "../../../setup/computing-time.ts";

it.each([
  ["  income \n\t tax ", "income tax"],
  ["tax\u00a0credit", "tax credit"],
  ["half \ud83d", "half \ufffd"],
  ["", ""],
])("%j is tidy as %j", (text, words) => expect(tidy(text)).toBe(words));

it("slashes at the end of an address are read in a moment, however many stand in it", () => {
  const long = `https://a.example${"/".repeat(200_000)}b`;
  const took = computingTime(() => {
    expect(withoutEndSlashes(long)).toBe(long);
    expect(withoutEndSlashes(`https://a.example/b${"/".repeat(200_000)}`)).toBe("https://a.example/b");
  });
  expect(took).toBeLessThan(1000);
});
