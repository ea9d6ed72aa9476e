import { expect, it } from "vitest";
import { isDue, knownSites, listLine, type SiteList } from "../../../../utils/sites/site-list.ts";

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const NOW = Date.UTC(2026, 10, 20);
const LIST: SiteList = { lines: "", count: 0, next: null, fetchedAt: 0, triedAt: 0, shrunkTo: null };

it.each([
  ["fresh", { fetchedAt: NOW, triedAt: NOW }, false],
  ["a week old", { fetchedAt: NOW - WEEK }, false],
  ["older than a week", { fetchedAt: NOW - WEEK - 1 }, true],
  ["older, and was asked for an hour ago", { triedAt: NOW - HOUR }, false],
  ["older, and was asked for before that", { triedAt: NOW - HOUR - 1 }, true],
  ["fresh, and only a part", { next: 500, fetchedAt: NOW }, true],
  ["only a part, and was asked for just now", { next: 500, fetchedAt: NOW, triedAt: NOW }, false],
  ["of the next week, since the clock was set back", { fetchedAt: NOW + WEEK + 1 }, true],
  ["asked for in the next hour, since the clock was set back", { triedAt: NOW + HOUR }, false],
  ["asked for later than that", { triedAt: NOW + HOUR + 1 }, true],
])("a list that is %s is due: %s", (_, change, due) => {
  expect(isDue({ ...LIST, ...change }, NOW)).toBe(due);
  expect(isDue(null, NOW)).toBe(true);
});

const DOMAIN = {
  domain: "a.gov",
  organization: "Agency",
  country: "US",
  level: null,
  state: "TX",
  city: "Austin",
} as const;

it.each([
  ["a.gov", "a.gov"],
  [" WWW.A.GOV. ", "a.gov"],
  ["www.gov.uk", "gov.uk"],
  ["www.gov", "www.gov"],
  ["montréal.ca", "xn--montral-fya.ca"],
  ["a_b.example.gov", "a_b.example.gov"],
  ["x.co", "x.co"],
])("the site %s is listed as %s", (domain, name) => {
  const line = listLine({ ...DOMAIN, domain });
  expect(line).toBe(`${name}\tAgency\tUS\tTX\tAustin`);
  expect(knownSites(line ?? "").find(name)).toEqual({
    ...{ domain: name, organization: "Agency", country: "US", state: "TX", city: "Austin" },
  });
});

it.each([
  ...[
    "com",
    "",
    "a b.gov",
    "https://a.gov",
    "a.gov/x",
    "user@a.gov",
    "a.gov:8080",
    "a.gov?x",
    "a.gov#x",
    "a%2e.gov",
  ],
  ...[
    "10.0.0.1",
    "a..gov",
    "-a.gov",
    "a-.gov",
    "a.1",
    "a\\b.gov",
    `${"x".repeat(64)}.gov`,
    `${"x.".repeat(130)}gov`,
  ],
])("%j is no name of a site", (domain) => {
  expect(listLine({ ...DOMAIN, domain })).toBeNull();
});

it("keeps a line a line, whatever an organization calls itself", () => {
  const line = listLine({ ...DOMAIN, organization: ` A\tB\n C ${"x".repeat(300)}`, state: null, city: null });
  expect(line).toMatch(/^a\.gov\tA B C x+\tUS$/);
  expect(line?.split("\t")[1]).toHaveLength(200);
  const { state, city } = knownSites(line ?? "").find("a.gov") ?? {};
  expect([state, city]).toEqual(["", ""]);
});

const KNOWN = knownSites("toronto.ca\tCity of Toronto\ncra-arc.example\n\nnorm0l.ca\nlisted.gov\tX", [
  "irs.gov",
  "other.ca",
]);

it.each([
  ["toronto.ca", "City of Toronto", true],
  ["cra-arc.example", "", true],
  ["irs.gov", null, true],
  ["gov.uk", null, true],
  ["", null, false],
  ["ottawa.ca", null, false],
])("%j is listed for %j, and known: %s", (name, organization, isKnown) => {
  expect(KNOWN.find(name)?.organization ?? null).toBe(organization);
  expect(KNOWN.has(name)).toBe(isKnown);
});

it.each([
  ["t0r0nt0.ca", "toronto.ca"],
  ["toronto.ca", null],
  ["nonnol.ca", null],
  ["norrn0l.ca", "norm0l.ca"],
  ["normol.ca", "norm0l.ca"],
  ["1isted.gov", "listed.gov"],
  ["ottawa.ca", null],
])("%s reads like %j", (name, likeness) => {
  expect(KNOWN.likeness(name)).toBe(likeness);
});

it.each([
  ["abcd.example", ["xxx.example", "xxxx.example", "yyyy.example", "xxxxx.example"]],
  ["abcdefg.example", ["xxxxxx.example"]],
  ["abcdefgh.example", []],
  ["a.example", []],
  ["abcd.com", []],
  ["abcd.gov", []],
])("names about as long as %s are %j", (name, similar) => {
  const names = ["x", "xx", "xxx", "xxxx", "yyyy", "xxxxx", "xxxxxx"].map((own) => `${own}.example`);
  const known = knownSites([...names, "xxxx.gov", "xxxx.mil"].slice(2).join("\n"));
  expect(known.ofSimilarLength(name)).toEqual(similar);
});

it.each([
  ["cra.arc.example", "cra-arc.example"],
  ["toronto.ca", "toronto.ca"],
  ["cra.arc.ca", null],
])("%s has the same words as %j", (name, found) => {
  expect(KNOWN.hyphenated(name)).toBe(found);
});
