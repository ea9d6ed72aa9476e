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
  expect(await countUnreadSoon([{ id: "w", unread: 1_000 }])).toEqual({ pages: 1_000, isMore: false });
  await add(1_001, 1_001);
  expect(await countUnreadSoon([{ id: "w", unread: 1_001 }])).toEqual({ pages: 1_000, isMore: true });
  expect(await countUnread([{ id: "w" }])).toBe(1_001);
  expect(await countUnreadSoon([{ id: "w", unread: 0 }])).toEqual({ pages: 0, isMore: false });
});
