// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearKept } from "../../../../../components/base/kept-record.ts";
import { NO_FILTERS, newRecent } from "../../../../../utils/search/request.ts";

beforeEach(() => clearKept(["visits"]));

/** Another page knows only what was written. */
async function openPage() {
  vi.resetModules();
  return (await import("../../../../../components/search/view/visits.ts")).visitFeed;
}

describe("the last visit of a feed", () => {
  const feed = newRecent();
  const other = newRecent({ ...NO_FILTERS, country: ["ca"] });
  const third = newRecent({ ...NO_FILTERS, country: ["gb"] });

  it("stays what it was while the page is open: other periods, pages and filters do not move it", async () => {
    const first = await openPage();
    expect(await first(feed, 10)).toBeNull();
    expect(await first({ ...feed, page: 2 }, 20)).toBeNull();

    const second = await openPage();
    expect(await second(feed, 30)).toBe(20);
    expect(await second({ ...feed, since: "7d" }, 40)).toBe(20);
    expect(await second({ ...feed, page: 2 }, 50)).toBe(20);
    expect(await second(other, 60)).toBeNull();
    expect(await second(feed, 70)).toBe(20);

    expect(await (await openPage())(feed, 80)).toBe(70);
  });

  it("is not set back by a copy from before it", async () => {
    await (await openPage())(feed, 50);
    await (await openPage())(feed, 20);
    expect(await (await openPage())(feed, 60)).toBe(50);
  });

  it("is not after now, where the clock was ahead: what comes from now on is new", async () => {
    const now = Date.now();
    const ahead = now + 30 * 86_400_000;
    await (await openPage())(feed, ahead);
    const back = await (await openPage())(feed, now);
    expect(back).toBeLessThanOrEqual(Date.now());
    expect(await (await openPage())(feed, now + 1)).toBeLessThanOrEqual(Date.now());
  });

  it("is kept for each feed of a page that closes before it has read the earlier visits", async () => {
    const earlier = await openPage();
    await Promise.all([earlier(feed, 50), earlier(third, 50)]);
    const closing = await openPage();
    const seen = [closing(feed, 70), closing(other, 70), closing(third, 20)];
    dispatchEvent(new Event("pagehide"));
    const next = await openPage();
    expect(await next(feed, 90)).toBe(70);
    expect(await next(other, 90)).toBe(70);
    expect(await next(third, 90)).toBe(50);
    await Promise.all(seen);
  });

  it("does not bring visits back that were cleared while the page is open", async () => {
    const visit = await openPage();
    await visit(feed, 10);
    await clearKept(["visits"]);
    await visit(other, 20);
    dispatchEvent(new Event("pagehide"));
    const next = await openPage();
    expect(await next(feed, 30)).toBeNull();
    expect(await next(other, 30)).toBe(20);
  });

  it("is known at once for a feed that the page has shown, and no visit is lost among many", async () => {
    const visit = await openPage();
    const feeds = Array.from({ length: 9 }, (_, index) =>
      newRecent({ ...NO_FILTERS, country: [`c${index}`] }),
    );
    expect(await Promise.all(feeds.map((each) => visit(each, 10)))).toEqual(feeds.map(() => null));
    expect(visit(feed, 20)).toBeInstanceOf(Promise);
    expect(feeds.map((each) => visit(each, 20))).toEqual(feeds.map(() => null));
    await visit(other, 20);
    const again = await openPage();
    expect(await Promise.all(feeds.map((each) => again(each, 30)))).toEqual(feeds.map(() => 20));
  });
});
