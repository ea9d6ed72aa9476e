import { describe, expect, it } from "vitest";
import { expectLogs } from "../../setup/logs.ts";
import { PAGES, testApp, urlsOf } from "./harness.ts";

const { get } = testApp();
const search = (query: string) => get(`/api/v1/search?${query}`);
const found = async (query: string) => urlsOf((await search(query)).body).sort();

describe("GET /api/v1/search, parameters (4.1)", () => {
  it("q is required", async () => {
    const { status, body } = await get("/api/v1/search");
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ["query", "q"], type: "missing" });
  });

  it("q takes 500 characters and refuses 501", async () => {
    expect((await search(`q=${"x".repeat(500)}`)).status).toBe(200);
    expect((await search(`q=${"x".repeat(501)}`)).status).toBe(422);
  });

  it("an empty q is a 400", async () => {
    expect((await search("q=")).status).toBe(400);
    expect((await search("q=%20%20")).status).toBe(400);
  });

  it.each(["*", '"', "-", "():^"])("q=%s holds nothing to search for and is a 400", async (q) => {
    const { status, body } = await search(`q=${encodeURIComponent(q)}`);
    expect(status).toBe(400);
    expect(body.detail).toContain("empty");
  });

  it.each([
    ["page=0", 422],
    ["page=1", 200],
    ["page=100", 200],
    ["page=101", 422],
    ["page=two", 422],
    ["page=21&size=50", 400],
    ["page=20&size=50", 200],
    ["size=0", 422],
    ["size=1", 200],
    ["size=50", 200],
    ["size=51", 422],
    ["facets=maybe", 422],
    ["filetype=exe", 422],
    ["language=english", 422],
  ])("%s is answered with %i", async (parameter, status) => {
    expect((await search(`q=tax&${parameter}`)).status).toBe(status);
  });

  it("page defaults to 1 and size to 10", async () => {
    expect((await search("q=tax")).body).toMatchObject({ page: 1, size: 10 });
  });

  it.each([
    ["country=us", ["US"]],
    ["country=ca&country=uk", ["CA", "UK"]],
    ["country=ca,uk", ["CA", "UK"]],
    ["country=GB", ["UK"]],
    ["country=US", ["US"]],
  ])("%s narrows by country", async (parameter, countries) => {
    const { body } = await search(`q=-nothing&size=50&${parameter}`);
    const seen = new Set(body.results.map((each: { country: string }) => each.country));
    expect([...seen].sort()).toEqual(countries);
  });

  it("all countries are searched where none is named", async () => {
    const { body } = await search("q=-nothing&size=50");
    expect(new Set(body.results.map((each: { country: string }) => each.country))).toEqual(
      new Set(["US", "CA", "UK"]),
    );
  });

  it.each(["state=tx", "state=TX", "state=Texas", "state=texas"])(
    "%s narrows by state",
    async (parameter) => {
      expect(await found(`q=permits&${parameter}`)).toEqual(["texas.gov/permits"]);
    },
  );

  it.each(["city=St.%20Louis", "city=st+louis", "city=ST+LOUIS"])("%s finds St. Louis", async (parameter) => {
    expect(await found(`q=parking&${parameter}`)).toEqual(["stlouis-mo.gov/parking"]);
  });

  it.each(["city=quebec", "city=Qu%C3%A9bec"])("%s finds Québec", async (parameter) => {
    expect(await found(`q=taxes&${parameter}`)).toEqual(["ville.quebec.qc.ca/taxes"]);
  });

  it("city and state together pick one of two cities of a name", async () => {
    expect(await found("q=water&city=portland")).toEqual(["portland.gov/water", "portlandmaine.gov/water"]);
    expect(await found("q=water&city=portland&state=me")).toEqual(["portlandmaine.gov/water"]);
  });

  it.each([
    ["level=state", ["texas.gov/permits"]],
    ["level=local_authority", ["leeds.gov.uk/council-tax"]],
    ["domain=texas.gov", ["texas.gov/permits"]],
    ["domain=gov.uk", ["gov.uk/bins", "leeds.gov.uk/council-tax"]],
    ["filetype=pdf", ["irs.gov/refunds.pdf"]],
    ["filetype=doc", ["canada.ca/passport"]],
    ["filetype=docx", ["leeds.gov.uk/council-tax"]],
    ["language=fr", ["ville.quebec.qc.ca/taxes"]],
  ])("%s narrows", async (parameter, urls) => {
    expect(await found(`q=-nothing&${parameter}`)).toEqual(urls);
  });

  it("facets=false leaves the counts out", async () => {
    expect((await search("q=tax&facets=false")).body.facets).toEqual({});
    expect((await search("q=tax")).body.facets.countries.length).toBeGreaterThan(0);
  });
});

describe("a result and its envelope (2.1 to 2.3)", () => {
  it("title and snippet are escaped and marked, the other fields raw", async () => {
    const { body } = await search("q=tax+forms");
    expect(body.results[0].title).toBe("<mark>Tax</mark> <mark>forms</mark> &amp; &lt;instructions&gt;");
    expect(body.results[0].snippet).toContain("&quot;best&quot; <mark>tax</mark>");
    expect(body.results[0].snippet).toContain("&lt;b&gt;short&lt;/b&gt; &amp; clear");
    expect(body.results[0].organization).toBe("Office of irs.gov");
  });

  it("has every field of the contract", async () => {
    const { body } = await search("q=tax");
    expect(Object.keys(body).sort()).toEqual(
      ["facets", "page", "query", "results", "size", "took_ms", "total", "total_is_lower_bound"].sort(),
    );
    expect(Object.keys(body.results[0]).sort()).toEqual(
      [
        "city",
        "content_changed_at",
        "content_type",
        "country",
        "domain",
        "language",
        "last_crawled",
        "level",
        "organization",
        "published_at",
        "score",
        "snippet",
        "state",
        "title",
        "updated_at",
        "url",
        "word_count",
      ].sort(),
    );
  });

  it("content_changed_at is a date also of a page whose text was never seen to change", async () => {
    const { body } = await search("q=-nothing&size=50");
    for (const { url, content_changed_at, last_crawled } of body.results) {
      expect(Date.parse(content_changed_at), url).toBeLessThanOrEqual(Date.parse(last_crawled));
    }
  });

  it("updated_at is the later of the declared and the observed date", async () => {
    const { body } = await search("q=-nothing&size=50");
    expect(body.results).toHaveLength(PAGES.length);
    for (const { url, published_at, content_changed_at, updated_at } of body.results) {
      expect(updated_at, url).toBe([published_at, content_changed_at].filter(Boolean).sort().at(-1));
    }
  });

  it("facets count what matches, each by value and count", async () => {
    const { body } = await search("q=water");
    expect(Object.keys(body.facets).sort()).toEqual([
      "cities",
      "countries",
      "domains",
      "levels",
      "states",
      "types",
    ]);
    expect(body.facets.states).toEqual(
      expect.arrayContaining([
        { value: "ME", count: 1 },
        { value: "OR", count: 1 },
      ]),
    );
    expect(body.facets.types).toEqual([{ value: "text/html", count: 2 }]);
  });
});

describe("operators inside q (4.9)", () => {
  it.each([
    ["site:irs.gov tax", ["irs.gov/forms", "irs.gov/refunds.pdf"]],
    ["country:uk tax", ["leeds.gov.uk/council-tax"]],
    ["country:gb tax", ["leeds.gov.uk/council-tax"]],
    ["filetype:pdf tax", ["irs.gov/refunds.pdf"]],
    ["level:local_authority tax", ["leeds.gov.uk/council-tax"]],
    ["state:tx permits", ["texas.gov/permits"]],
    ['state:"texas" permits', ["texas.gov/permits"]],
    ['city:"st louis" parking', ["stlouis-mo.gov/parking"]],
    ["intitle:council", ["leeds.gov.uk/council-tax"]],
    ["inurl:refunds", ["irs.gov/refunds.pdf"]],
    ['"council tax"', ["leeds.gov.uk/council-tax"]],
    ['"tax council"', []],
    ["tax -council -forms -impôt", ["irs.gov/refunds.pdf"]],
    ["tax -site:irs.gov -country:ca", ["leeds.gov.uk/council-tax"]],
    ["site:irs.gov filetype:pdf refund", ["irs.gov/refunds.pdf"]],
  ])("%s", async (q, urls) => {
    expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(urls);
  });

  it("combine with the parameters", async () => {
    expect(await found("q=site:irs.gov+tax&filetype=pdf")).toEqual(["irs.gov/refunds.pdf"]);
    expect(await found("q=state:or+water&state=me")).toEqual([]);
  });

  it.each([
    ["how do I renew a passport", ["canada.ca/passport"]],
    ['"a passport"', ["canada.ca/passport"]],
    ['"the passport"', []],
    ["the WHO passport", []],
  ])("%s: words that tell nothing need not be on the page, unless they are quoted", async (q, urls) => {
    expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(urls);
  });

  it("words are found without their accents and endings", async () => {
    expect(await found("q=impot")).toEqual(["ville.quebec.qc.ca/taxes"]);
    expect(await found("q=refunding")).toEqual(["irs.gov/refunds.pdf"]);
  });
});

describe("refusals (7)", () => {
  it.each([
    ["country=fr", "country"],
    ["level=galactic", "level"],
    ["level=city&country=uk", "level"],
    ["state=zz", "state"],
    ["q=country:fr", "country"],
    ["q=state:zz", "state"],
    ["page=21&size=50", "1000"],
  ])("%s is a 400 with a sentence", async (parameter, word) => {
    const { status, body } = await search(parameter.startsWith("q=") ? parameter : `q=tax&${parameter}`);
    expect(status).toBe(400);
    expect(body.detail).toContain(word);
  });

  it("a city without a domain is a 400 that names the closest", async () => {
    const { status, body } = await search("q=tax&city=Portlnad");
    expect(status).toBe(400);
    expect(typeof body.detail).toBe("string");
    expect(body.suggestions[0]).toBe("Portland");
  });

  it("a 422 lists loc, msg and type", async () => {
    const { body } = await search("q=tax&size=99");
    expect(body.detail).toEqual([
      { loc: ["query", "size"], msg: expect.any(String), type: expect.any(String), ctx: { limit: 50 } },
    ]);
  });

  it("an index that cannot be read is a 503 with a detail", async () => {
    expectLogs(/Error: database is not open/);
    const broken = testApp();
    broken.store.close();
    const { status, body } = await broken.get("/api/v1/search?q=tax");
    expect(status).toBe(503);
    expect(body.detail).toEqual(expect.any(String));
  });

  it("10,000 filters are refused", async () => {
    const { status } = await search(`q=tax${"&domain=a.gov".repeat(10_000)}`);
    expect(status).toBe(422);
  });
});

describe("caching and rate limit (7, 8)", () => {
  it("the second of two equal requests is a hit", async () => {
    const { get: ask, wait } = testApp();
    const first = await ask("/api/v1/search?q=tax");
    const second = await ask("/api/v1/search?q=tax");
    expect(first.headers.get("X-Cache")).toBeNull();
    expect(second.headers.get("X-Cache")).toBe("HIT");
    expect(second.text).toBe(first.text);
    wait(6000);
    expect((await ask("/api/v1/search?q=tax")).headers.get("X-Cache")).toBeNull();
  });

  it("over the limit is a 429 with Retry-After, and ends with the minute", async () => {
    const { get: ask, wait } = testApp(undefined, { rateLimit: 3 });
    for (const word of ["a", "b", "c"]) expect((await ask(`/api/v1/search?q=${word}`)).status).toBe(200);
    const refused = await ask("/api/v1/search?q=d");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    wait(Number(refused.headers.get("Retry-After")) * 1000);
    expect((await ask("/api/v1/search?q=d")).status).toBe(200);
  });

  it("other origins may read the answers and the wait", async () => {
    const { headers } = await search("q=tax");
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
  });
});
