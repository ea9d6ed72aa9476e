import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { countUnread, countUnreadSoon } from "../../../../utils/watches/count-unread.ts";
import { inWatches } from "../../../../utils/watches/database.ts";
import { entryOf } from "../../../../utils/watches/entry.ts";
import { NOW, page } from "./sample.ts";

it("unread pages are counted up to a thousand for a page, which says that there are more, and all of them elsewhere", async () => {
  const add = (from: number, to: number) =>
    inWatches(async ({ entries }) => {
      for (let each = from; each <= to; each += 1)
        await entries.put(entryOf("w", page(`https://a.gov/${each}`, NOW), NOW, NOW));
    });
  await add(1, 1_000);
  expect(await countUnreadSoon([{ id: "w", unread: 1_000, overflow: null }])).toEqual({
    pages: 1_000,
    isMore: false,
  });
  await add(1_001, 1_001);
  expect(await countUnreadSoon([{ id: "w", unread: 1_001, overflow: null }])).toEqual({
    pages: 1_000,
    isMore: true,
  });
  expect(await countUnread([{ id: "w" }])).toBe(1_001);
  expect(await countUnreadSoon([{ id: "w", unread: 0, overflow: 700 }])).toEqual({ pages: 0, isMore: false });
});

it("where a watch had more new pages than are kept, there are more than those", async () => {
  const one = { id: "kept", unread: 2, overflow: 700 };
  await inWatches(async ({ entries }) => {
    for (const each of [1, 2])
      await entries.put(entryOf("kept", page(`https://b.gov/${each}`, NOW), NOW, NOW));
  });
  expect(await countUnreadSoon([one])).toEqual({ pages: 2, isMore: true });
  expect(await countUnreadSoon([{ ...one, overflow: null }])).toEqual({ pages: 2, isMore: false });
});
