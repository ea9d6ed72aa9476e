import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { BACKUP_LIMIT, type Backup, writeBackup } from "../../../../components/settings/backup-format.ts";
import { readBackup, readBackupFile } from "../../../../components/settings/read-backup.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";

const STATE = { title: "Wages", snippet: "It is $7.25.", seenAt: 5 };

const backup: Backup = {
  states: [{ watch: 0, service: "https://search.example.org", pages: [[7, 5, STATE, STATE]] }],
  groups: [
    {
      id: "5f1c",
      title: "Five tax myths",
      note: "For the desk",
      createdAt: 1,
      origin: null,
      claims: ["the federal minimum wage is $7.25"],
    },
  ],
  settings: {
    searchServiceUrl: "https://search.example.org",
    factCheckServiceUrl: null,
    country: ["us"],
    state: ["TX"],
    city: ["Austin"],
    pageSize: 20,
    openIn: "current-tab",
    suggestions: true,
    notifications: false,
    sourcePassages: false,
    siteList: false,
    language: "fr",
    singleKeys: false,
  },
  searches: [{ address: "search.html?q=tax&country=ca", q: "tax", at: 5 }],
  watches: [
    {
      name: "Home",
      request: { ...NO_FILTERS, country: ["us"], state: ["TX"], city: ["Austin"], q: "tax", sort: "updated" },
      rhythm: "6h",
      notify: true,
      countsInBadge: false,
    },
  ],
  checks: [
    {
      claim: "The federal minimum wage is $7.25.",
      note: "Ask them",
      group: "5f1c",
      origin: { title: "News", url: "https://news.example/a" },
      addedAt: 1,
      finishedAt: 2,
      seenAt: 0,
      verdict: {
        claim: "The federal minimum wage is $7.25.",
        verdict: "CONFIRMED",
        confidence: 0.9,
        summary: "It is.",
        sources: [{ title: "Wages", url: "https://www.dol.gov/", domain: "dol.gov", excerpt: null }],
        result: "# It is",
        timestamp: "2026-01-01T00:00:00Z",
      },
      passagesBySite: [
        {
          host: "dol.gov",
          at: 3,
          inIndex: true,
          passages: [
            {
              url: "https://www.dol.gov/",
              title: "Wages",
              snippet: "The <mark>wage</mark> is $7.25.",
              contentType: "text/html",
              changedAt: null,
              readAt: "2026-01-01T00:00:00Z",
            },
          ],
        },
      ],
    },
  ],
};

const fileOf = (contents: Backup): string => writeBackup(contents, 0).content;

/** The file with one place of it changed. */
function changed(change: (file: Record<string, never> & Record<string, unknown>) => void): string {
  const file = JSON.parse(fileOf(backup));
  change(file);
  return JSON.stringify(file);
}

test("what was exported is what is imported", () => {
  expect(readBackup(fileOf(backup))).toEqual({ ok: true, value: backup });
});

test("with more follows than may be added today, and one of everything, it is read whole", () => {
  const [home] = backup.watches;
  if (home === undefined) throw new Error("there is one");
  const everything = { ...home, request: { ...NO_FILTERS, q: "", sort: "updated" as const } };
  const many = Array.from({ length: 350 }, (_, each) => ({
    ...home,
    request: { ...home.request, q: `tax ${each}` },
  }));
  const whole = { ...backup, watches: [everything, ...many] };
  expect(readBackup(fileOf(whole))).toEqual({ ok: true, value: whole });
});

test.each([1, 2])("a file of version %i, which no release wrote, is not one of ours", (version) => {
  const content = changed((file) => Object.assign(file, { version }));
  expect(readBackup(content)).toEqual({ ok: false, failure: { reason: "not-ours" } });
});

test.each([
  ["https://search.example.org/api/v1/?key=1#top", "https://search.example.org"],
  ["search.example.org", "https://search.example.org"],
])("an address in it is read as one that is typed: %s", (address, read) => {
  const content = changed((file) => Object.assign(file.settings ?? {}, { searchServiceUrl: address }));
  expect(readBackup(content)).toMatchObject({ ok: true, value: { settings: { searchServiceUrl: read } } });
});

test.each([
  "https://user:secret@search.example.org",
  "http://[::1]:8787",
  "http://search.example.org",
  "gov",
])("and refused as one that is typed: %s", (address) => {
  const content = changed((file) => Object.assign(file.settings ?? {}, { searchServiceUrl: address }));
  expect(readBackup(content)).toMatchObject({
    ok: false,
    failure: { where: "settings searchServiceUrl" },
  });
});

const LAST_TIME = Date.UTC(2100, 0, 1);

test.each([
  [LAST_TIME, true],
  [LAST_TIME + 1, false],
  [8.64e15, false],
  [-1, false],
  [1.5, false],
])("a time is one that a date can show: %d", (finishedAt, isRead) => {
  const content = changed((file) => Object.assign(file, { checks: [{ ...backup.checks[0], finishedAt }] }));
  expect(readBackup(content).ok).toBe(isRead);
});

test("what was dated by a wrong clock is exported so that it can be imported", () => {
  const late = 8.64e15;
  const site = { host: "irs.gov", at: late, inIndex: true, passages: [] };
  const checks = backup.checks.map((check) => ({
    ...check,
    ...{ addedAt: late, finishedAt: late, seenAt: late, passagesBySite: [site], group: "g" },
  }));
  const searches = backup.searches.map((search) => ({ ...search, at: late }));
  const groups = [{ id: "g", title: "", note: "", origin: null, claims: [], createdAt: late }];
  const read = readBackup(fileOf({ ...backup, checks, searches, groups }));
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  expect(checks.length + searches.length).toBeGreaterThan(1);
  expect(
    read.value.checks.flatMap(({ addedAt, finishedAt, seenAt }) => [addedAt, finishedAt, seenAt]),
  ).toEqual(checks.flatMap(() => [LAST_TIME, LAST_TIME, LAST_TIME]));
  expect(read.value.checks[0]?.passagesBySite?.[0]?.at).toBe(LAST_TIME);
  expect(read.value.searches.map(({ at }) => at)).toEqual(searches.map(() => LAST_TIME));
  expect(read.value.groups?.map(({ createdAt }) => createdAt)).toEqual([LAST_TIME]);
});

test("so is the service's text of a verdict, and no other kind of it", () => {
  const checks = backup.checks.map((check) => ({ ...check, serviceText: "# Text" }));
  expect(readBackup(fileOf({ ...backup, checks }))).toEqual({
    ok: true,
    value: { ...backup, checks },
  });
  const content = changed((file) => Object.assign(file, { checks: [{ ...checks[0], serviceText: 1 }] }));
  expect(readBackup(content)).toMatchObject({ ok: false, failure: { where: "checks 1 serviceText" } });
});

test("so is a verdict of any length, whatever the service put into it", () => {
  const long = (length: number) => "é".repeat(length);
  const checks = backup.checks.map((check) => ({
    ...check,
    origin: { title: long(20_000), url: `https://news.example/${"a".repeat(20_000)}` },
    verdict: {
      claim: long(20_000),
      verdict: long(300),
      confidence: null,
      summary: long(200_000),
      sources: Array.from({ length: 1_500 }, () => ({
        title: long(11),
        url: `https://www.dol.gov/${"a".repeat(20)}`,
        domain: long(11),
        excerpt: long(11),
      })),
      result: long(1_500_000),
      timestamp: long(200),
    },
  }));
  expect(readBackup(fileOf({ ...backup, checks }))).toEqual({ ok: true, value: { ...backup, checks } });
});

test("of more verdicts than can be read again the newest are written, and the others counted", () => {
  const [check] = backup.checks;
  if (check === undefined) throw new Error("there is a check to repeat");
  const checks = Array.from({ length: 50 }, (_, index) => ({ ...check, addedAt: index + 1, claim: "é" }));
  for (const limit of [3_000, 10_000, 100_000]) {
    const { content, leftOut } = writeBackup({ ...backup, checks }, 0, limit);
    expect(new TextEncoder().encode(content).length).toBeLessThanOrEqual(limit);
    expect(leftOut > 0).toBe(limit < 100_000);
    const states = leftOut > 0 ? [] : backup.states;
    const value = { ...backup, states, checks: checks.slice(leftOut) };
    expect(readBackup(content)).toEqual({ ok: true, value });
  }
});

test("a file with only some settings changes only those", () => {
  const content = changed((file) => Object.assign(file, { settings: { pageSize: 50 } }));
  expect(readBackup(content)).toMatchObject({ ok: true, value: { settings: { pageSize: 50 } } });
  const read = readBackup(content);
  expect(read.ok && Object.keys(read.value.settings)).toEqual(["pageSize"]);
});

describe("a file that is not taken", () => {
  const wrong = (where: string) => ({ reason: "wrong", where });
  test.each([
    ["nothing", "", { reason: "not-json" }],
    ["not JSON", "<html>", { reason: "not-json" }],
    ["cut off", fileOf(backup).slice(0, -20), { reason: "not-json" }],
    ["something else's JSON", "[]", { reason: "not-ours" }],
    ["null", "null", { reason: "not-ours" }],
    ["another format", changed((file) => Object.assign(file, { format: "x" })), { reason: "not-ours" }],
    ["a later version", changed((file) => Object.assign(file, { version: 4 })), { reason: "newer" }],
    [
      "a version that is no number",
      changed((file) => Object.assign(file, { version: "1" })),
      { reason: "not-ours" },
    ],
    ["version -5", changed((file) => Object.assign(file, { version: -5 })), { reason: "not-ours" }],
    ["version 0", changed((file) => Object.assign(file, { version: 0 })), { reason: "not-ours" }],
    [
      "50,000 searches",
      changed((file) =>
        Object.assign(file, {
          searches: Array.from({ length: 50_000 }, (_, at) => ({ address: `?q=${at}`, at })),
        }),
      ),
      wrong("searches"),
    ],
    ["no checks", changed((file) => Reflect.deleteProperty(file, "checks")), wrong("checks")],
    ["50 MB", " ".repeat(50_000_000), { reason: "too-large", limit: BACKUP_LIMIT }],
  ])("%s", (_name, content, failure) => expect(readBackup(content)).toEqual({ ok: false, failure }));

  test.each([
    [
      "an address over http",
      { settings: { searchServiceUrl: "http://search.example.org" } },
      "settings searchServiceUrl",
    ],
    [
      "an address of a script",
      { settings: { searchServiceUrl: "javascript:alert(1)" } },
      "settings searchServiceUrl",
    ],
    ["a page size of nought", { settings: { pageSize: 0 } }, "settings pageSize"],
    ["a place that is no text", { settings: { country: [{}] } }, "settings country"],
    ["a search without words", { searches: [{ address: "search.html?country=us", at: 1 }] }, "searches 1"],
    ["a search that is too long", { searches: [{ address: `?q=${"x".repeat(501)}`, at: 1 }] }, "searches 1"],
    ["watches that are missing", { watches: undefined }, "watches"],
    ["a watch without a name", { watches: [{ name: " ", address: "?q=x" }] }, "watches 1"],
    ["a watch without an address", { watches: [{ name: "x" }] }, "watches 1"],
    ["a watch that is too long", { watches: [{ name: "x", address: `?q=${"x".repeat(501)}` }] }, "watches 1"],
    [
      "far more watches than are kept",
      { watches: Array(2001).fill({ name: "x", address: "?q=x" }) },
      "watches",
    ],
    ["a time before all time", { searches: [{ address: "?q=x", at: -1 }] }, "searches 1 at"],
    [
      "a claim that is too long",
      { checks: [{ ...backup.checks[0], claim: "x".repeat(10_001) }] },
      "checks 1 claim",
    ],
    ["an empty claim", { checks: [{ ...backup.checks[0], claim: " " }] }, "checks 1 claim"],
    [
      "a check without verdict",
      { checks: [backup.checks[0], { ...backup.checks[0], verdict: null }] },
      "checks 2 verdict",
    ],
  ])("%s is named", (_name, change, where) => {
    const content = changed((file) => Object.assign(file, change));
    expect(readBackup(content)).toEqual({ ok: false, failure: wrong(where) });
  });
});

test.each(["https://www.irs.gov", "https://www.quebec.ca/santé", "HTTPS://WWW.IRS.GOV/a b"])(
  "a source keeps its address as it was written, which a report may have a hash of: %s",
  (url) => {
    const [check] = backup.checks;
    const sources = [{ title: "x", url, domain: null, excerpt: null }];
    const verdict = { ...check?.verdict, sources };
    const read = readBackup(changed((file) => Object.assign(file, { checks: [{ ...check, verdict }] })));
    expect(read.ok && read.value.checks[0]?.verdict.sources[0]?.url).toBe(url);
  },
);

describe("hostile contents", () => {
  test("a link that is no web address is dropped", () => {
    const [check] = backup.checks;
    const sources = [{ title: "x", url: "javascript:alert(1)", domain: null, excerpt: null }];
    const content = changed((file) =>
      Object.assign(file, { checks: [{ ...check, verdict: { ...check?.verdict, sources } }] }),
    );
    expect(readBackup(content)).toMatchObject({
      ok: true,
      value: { checks: [{ verdict: { sources: [{ url: null }] } }] },
    });
  });

  test("a search is stored under the address it has with us, not the one in the file", () => {
    const content = changed((file) =>
      Object.assign(file, {
        searches: [{ address: "https://evil.example/?q=tax&country=US", q: "other", at: 1 }],
      }),
    );
    expect(readBackup(content)).toMatchObject({
      ok: true,
      value: { searches: [{ address: "search.html?q=tax&country=us", q: "tax", at: 1 }] },
    });
  });

  test("a hostile watch is one short name, a known rhythm and a view of ours", () => {
    const watch = {
      name: `<img src=x>\n${"x".repeat(10_000)}`,
      address: "search.html?view=search&q=tax&country=US&since=1d&page=9&size=9&sort=crawled",
      rhythm: "1s",
      notify: "yes",
      id: "__proto__",
      unread: 5,
    };
    const read = readBackup(changed((file) => Object.assign(file, { watches: [watch] })));
    const request = { ...NO_FILTERS, q: "tax", country: ["us"], sort: "updated" };
    expect(read).toMatchObject({
      ok: true,
      value: { watches: [{ request, rhythm: "look", notify: false }] },
    });
    const [found] = read.ok ? read.value.watches : [];
    expect(found?.name).toHaveLength(120);
    expect(Object.keys(found ?? {}).toSorted()).toEqual([
      "countsInBadge",
      "name",
      "notify",
      "request",
      "rhythm",
    ]);
  });

  test("names of objects' own machinery change nothing", () => {
    const content = fileOf(backup).replace(
      '"settings": {',
      '"__proto__": {"x": 1}, "settings": {"__proto__": {"suggestions": true},',
    );
    expect(readBackup(content)).toEqual({ ok: true, value: backup });
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });

  test("whatever the file holds, it is read or refused, never thrown over", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom("settings", "searches", "watches", "checks"), (json, part) => {
        const content = changed((file) => Object.assign(file, { [part]: JSON.parse(json) }));
        expect(typeof readBackup(content).ok).toBe("boolean");
        expect(readBackup(json).ok).toBe(false);
      }),
    );
  });
});

test("the limit is below what is said to be refused", () => expect(BACKUP_LIMIT).toBeLessThan(50_000_000));

describe("a file", () => {
  /** A file of a size, whose content is read at a price. */
  const fileOf = (size: number, text: () => Promise<string>): File => {
    const file = new File([], "b.json");
    Object.defineProperty(file, "size", { value: size });
    return Object.assign(file, { text });
  };

  test.each([
    [BACKUP_LIMIT, "not-json", 1],
    [BACKUP_LIMIT + 1, "too-large", 0],
  ])("of %i bytes is %s", async (size, reason, reads) => {
    const text = vi.fn(async () => "{");
    expect(await readBackupFile(fileOf(size, text))).toMatchObject({ ok: false, failure: { reason } });
    expect(text).toHaveBeenCalledTimes(reads);
  });

  test("that cannot be read is refused", async () => {
    const gone = fileOf(1, () => Promise.reject(new Error("gone")));
    expect(await readBackupFile(gone)).toMatchObject({ ok: false, failure: { reason: "not-json" } });
  });
});

test("leaves out what follows remember where verdicts take the room", () => {
  const whole = writeBackup(backup, 0).content.length;
  const read = (limit: number) => {
    const { content } = writeBackup(backup, 0, limit);
    const answer = readBackup(content);
    return answer.ok ? answer.value : null;
  };
  expect(read(whole + 200)?.states).toEqual(backup.states);
  const without = read(whole - 100);
  expect([without?.states, without?.checks.length]).toEqual([[], backup.checks.length]);
});
