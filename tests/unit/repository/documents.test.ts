import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

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

describe("decisions", () => {
  const records = globSync("docs/decisions/0*.md", { cwd: ROOT })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      const [, title = ""] = /^# \d+\. (.+)$/m.exec(text) ?? [];
      return { name: basename(path), text, title, number: Number(basename(path).slice(0, 4)) };
    });
  const index = readFileSync(join(ROOT, "docs/decisions/README.md"), "utf8");

  it("have each a number of their own, a date and a state", () => {
    expect(records.length).toBeGreaterThan(30);
    expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
    const without = records.filter(
      ({ text, number }) =>
        !new RegExp(`^# ${number}\\. .+\\n\\n\\d{4}-\\d{2}-\\d{2}, (accepted|superseded by \\[\\d+\\])`).test(
          text,
        ),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it("are all in their index, and every number that is missing is named there", () => {
    const unlisted = records.filter(
      ({ number, title, name }) => !index.includes(`| ${number} | [${title}](${name}) |`),
    );
    expect(unlisted.map(({ name }) => name)).toEqual([]);
    const numbers = new Set(records.map(({ number }) => number));
    const missing = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter(
      (number) => !numbers.has(number),
    );
    const [, said = ""] = /^(.+) are missing:/m.exec(index) ?? [];
    expect(said.match(/\d+/g)?.map(Number)).toEqual(missing);
  });
});

/** Links of documents to files of the repository. */
it("no document links to a file that is not there", () => {
  const dead = globSync(["*.md", "tests/*.md", "docs/**/*.md"], { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = ""]) => join(ROOT, file, "..", target))
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(dead).toEqual([]);
});
