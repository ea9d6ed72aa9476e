import { describe, expect, it } from "vitest";
import { daysAgo, page, testApp, urlsOf } from "./harness.ts";

describe("of matches without words", () => {
  it("the latest come first, by the date that they show", async () => {
    const never = { content_changed_at: null, published_at: null };
    const { get: ask } = testApp([
      page("https://www.a.gov/changed", { content_changed_at: daysAgo(20) }),
      page("https://www.a.gov/to-come", { published_at: daysAgo(-5) }),
      page("https://www.a.gov/undated", { ...never, last_crawled: null }),
      page("https://www.a.gov/crawled", { ...never, last_crawled: daysAgo(3) }),
      page("https://www.a.gov/published", { ...never, published_at: daysAgo(30), last_crawled: daysAgo(1) }),
    ]);
    const { body } = await ask("/api/v1/search?q=site:a.gov");
    const dates = body.results.slice(0, 3).map((each: { updated_at: string }) => each.updated_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(urlsOf(body)).toEqual([
      "a.gov/crawled",
      "a.gov/changed",
      "a.gov/published",
      "a.gov/to-come",
      "a.gov/undated",
    ]);
  });
});

describe("of more matches than are counted", () => {
  const many = Array.from({ length: 10_050 }, (_, index) =>
    page(`https://www.a.gov/${index}`, { title: "Other", text: "same words" }),
  );
  const titled = page("https://www.b.gov/", {
    title: "Same words",
    text: "other",
    content_changed_at: daysAgo(2),
  });
  const broad = testApp([...many, titled]);

  it("the total is a floor", async () => {
    const { body } = await broad.get("/api/v1/search?q=same&facets=false");
    expect(body).toMatchObject({ total: 10_000, total_is_lower_bound: true });
  });

  it("without words the latest of all of them come first", async () => {
    const { body } = await broad.get("/api/v1/search?q=site:gov&facets=false");
    expect(urlsOf(body)[0]).toBe("b.gov/");
    expect(body).toMatchObject({ total: 10_000, total_is_lower_bound: true });
  });

  it("those with the words in the title come first", async () => {
    const { body } = await broad.get("/api/v1/search?q=same+words&facets=false");
    expect(urlsOf(body)[0]).toBe("b.gov/");
    expect(body.results).toHaveLength(10);
  });
});
