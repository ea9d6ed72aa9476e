import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** Counts of tests, and how long a command takes: true on the day they are written, and then not. */
const GOES_OUT_OF_DATE =
  /\b\d[\d,]* (?:unit |browser )?tests\b|\b(?:about|under|takes) (?:an?|\w+) minutes?\b/g;

it.each([
  ["all 5,723 tests in a fresh clone", 1],
  ["takes about seven minutes on two cores", 1],
  ["in under a minute", 1],
  ["ten checks a minute", 0],
  ["tests of a minute in the life of a worker", 0],
])("%j has %i figures that go out of date", (text, count) => {
  expect(text.match(GOES_OUT_OF_DATE) ?? []).toHaveLength(count);
});

it("documents name no number that only a run of a command knows", () => {
  const documents = globSync(["*.md", "tests/*.md", "docs/{architecture,development,privacy,services}.md"], {
    cwd: ROOT,
  });
  expect(documents.length).toBeGreaterThan(5);
  const found = documents.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(GOES_OUT_OF_DATE)].map(
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});
