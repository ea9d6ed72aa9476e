import { describe, expect, it } from "vitest";
import { newRecent, newSearch } from "../../../../utils/search/request.ts";
import { readWatchAddress, watchRequest } from "../../../../utils/watches/listed-watch.ts";

describe("the view of a watch", () => {
  it("has the words, filters and order of a search or recent view, but not its period and page", () => {
    const recent = { ...newRecent(), q: " tax ", since: "7d", until: "2026-01-01", page: 3 };
    expect(watchRequest({ ...recent, sort: "published" })).toMatchObject({ q: "tax", sort: "published" });
    expect(watchRequest({ ...recent, sort: "crawled" })).toMatchObject({ sort: "updated" });
    expect(watchRequest(newSearch("tax"))).toMatchObject({ q: "tax", sort: "updated" });
    expect(watchRequest(newSearch("x".repeat(501)))).toBeNull();
  });
});

describe("an address in a list", () => {
  it.each([
    "?q=tax",
    "search.html?view=recent&q=tax",
    "/search.html?q=tax",
    "chrome-extension://abc/search.html?q=tax",
    "moz-extension://abc-def/search.html?q=tax",
    "https://api.example/api/v1/recent.rss?q=tax",
    "http://127.0.0.1:8787/api/v1/recent?q=tax",
  ])("%s is a watch", (address) => {
    expect(readWatchAddress(address)).toMatchObject({ q: "tax" });
  });

  it.each([
    "hello",
    "",
    "https://news.example/",
    "https://news.example/?q=tax",
    "https://news.example/search.html?q=tax",
    "https://news.example/?next=/recent.rss?q=tax",
    "options.html?q=tax",
    "javascript:search.html?q=tax",
  ])("%j is none", (address) => {
    expect(readWatchAddress(address)).toBeNull();
  });
});
