import { expect, it, vi } from "vitest";
import { listenToWatches, unread, watches } from "../../../../components/watches/watches-store.ts";

const world = vi.hoisted(() => ({
  changed: (): void => undefined,
  stored: [] as { id: string; order: number }[],
  counts: [] as PromiseWithResolvers<{ pages: number; isMore: boolean }>[],
}));
vi.mock("../../../../utils/platform/changes.ts", () => ({
  onChange: (_: string, listener: () => void) => {
    world.changed = listener;
  },
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({ readWatches: async () => world.stored }));
vi.mock("../../../../utils/watches/count-unread.ts", () => ({
  countUnreadSoon: () => {
    const counted = Promise.withResolvers<{ pages: number; isMore: boolean }>();
    world.counts.push(counted);
    return counted.promise;
  },
}));
vi.mock("../../../../components/watches/follows-order.ts", () => ({
  inFollowsOrder: <Kind>(all: Kind) => all,
}));
vi.mock("../../../../utils/platform/keep-stored.ts", () => ({ askToKeepStored: async () => undefined }));

it("what was read last is shown, however long an earlier reading takes to count", async () => {
  world.stored = [{ id: "before", order: 1 }];
  listenToWatches();
  world.stored = [{ id: "after", order: 1 }];
  world.changed();
  await vi.waitFor(() => expect(world.counts).toHaveLength(2));
  world.counts[1]?.resolve({ pages: 0, isMore: false });
  await vi.waitFor(() => expect(unread.value).toEqual({ pages: 0, isMore: false }));
  await vi.waitFor(() => expect(watches.value).toHaveLength(1));
  world.counts[0]?.resolve({ pages: 1_000, isMore: true });
  await new Promise(setImmediate);
  expect(unread.value).toEqual({ pages: 0, isMore: false });
  expect(watches.value.map(({ id }) => id)).toEqual(["after"]);
});
