import { expect, it } from "vitest";
import { hashOf } from "../../../../utils/watches/hash.ts";

it("has a different hash for each of 200,000 addresses", () => {
  const hashes = new Set<number>();
  for (let index = 0; index < 200_000; index += 1) hashes.add(hashOf(`https://www.example.gov/a/${index}`));
  expect(hashes.size).toBe(200_000);
  expect([...hashes].every(Number.isSafeInteger)).toBe(true);
});
