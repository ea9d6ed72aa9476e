import { describe, expect, it } from "vitest";
import { newRecent, newSearch } from "../../../../utils/search/request.ts";
import { watchRequest } from "../../../../utils/watches/listed-watch.ts";

describe("the view of a watch", () => {
  it("has the words, filters and order of a search or recent view, but not its period and page", () => {
    const recent = { ...newRecent(), q: " tax ", since: "7d", until: "2026-01-01", page: 3 };
    expect(watchRequest({ ...recent, sort: "published" })).toMatchObject({ q: "tax", sort: "published" });
    expect(watchRequest({ ...recent, sort: "crawled" })).toMatchObject({ sort: "changed" });
    expect(watchRequest(newSearch("tax"))).toMatchObject({ q: "tax", sort: "changed" });
    expect(watchRequest(newSearch("x".repeat(501)))).toBeNull();
  });
});
