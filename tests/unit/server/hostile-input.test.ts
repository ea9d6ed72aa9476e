import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { type CorpusPage, readCorpusFile } from "../../../server/load/corpus-file.ts";
import { loadDomainsFile, parseCsv } from "../../../server/load/domains-file.ts";
import { page, testApp, urlsOf } from "./harness.ts";

const { get, app } = testApp();
const NO_DATES = { published_at: null, content_changed_at: null, updated_at: null, last_crawled: null };

/** What each parameter usually is, so that a request is not refused for what is beside the one that is tried. */
const USUAL: Readonly<Record<string, string>> = {
  ...{ q: "permits", page: "1", size: "5", country: "us", level: "city", state: "OR", city: "Portland" },
  ...{ domain: "portland.gov", filetype: "html", language: "en", facets: "true", sort: "updated" },
  ...{ since: "1y", until: "2026-11-21", search: "port", limit: "5", offset: "0" },
};

const ENDPOINTS: Readonly<Record<string, string>> = {
  "/api/v1/search": "q page size country level state city domain filetype language facets",
  "/api/v1/recent": "q sort since until page size country level state city domain filetype language facets",
  "/api/v1/recent.rss": "q sort since size country level state city domain filetype language",
  "/api/v1/places": "country state q limit",
  "/api/v1/suggest": "q size",
  "/api/v1/domains": "country level state city search limit offset",
  "/api/v1/stats": "x",
  "/api/v1/countries": "x",
};

const syntax = fc.constantFrom(
  "NEAR(",
  "*",
  '"',
  ":",
  "^",
  "AND",
  "OR",
  "NOT",
  "-",
  "(",
  ")",
  "{",
  "site:",
  'city:"',
  "\0",
  "\uD800",
  "’",
  "%",
);
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.array(fc.oneof(syntax, fc.string({ maxLength: 4 })), { maxLength: 10 }).map((parts) => parts.join(" ")),
  fc.array(syntax, { maxLength: 8 }).map((parts) => parts.join("")),
);

describe("whatever stands in a parameter", () => {
  it("is answered below 500, with a detail where it is refused", async () => {
    const requests = fc.constantFrom(...Object.entries(ENDPOINTS)).chain(([path, listed]) => {
      const names = listed.split(" ");
      return fc.record({
        path: fc.constant(path),
        odd: fc.dictionary(fc.constantFrom(...names), nasty, { minKeys: 1, maxKeys: 2 }),
        usual: fc.subarray(names.filter((name) => name in USUAL)),
      });
    });
    const answered = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, odd, usual }) => {
        const beside = ["q", ...usual].map((name) => [name, USUAL[name] ?? ""]);
        const values = { ...Object.fromEntries(beside), ...odd };
        const address = new URLSearchParams(
          Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]),
        );
        const { status, body } = await get(`${path}?${address}`);
        expect(status).toBeLessThan(500);
        if (status === 200) answered.set(path, (answered.get(path) ?? 0) + 1);
        if (status >= 400) expect(body.detail.length).toBeGreaterThan(0);
      }),
      { numRuns: 600 },
    );
    // Not only refused, at any address.
    expect([...answered.keys()].toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  });

  it("is answered also where its bytes are no text", async () => {
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(bytes, async (values) => {
        const raw = values.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
        expect((await get(`/api/v1/search?q=${raw}&city=${raw}`)).status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });

  const worded = testApp([
    page("https://www.a.gov/worded", { title: "Signs", text: "Near a, b. Title: x. And or not." }),
    page("https://www.a.gov/other", { title: "Signs", text: "Nothing else." }),
  ]);

  it.each([
    '"a',
    "NEAR(a b)",
    "a*",
    "title:x",
    "^a",
    "a AND",
    "OR",
    "{a}",
    "a\0b",
    "x : b",
    "+x",
    "or NOT b",
  ])("q=%j searches for its words", async (q) => {
    const { status, body } = await worded.get(`/api/v1/search?q=${encodeURIComponent(q)}`);
    expect([status, urlsOf(body)]).toEqual([200, ["a.gov/worded"]]);
  });

  it.each(['"', '""', "- -", "-", "():", "\0"])("q=%j has no words, which is said", async (q) => {
    const { status, body } = await worded.get(`/api/v1/search?q=${encodeURIComponent(q)}`);
    expect([status, body.detail]).toEqual([400, expect.stringContaining("empty")]);
  });
});

describe("what a refusal shows of a long parameter", () => {
  // The limit comes in the middle of one of these.
  const long = `x${"😀".repeat(80)}`;

  it.each(["country", "state", "city", "level"])("is cut between characters: %s", async (name) => {
    const { status, body } = await get(`/api/v1/search?q=a&${name}=${encodeURI(long)}`);
    expect(status).toBe(400);
    expect(body.detail).toMatch(/“x(?:😀){29}…”/u);
  });

  it("is cut between characters in a 422", async () => {
    const { status, body } = await get(`/api/v1/search?q=a&language=${encodeURI(long)}`);
    expect(status).toBe(422);
    expect(body.detail[0].input).toBe(`x${"😀".repeat(49)}…`);
  });
});

describe("a claim that is anything", () => {
  it("is answered below 500", async () => {
    const { check, wait } = testApp();
    await fc.assert(
      fc.asyncProperty(nasty, async (claim) => {
        wait(60_000);
        expect((await check({ claim })).status).toBeLessThan(500);
        expect((await check(claim)).status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  it("may be cut off in the middle of its body", async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"claim": "x'));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
    expect((await app.request("/api/v1/fact-check", init)).status).toBe(400);
  });
});

describe("corpus and registry files", () => {
  const fieldsOf = (text: string): readonly string[][] => parseCsv(text).map(({ fields }) => fields);
  const folder = mkdtemp(join(tmpdir(), "corpus-"));
  afterAll(async () => rm(await folder, { recursive: true }));

  it("a line that can't be read is reported with its number and skipped", async () => {
    const path = join(await folder, "pages.jsonl");
    const good = JSON.stringify(page("https://www.a.gov/1"));
    const lines = [
      good,
      "{not json",
      "",
      JSON.stringify({ url: "https://b.gov" }),
      "[]",
      good.replace("/1", "/2"),
    ];
    await writeFile(path, `${lines.join("\n")}\n`);
    const told: string[] = [];
    const urls: string[] = [];
    for await (const { url } of readCorpusFile(path, (sentence) => told.push(sentence))) urls.push(url);
    expect(urls).toEqual(["https://www.a.gov/1", "https://www.a.gov/2"]);
    expect(told.map((sentence) => /line (\d+)/.exec(sentence)?.[1])).toEqual(["2", "4", "5"]);
  });

  it("of what is null the service says what is known otherwise", async () => {
    const path = join(await folder, "unknown.jsonl");
    const unknown = {
      ...{ url: "https://www.a.gov/1", country: "US", content_changed_at: "2025-05-01T00:00:00Z" },
      ...{ title: null, text: null, domain: null, organization: null, level: null, state: null, city: null },
      ...{ language: null, content_type: null, published_at: null, last_crawled: null },
    };
    const lines = [
      unknown,
      { ...unknown, url: "https://www.b.gc.ca/2", title: "Undated", content_changed_at: null, country: null },
    ].map((line) => JSON.stringify(line));
    await writeFile(path, lines.join("\n"));
    const told: string[] = [];
    const pages: CorpusPage[] = [];
    for await (const read of readCorpusFile(path, (sentence) => told.push(sentence))) pages.push(read);
    expect(told).toEqual([]);
    expect(pages).toMatchObject([
      { title: "", text: "", domain: "a.gov", organization: "a.gov", level: "", language: "en" },
      { domain: "b.gc.ca", country: "CA", last_crawled: null },
    ]);
    const { get: ask } = testApp(pages);
    const { results, facets } = (await ask("/api/v1/recent?facets=true")).body;
    expect(results).toMatchObject([
      { organization: "a.gov", level: "", last_crawled: "2025-05-01T00:00:00Z" },
    ]);
    expect(facets).toMatchObject({ levels: [], states: [], countries: [{ value: "US", count: 1 }] });
    expect((await ask("/api/v1/stats")).body.pages_by_level).toEqual({});
    // What has no date is found by its words, and is in no order by date.
    const undated = (await ask("/api/v1/search?q=undated")).body.results;
    expect(undated).toMatchObject([{ country: "CA", ...NO_DATES }]);
    for (const sort of ["updated", "changed", "published", "crawled"]) {
      const listed = (await ask(`/api/v1/recent?sort=${sort}`)).body.results;
      expect(listed.map(({ url }: { url: string }) => url)).not.toContain("https://www.b.gc.ca/2");
    }
  });

  it("a registry's quoted fields hold commas, quotes and line ends", () => {
    expect(fieldsOf('a,b\n"x, y","say ""hi""\nthere"\r\n,\n')).toEqual([
      ["a", "b"],
      ["x, y", 'say "hi"\nthere'],
      ["", ""],
    ]);
  });

  it("a registry's lines may end in any way", () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      expect(fieldsOf(["h,k", "1,2", "3,4", ""].join(end))).toEqual([
        ["h", "k"],
        ["1", "2"],
        ["3", "4"],
      ]);
    }
  });

  it.each([
    ['a,City "x" y,b', ["a", 'City "x" y', "b"]],
    ['a,"x" y,b', ["a", '"x" y', "b"]],
    ['a,"x,b', ["a", '"x', "b"]],
    ['a,x",b', ["a", 'x"', "b"]],
    ['"",b', ["", "b"]],
  ])("a stray quotation mark loses no character of %s", (line, fields) => {
    expect(fieldsOf(`${line}\n1,2,3\n`)).toEqual([fields, ["1", "2", "3"]]);
  });

  it("a registry's line that can't be read is reported with its own number", async () => {
    const path = join(await folder, "domains.csv");
    const lines = [
      "\uFEFFdomain,type,organization",
      "",
      'a.gov,City,"Town',
      'of A"',
      "nothing,City,B",
      "b.gov,X,B",
    ];
    await writeFile(path, lines.join("\r\n"));
    const told: string[] = [];
    const { store } = testApp([]);
    expect(await loadDomainsFile(store, path, (sentence) => told.push(sentence))).toBe(1);
    expect(told.map((sentence) => /line (\d+)/.exec(sentence)?.[1])).toEqual(["5", "6"]);
  });

  it("a byte order mark is no part of a file's first line", async () => {
    const path = join(await folder, "marked.jsonl");
    await writeFile(path, `\uFEFF${JSON.stringify(page("https://www.a.gov/1"))}\n`);
    const told: string[] = [];
    const urls: string[] = [];
    for await (const { url } of readCorpusFile(path, (sentence) => told.push(sentence))) urls.push(url);
    expect([urls, told]).toEqual([["https://www.a.gov/1"], []]);

    const csv = join(await folder, "marked.csv");
    await writeFile(csv, '\uFEFF"Domain name","Domain type"\na.gov,City\n');
    const { store } = testApp([]);
    expect(await loadDomainsFile(store, csv, (sentence) => told.push(sentence))).toBe(1);
  });
});
