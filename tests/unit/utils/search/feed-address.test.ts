import { expect, it } from "vitest";
import { feedAddress } from "../../../../utils/search/feed-address.ts";
import { newRecent } from "../../../../utils/search/request.ts";

it("a feed's address leaves out what the feed does not take", () => {
  const request = { ...newRecent(), q: "water", since: "7d", until: "2026-01-01", page: 3 };
  expect(feedAddress("https://search.example/base/", request)).toBe(
    "https://search.example/base/api/v1/recent.rss?q=water&since=7d",
  );
});

it("a feed of everything has an address without parameters", () => {
  expect(feedAddress("https://search.example", newRecent())).toBe("https://search.example/api/v1/recent.rss");
});
