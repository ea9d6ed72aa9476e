import Parser from "rss-parser";
import { describe, expect, it } from "vitest";
import { rssFeed } from "../../../server/routes/recent.ts";
import { daysAgo, NOW, page, testApp, urlsOf } from "./harness.ts";

const { get } = testApp();
const recent = (query: string) => get(`/api/v1/recent?${query}`);

describe("GET /api/v1/recent (4.2)", () => {
  it("defaults to 20 by updated date, newest first, and says what it applied", async () => {
    const { body } = await recent("");
    expect(body).toMatchObject({ page: 1, size: 20, sort: "updated" });
    expect(body.sort_meaning).toEqual(expect.any(String));
    expect(body).toHaveProperty("window");
    expect(body).toHaveProperty("place");
    const dates = body.results.map((each: { updated_at: string }) => each.updated_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(urlsOf(body)[0]).toBe("dol.gov/wage");
  });

  it("leaves out pages without a date and pages dated in the future, and never passes now", async () => {
    for (const sort of ["updated", "published", "changed", "crawled"]) {
      const urls = urlsOf((await recent(`sort=${sort}&size=50`)).body);
      // What was crawled has that date at least.
      if (sort !== "crawled") expect(urls).not.toContain("gao.gov/undated");
      expect(urls).not.toContain("gao.gov/future");
    }
    const later = page("https://www.gao.gov/later", { content_changed_at: daysAgo(-3) });
    const { get: getLater } = testApp([later]);
    for (const sort of ["updated", "published", "changed", "crawled"]) {
      expect((await getLater(`/api/v1/recent?sort=${sort}&until=2099-01-01`)).body.results).toEqual([]);
    }
    const { body } = await recent("until=2099-01-01&size=50");
    for (const each of body.results) expect(Date.parse(each.updated_at)).toBeLessThanOrEqual(NOW.getTime());
  });

  const dated = (name: string, published: number, changed: number, crawled: number) =>
    page(`https://www.a.gov/${name}`, {
      published_at: daysAgo(published),
      content_changed_at: daysAgo(changed),
      last_crawled: daysAgo(crawled),
    });
  // No two of the four dates put these pages into the same order, nor one into the reverse of another.
  const inFourOrders = testApp([
    dated("b", 8, 9, 2),
    dated("a", 20, 5, 3),
    dated("d", 40, 12, 1),
    dated("c", 10, 30, 4),
  ]);

  it.each([
    ["updated", "updated_at", ["a", "b", "c", "d"]],
    ["published", "published_at", ["b", "c", "a", "d"]],
    ["changed", "content_changed_at", ["a", "b", "d", "c"]],
    ["crawled", "last_crawled", ["d", "b", "a", "c"]],
  ])("sort=%s orders by %s", async (sort, field, names) => {
    const { body } = await inFourOrders.get(`/api/v1/recent?sort=${sort}`);
    expect(urlsOf(body)).toEqual(names.map((name) => `a.gov/${name}`));
    const dates = body.results.map((each: Record<string, string>) => each[field]);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    expect(dates).toHaveLength(4);
  });

  it("sort=published leaves out what declares no date", async () => {
    expect(urlsOf((await recent("sort=published")).body)).toEqual(["dol.gov/wage", "gao.gov/once"]);
  });

  it("pages crawled once have not changed", async () => {
    expect(urlsOf((await recent("sort=changed&size=50")).body)).not.toContain("gao.gov/once");
  });

  it.each([
    ["since=4d", ["dol.gov/wage"]],
    ["since=96h", ["dol.gov/wage"]],
    ["since=1w", ["dol.gov/wage"]],
    [`since=${daysAgo(4).slice(0, 10)}`, ["dol.gov/wage"]],
    [`since=${encodeURIComponent(daysAgo(4))}`, ["dol.gov/wage"]],
    ["since=6m&until=20d", ["gao.gov/once"]],
    // The plus of an offset that was not encoded.
    ["since=2026-11-18T14:00:00+02:00", ["dol.gov/wage"]],
    ["since=2026-11-18T12:00:00.001", []],
    [`since=1y&until=${daysAgo(30).slice(0, 10)}`, ["gao.gov/once"]],
  ])("%s bounds the range", async (bounds, urls) => {
    expect(urlsOf((await recent(bounds)).body)).toEqual(urls);
  });

  it.each(["since=whenever", "since=2026-02-31", "since=-4d", "until=tomorrow", "sort=loudest"])(
    "%s is a 400 with a sentence",
    async (parameter) => {
      const { status, body } = await recent(parameter);
      expect(status).toBe(400);
      expect(body.detail.length).toBeGreaterThan(20);
    },
  );

  it("q and every filter narrow it", async () => {
    expect(urlsOf((await recent("q=water&state=me")).body)).toEqual(["portlandmaine.gov/water"]);
    expect(urlsOf((await recent("country=uk&level=national")).body)).toEqual(["gov.uk/bins"]);
    expect(urlsOf((await recent("filetype=pdf")).body)).toEqual(["irs.gov/refunds.pdf"]);
    expect(urlsOf((await recent("language=fr&city=quebec")).body)).toEqual(["ville.quebec.qc.ca/taxes"]);
  });

  it.each([
    ["size=50", 200],
    ["size=51", 422],
    ["page=0", 422],
    ["page=51", 400],
  ])("%s is answered with %i", async (parameter, status) => {
    expect((await recent(parameter)).status).toBe(status);
  });

  it("pages follow each other without a gap", async () => {
    const all = urlsOf((await recent("size=6")).body);
    const first = urlsOf((await recent("size=3")).body);
    const second = urlsOf((await recent("size=3&page=2")).body);
    expect([...first, ...second]).toEqual(all);
  });
});

const AUSTIN = { level: "city", city: "Austin", state: "TX" };

describe("GET /api/v1/recent.rss (4.3)", () => {
  it("is RSS 2.0 that a feed reader takes, hostile text and all", async () => {
    const hostile = page("https://www.a.gov/x?a=1&b=2", {
      title: 'Tom & <Jerry> ]]> "q"',
      text: "<script>x</script> é",
    });
    const { text, headers } = await testApp([hostile]).get("/api/v1/recent.rss");
    expect(headers.get("Content-Type")).toContain("application/rss+xml");
    const feed = await new Parser().parseString(text);
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]).toMatchObject({
      title: 'Tom & <Jerry> ]]> "q"',
      link: "https://www.a.gov/x?a=1&b=2",
    });
    expect(feed.items[0]?.isoDate).toBe(daysAgo(10));
  });

  it("holds no character that XML forbids, wherever it comes from", async () => {
    const odd = page("https://www.a.gov/\u0001x", { ...AUSTIN, title: "A\u0008b" });
    const { text } = await testApp([odd]).get("/api/v1/recent.rss?city=%01Austin%EF%BF%BE");
    expect(text).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u);
    const feed = await new Parser().parseString(text);
    expect(feed.title).toContain("of  Austin");
    expect(feed.items[0]?.link).toBe("https://www.a.gov/ x");
  });

  it("takes the same filters and order", async () => {
    const { text } = await get("/api/v1/recent.rss?sort=published&country=us");
    const feed = await new Parser().parseString(text);
    expect(feed.items.map(({ link }) => link)).toEqual([
      "https://www.dol.gov/wage",
      "https://www.gao.gov/once",
    ]);
  });

  it("does not know until, page or facets", async () => {
    const { text } = await get("/api/v1/recent.rss?until=20d&page=5&facets=true");
    expect((await new Parser().parseString(text)).items.length).toBeGreaterThan(3);
  });
});

it("names its places in the title", () => {
  const address = "http://127.0.0.1/api/v1/recent.rss?city=Austin&state=TX";
  const feed = rssFeed([], { order: "updated", address, builtAt: NOW });
  expect(feed).toContain("<title>Government pages of Austin, TX, newest first (updated)</title>");
});
