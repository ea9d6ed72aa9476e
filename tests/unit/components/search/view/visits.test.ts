import { beforeEach, describe, expect, it, vi } from "vitest";
import { NO_FILTERS, newRecent } from "../../../../../utils/search/request.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

/** Another page knows only what was written. */
async function openPage() {
  vi.resetModules();
  return (await import("../../../../../components/search/view/visits.ts")).visitFeed;
}

describe("the last visit of a feed", () => {
  const feed = newRecent();
  const other = newRecent({ ...NO_FILTERS, country: ["ca"] });

  it("stays what it was while the page is open: other periods, pages and filters do not move it", async () => {
    const first = await openPage();
    expect(first(feed, 10)).toBeNull();
    expect(first({ ...feed, page: 2 }, 20)).toBeNull();

    const second = await openPage();
    expect(second(feed, 30)).toBe(20);
    expect(second({ ...feed, since: "7d" }, 40)).toBe(20);
    expect(second({ ...feed, page: 2 }, 50)).toBe(20);
    expect(second(other, 60)).toBeNull();
    expect(second(feed, 70)).toBe(20);

    expect((await openPage())(feed, 80)).toBe(70);
  });

  it("is not set back by a copy from before it", async () => {
    (await openPage())(feed, 50);
    (await openPage())(feed, 20);
    expect((await openPage())(feed, 60)).toBe(50);
  });
});
