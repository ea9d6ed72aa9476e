// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { NewestUnread } from "../../../../../components/watches/news/NewestUnread.tsx";
import { listenToWatches } from "../../../../../components/watches/watches-store.ts";
import { success } from "../../../../../utils/platform/result.ts";
import type { WatchEntry } from "../../../../../utils/watches/entry.ts";
import { result } from "../../../utils/search/sample-results.ts";
import { texts } from "../../user.ts";

const world = vi.hoisted(() => ({ sent: [] as unknown[], entries: [] as WatchEntry[] }));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return success(undefined);
  },
}));
vi.mock("../../../../../utils/watches/count-unread.ts", () => ({
  countUnreadSoon: async () => ({ pages: 4, isMore: false }),
}));
vi.mock("../../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => [{ id: "w", unread: 4 }],
  readEntries: async () => world.entries,
}));

afterEach(() => render(null, document.body));

const entry = (id: string, title: string, isRead = false): WatchEntry => ({
  id,
  watch: "w",
  result: result({ title }),
  at: 0,
  foundAt: 1,
  order: id,
  ...(isRead ? {} : { unread: 1 as const }),
});

it("three unread pages at most, each once, and opening one marks it read for all that found it", async () => {
  world.entries = [
    entry("w 1", "First <mark>page</mark>"),
    entry("v 1", "First <mark>page</mark>"),
    entry("w 2", "Read before", true),
    ...["Second", "Third", "Fourth"].map((title, index) => entry(`w ${index + 3}`, title)),
  ];
  render(<NewestUnread onOpen={() => false} />, document.body);
  expect(document.body.textContent).toBe("");
  await act(() => listenToWatches());
  await vi.waitFor(() => expect(texts("bdi:first-of-type")).toEqual(["First page", "Second", "Third"]));
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => event.preventDefault());
  await act(() => link?.click());
  const read = ["markRead", { entries: ["w 1", "v 1"] }];
  expect(world.sent).toEqual([read]);
  await act(() => void link?.dispatchEvent(new MouseEvent("auxclick", { button: 1, bubbles: true })));
  expect(world.sent).toEqual([read, read]);
});
