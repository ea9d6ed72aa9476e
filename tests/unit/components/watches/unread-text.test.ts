import { expect, it } from "vitest";
import { unreadText } from "../../../../components/watches/unread-text.ts";

it.each([
  [{ pages: 0, isMore: false }, null],
  [
    { pages: 1, isMore: false },
    { text: "1", description: "1 unread page" },
  ],
  [
    { pages: 1_000, isMore: false },
    { text: "1,000", description: "1,000 unread pages" },
  ],
  [
    { pages: 1, isMore: true },
    { text: "1+", description: "1+ unread pages" },
  ],
  [
    { pages: 1_000, isMore: true },
    { text: "1,000+", description: "1,000+ unread pages" },
  ],
])("of %j is said as %j", (unread, said) => {
  expect(unreadText(unread)).toEqual(said);
});
