import { describe, expect, it } from "vitest";
import { newRecent, newSearch } from "../../../../utils/search/request.ts";
import {
  listed,
  readListed,
  readWatchAddress,
  watchesAsJson,
  watchRequest,
} from "../../../../utils/watches/listed-watch.ts";
import { TAXES } from "./sample.ts";

describe("the view of a watch", () => {
  it("has the words, filters and order of a search or recent view, but not its period and page", () => {
    const recent = { ...newRecent(), q: " tax ", since: "7d", until: "2026-01-01", page: 3 };
    expect(watchRequest({ ...recent, sort: "published" })).toMatchObject({ q: "tax", sort: "published" });
    expect(watchRequest({ ...recent, sort: "crawled" })).toMatchObject({ sort: "updated" });
    expect(watchRequest(newSearch("tax"))).toMatchObject({ q: "tax", sort: "updated" });
    expect(watchRequest(newSearch("x".repeat(501)))).toBeNull();
  });
});

const SERVICE = "https://api.example/base/";

describe("an address in a list", () => {
  it.each([
    "?q=tax",
    "search.html?view=recent&q=tax",
    "/search.html?q=tax",
    "search.html?q=tax&page=x&size=1000&facets=true&since=7d",
    "chrome-extension://abc/search.html?q=tax",
    "moz-extension://abc-def/search.html?q=tax",
    "https://api.example/base/api/v1/recent.rss?q=tax",
    "https://API.example/base/api/v1/recent?q=tax",
  ])("%s is a watch", (address) => {
    expect(readWatchAddress(address, SERVICE)).toMatchObject({ q: "tax" });
  });

  it.each(["search.html?view=recent&q=who?&domain=irs.gov#results", "?q=who%3F&domain=irs.gov"])(
    "%s is read to its end, and not beyond",
    (address) => {
      expect(readWatchAddress(address, SERVICE)).toMatchObject({ q: "who?", domain: ["irs.gov"] });
    },
  );

  it.each([
    "hello",
    `?q=tax&domain=${"a".repeat(8_000)}.gov`,
    "",
    "?",
    "?hello",
    "search.html?hello",
    "search.html?view=search&q=",
    "https://news.example/",
    "https://news.example/recent?q=tax",
    "https://news.example/api/v1/recent.rss?q=tax",
    "https://api.example/api/v1/recent?q=tax",
    "http://api.example/base/api/v1/recent?q=tax",
    "https://api.example/base/api/v1/recently?q=tax",
    "https://api.example.evil.example/base/api/v1/recent?q=tax",
    "https://news.example/?q=tax",
    "https://news.example/search.html?q=tax",
    "https://news.example/?next=/recent.rss?q=tax",
    "options.html?q=tax",
    "search.html?q=tax&domian=irs.gov",
    "search.html?view=recent&domian=irs.gov",
    "search.html?q=tax&filetype=xls",
    "search.html?q=tax&country=uk&state=TX",
    "search.html?q=tax&q=wage",
    "javascript:search.html?q=tax",
  ])("%j is none", (address) => {
    expect(readWatchAddress(address, SERVICE)).toBeNull();
  });

  it.each(["search.html?view=recent", "https://api.example/base/api/v1/recent.rss"])(
    "%s is everything that is new",
    (address) => {
      expect(readWatchAddress(address, SERVICE)).toMatchObject({ q: "", sort: "updated" });
    },
  );

  it("is only of the extension where no service is known", () => {
    expect(readWatchAddress("https://api.example/base/api/v1/recent?q=tax", null)).toBeNull();
    expect(readWatchAddress("search.html?q=tax", null)).toMatchObject({ q: "tax" });
  });
});

describe("a watch that is listed", () => {
  const TAX = { name: "Tax news", address: "search.html?q=tax" };

  it("is off in all that it does not say", () => {
    expect(readListed(TAX, null)).toEqual({
      name: "Tax news",
      request: expect.objectContaining({ q: "tax", sort: "updated" }),
      rhythm: "look",
      notify: false,
      countsInBadge: false,
    });
  });

  it.each([
    [{ rhythm: "24h" }, { rhythm: "24h" }],
    [{ rhythm: "never" }, { rhythm: "look" }],
    [{ notify: true }, { notify: true, countsInBadge: false }],
    [{ countsInBadge: true }, { notify: false, countsInBadge: true }],
    [
      { notify: "yes", countsInBadge: 1 },
      { notify: false, countsInBadge: false },
    ],
    [{ name: "  Tax   news " }, { name: "Tax news" }],
  ])("with %j has %j", (change, expected) => {
    expect(readListed({ ...TAX, ...change }, null)).toMatchObject(expected);
  });

  it.each([
    [null],
    [undefined],
    ["search.html?q=tax"],
    [[]],
    [{}],
    [{ name: "Tax news" }],
    [{ address: TAX.address }],
    [{ ...TAX, name: " " }],
    [{ ...TAX, name: 7 }],
    [{ ...TAX, address: 7 }],
    [{ ...TAX, address: "https://news.example/" }],
  ])("cannot be %j", (value) => {
    expect(readListed(value, null)).toBeNull();
  });

  it.each([
    { ...newRecent(), q: "tax", domain: ["irs.gov"] },
    { ...newRecent(), sort: "published", state: ["TX"] },
    { ...newRecent() },
  ] as const)("is read as it was written: %j", (view) => {
    const request = watchRequest(view);
    if (request === null) throw new Error("It cannot be watched.");
    const watch = { name: "A", request, rhythm: "7d", notify: true, countsInBadge: true } as const;
    expect(readListed(listed(watch), null)).toEqual(watch);
  });
});

it("a file of watches says what it is, with one address for each view", () => {
  const file = watchesAsJson([TAXES]);
  expect(file).toMatch(/^\{\n "format": .*\}\n$/s);
  expect(JSON.parse(file)).toEqual({
    format: "primary-source-watches",
    version: 1,
    watches: [
      {
        name: "Taxes",
        address: "search.html?view=recent&q=tax&sort=changed",
        rhythm: "1h",
        notify: true,
        countsInBadge: false,
      },
    ],
  });
});
