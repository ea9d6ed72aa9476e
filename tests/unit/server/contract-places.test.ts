import { describe, expect, it } from "vitest";
import { expectLogs } from "../../setup/logs.ts";
import { page, testApp } from "./harness.ts";

const { get, app } = testApp();

describe("GET /api/v1/places (4.4, 2.5)", () => {
  it("lists states and cities with their counts", async () => {
    const { body } = await get("/api/v1/places");
    expect(body.states).toContainEqual({
      code: "TX",
      name: "Texas",
      country: "US",
      type: "state",
      cities_indexed: 0,
    });
    expect(body.cities).toContainEqual({
      city: "Portland",
      state: "OR",
      state_name: "Oregon",
      country: "US",
      domains: 1,
    });
    expect(body.cities_known).toBe(5);
  });

  it("the United Kingdom has cities and no states", async () => {
    const { body } = await get("/api/v1/places?country=uk");
    expect(body.states).toEqual([]);
    expect(body.cities.map((each: { city: string }) => each.city)).toEqual(["Leeds"]);
  });

  it.each(["q=st+l", "q=St.%20L", "q=ST"])("%s is a prefix that ignores case and punctuation", async (q) => {
    const { body } = await get(`/api/v1/places?${q}`);
    expect(body.cities.map((each: { city: string }) => each.city)).toEqual(["St. Louis"]);
  });

  it("200 cities are listed where no limit is given, the busiest first", async () => {
    const towns = Array.from({ length: 205 }, (_, index) =>
      page(`https://www.town${index}.gov/`, { level: "city", city: `Town ${index}`, state: "TX" }),
    );
    const second = page("https://www.townpolice.gov/", { level: "city", city: "Town 204", state: "TX" });
    const { body } = await testApp([...towns, second]).get("/api/v1/places");
    expect(body.cities).toHaveLength(200);
    expect(body.cities[0]).toMatchObject({ city: "Town 204", domains: 2 });
    expect(body.cities_known).toBe(205);
  });

  it("state narrows the cities, and not the states", async () => {
    const { body } = await get("/api/v1/places?state=Maine&q=port");
    expect(body.cities).toHaveLength(1);
    expect(body.cities[0].state).toBe("ME");
    expect(body.states).toEqual((await get("/api/v1/places")).body.states);
  });

  it.each([
    ["limit=1", 200],
    ["limit=1000", 200],
    ["limit=0", 422],
    ["limit=1001", 422],
    ["country=fr", 400],
    ["state=zz", 400],
  ])("%s is answered with %i", async (parameter, status) => {
    expect((await get(`/api/v1/places?${parameter}`)).status).toBe(status);
  });

  it("every city it names is accepted by the city filter", async () => {
    const { body } = await get("/api/v1/places");
    for (const { city } of body.cities) {
      expect((await get(`/api/v1/search?q=-nothing&city=${encodeURIComponent(city)}`)).status).toBe(200);
    }
  });
});

describe("GET /api/v1/suggest (4.5)", () => {
  it("completes from titles, as plain text", async () => {
    const { body } = await get("/api/v1/suggest?q=tax+fo");
    expect(body).toEqual({ query: "tax fo", suggestions: ["Tax forms & <instructions>"] });
  });

  it.each([
    ["q=t", 422],
    ["q=ta", 200],
    [`q=${"x".repeat(100)}`, 200],
    [`q=${"x".repeat(101)}`, 422],
    ["q=ta&size=0", 422],
    ["q=ta&size=20", 200],
    ["q=ta&size=21", 422],
    ["size=8", 422],
  ])("%s is answered with %i", async (parameters, status) => {
    expect((await get(`/api/v1/suggest?${parameters}`)).status).toBe(status);
  });
});

describe("what suggest chooses (4.5)", () => {
  const titled = (title: string, index: number) => page(`https://www.a.gov/${index}`, { title });

  it("titles that begin as typed come before titles that hold the words, each once", async () => {
    const titles = ["Pay your water bill", "Water bills explained at length", "Water bill", "WATER BILL"];
    const { body } = await testApp(titles.map(titled)).get("/api/v1/suggest?q=water+b");
    expect(body.suggestions).toHaveLength(3);
    expect(body.suggestions[0].toLowerCase()).toBe("water bill");
    expect(body.suggestions[2]).toBe("Pay your water bill");
  });

  it("eight are given where no size is", async () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Water ${index}`);
    const app = testApp(titles.map(titled));
    expect((await app.get("/api/v1/suggest?q=wat")).body.suggestions).toHaveLength(8);
    expect((await app.get("/api/v1/suggest?q=wat&size=10")).body.suggestions).toHaveLength(10);
  });
});

describe("GET /api/v1/countries (4.6, 2.6)", () => {
  it("lists countries with aliases, levels and counts", async () => {
    const { body } = await get("/api/v1/countries");
    expect(body.default).toEqual(expect.any(String));
    expect(body.countries.map((each: { code: string }) => each.code)).toEqual(["us", "ca", "uk"]);
    const [us, ca, uk] = body.countries;
    expect(us.levels).toEqual([
      "federal",
      "interstate",
      "state",
      "county",
      "city",
      "tribal",
      "special_district",
      "school_district",
    ]);
    expect(ca.levels).toEqual(["federal", "provincial", "crown_corporation", "municipal", "indigenous"]);
    expect(uk.levels).toContain("public_body");
    expect(uk.aliases).toContain("gb");
    expect(uk).toMatchObject({ domains: 2, pages_indexed: 2 });
  });
});

describe("GET /api/v1/domains (4.7)", () => {
  it("lists domains and counts them all", async () => {
    const { body } = await get("/api/v1/domains?limit=2");
    expect(body.domains).toHaveLength(2);
    expect(body.total).toBe(11);
  });

  it("100 are listed where no limit is given", async () => {
    const many = Array.from({ length: 105 }, (_, index) => page(`https://www.d${index}.gov/`));
    const { body } = await testApp(many).get("/api/v1/domains");
    expect(body.domains).toHaveLength(100);
    expect(body.total).toBe(105);
  });

  it.each([
    ["search=PORT", ["portland.gov", "portlandmaine.gov"]],
    ["search=office+of+irs", ["irs.gov"]],
    ["state=tx", ["texas.gov"]],
    ["city=st+louis", ["stlouis-mo.gov"]],
    ["country=uk&level=national", ["gov.uk"]],
    ["limit=1&offset=1&search=port", ["portlandmaine.gov"]],
  ])("%s narrows", async (parameters, domains) => {
    const { body } = await get(`/api/v1/domains?${parameters}`);
    expect(body.domains.map((each: { domain: string }) => each.domain)).toEqual(domains);
  });

  it.each(["québec", "quebec", "QUÉBEC", "d'Élie", "D’ELIE", "Que%CC%81bec"])(
    "search=%s ignores capitals and accents",
    async (words) => {
      const named = page("https://www.q.ca/", { organization: "Office d’Élie, Québec" });
      const { body } = await testApp([named, page("https://www.a.gov/")]).get(
        `/api/v1/domains?search=${words}`,
      );
      expect(body.domains).toEqual([expect.objectContaining({ domain: "q.ca" })]);
    },
  );

  it.each([
    ["limit=500", 200],
    ["limit=501", 422],
    ["offset=100000", 200],
    ["offset=100001", 422],
    [`search=${"x".repeat(101)}`, 422],
    ["level=nonsense", 400],
  ])("%s is answered with %i", async (parameters, status) => {
    expect((await get(`/api/v1/domains?${parameters}`)).status).toBe(status);
  });
});

describe("stats, health and the service's description (4.8)", () => {
  it("stats are exact for the index and marked as estimates for the crawl", async () => {
    const { body } = await get("/api/v1/stats");
    expect(body).toMatchObject({ indexed_pages: 14, domains_total: 11 });
    expect(body.crawl.counts_are_estimates).toBe(true);
  });

  it("stats are computed again every five minutes", async () => {
    const { get: ask, wait, store } = testApp();
    const first = (await ask("/api/v1/stats")).body;
    store.database.exec("DELETE FROM pages WHERE url LIKE '%gao.gov%'");
    wait(4 * 60_000);
    expect((await ask("/api/v1/stats")).body).toEqual(first);
    wait(60_000);
    const later = (await ask("/api/v1/stats")).body;
    expect(later.indexed_pages).toBe(first.indexed_pages - 3);
    expect(Date.parse(later.computed_at) - Date.parse(first.computed_at)).toBe(5 * 60_000);
  });

  it("health is 200 with a row for each dependency", async () => {
    const { status, body } = await get("/health");
    expect(status).toBe(200);
    expect(body.dependencies.search_index).toBe("ok");
  });

  it("health is 503 when there is nothing to search", async () => {
    expectLogs(/The index cannot be read: Error: database is not open/);
    expect((await testApp([]).get("/health")).status).toBe(503);
    const broken = testApp();
    broken.store.close();
    expect((await broken.get("/health")).status).toBe(503);
  });

  it("describes itself in Markdown, OpenAPI and llms.txt", async () => {
    expect((await get("/api-guide.md")).text).toContain("stand-in");
    const { text } = await get("/api-guide.md");
    expect(text.startsWith("# API guide")).toBe(true);
    expect(text).not.toContain("${");
    expect((await get("/llms.txt")).text).toContain("stand-in");
    const { body } = await get("/openapi.json");
    expect(Object.keys(body.paths)).toHaveLength(11);
    const q = body.paths["/api/v1/search"].get.parameters.find((each: { name: string }) => each.name === "q");
    expect(q).toMatchObject({ required: true, schema: { type: "string", maxLength: 500 } });
  });

  it.each([
    ["POST", "/api/v1/search", 405],
    ["PUT", "/api/v1/fact-check", 405],
    ["GET", "/api/v1/fact-check", 405],
    ["DELETE", "/health", 405],
    ["GET", "/nothing", 404],
    ["GET", "/__faults", 404],
    ["POST", "/__log", 404],
  ])("%s %s is a %i with a detail", async (method, path, status) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(status);
    expect((await response.json()).detail).toEqual(expect.any(String));
  });
});
