import { beforeEach, expect, it, vi } from "vitest";
import { showBadge, showTick } from "../../../../entrypoints/background/badge.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";

const world = vi.hoisted(() => ({
  counts: { inLine: 0, unseen: 0 },
  watches: async (): Promise<object[]> => [],
  did: [] as string[],
}));
vi.mock("../../../../utils/settings/chosen-language.ts", () => ({ textsReady: async () => undefined }));
vi.mock("../../../../utils/checks/history/read-checks.ts", () => ({ countChecks: async () => world.counts }));
vi.mock("../../../../utils/watches/count-unread.ts", () => ({
  countUnread: async (watches: readonly { unread: number }[]) =>
    watches.reduce((sum, { unread }) => sum + unread, 0),
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: () => world.watches(),
}));
vi.mock("../../../../utils/platform/changes.ts", () => ({
  announceChange: (what: string) => void world.did.push(`announced ${what}`),
}));

const watched = (countsInBadge: boolean, unread: number) => ({ countsInBadge, unread });

beforeEach(() => {
  world.did.length = 0;
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    action: {
      setBadgeBackgroundColor: async () => undefined,
      setBadgeTextColor: async () => undefined,
      setTitle: async () => undefined,
      setBadgeText: async ({ text }: { text: string }) => void world.did.push(`shown ${text}`),
    },
  });
});

it.each([
  [{ inLine: 0, unseen: 0 }, [], ""],
  [{ inLine: 2, unseen: 0 }, [watched(true, 4)], "…"],
  [{ inLine: 2, unseen: 3 }, [watched(true, 4)], "3"],
  [{ inLine: 0, unseen: 0 }, [watched(true, 4), watched(false, 9), watched(true, 1)], "+5"],
])(
  "with %j and watches %j it shows what matters most, and then pages read it",
  async (counts, watches, text) => {
    Object.assign(world, { counts, watches: async () => watches });
    await showBadge();
    expect(world.did).toEqual([`shown ${text}`, "announced badge"]);
  },
);

it("shows the newest numbers, also where older ones were read more slowly", async () => {
  const slow = Promise.withResolvers<object[]>();
  Object.assign(world, { counts: { inLine: 0, unseen: 1 }, watches: () => slow.promise });
  const older = showBadge();
  await new Promise(setImmediate);
  Object.assign(world, { counts: { inLine: 0, unseen: 0 }, watches: async () => [] });
  const newer = showBadge();
  await new Promise(setImmediate);
  slow.resolve([]);
  await Promise.all([older, newer]);
  expect(world.did.filter((what) => what.startsWith("shown")).at(-1)).toBe("shown ");
});

it("shows the checks where the watches cannot be read", async () => {
  expectLogs(/The watches could not be read: Error: no disk/);
  Object.assign(world, {
    counts: { inLine: 0, unseen: 1 },
    watches: () => Promise.reject(new Error("no disk")),
  });
  await showBadge();
  expect(world.did[0]).toBe("shown 1");
});

it.each([
  [
    false,
    ["shown ✓", "title Quote copied", "shown null", "shown 1", "title Primary Source: 1 fact-check finished"],
  ],
  [true, ["shown ✓", "shown null"]],
])(
  "shows for a moment that a quote was copied, in its tab (private: %s)",
  async (inIncognitoContext, expected) => {
    vi.useFakeTimers();
    Object.assign(world, { counts: { inLine: 0, unseen: 1 }, watches: async () => [] });
    const setTitle = async ({ title }: { title: string }) => void world.did.push(`title ${title}`);
    Object.assign(fakeBrowser, {
      extension: { inIncognitoContext },
      action: { ...Reflect.get(fakeBrowser, "action"), setTitle },
    });
    const shown = showTick(7, "Quote copied");
    await vi.advanceTimersByTimeAsync(3_999);
    expect(world.did.at(-1)).not.toBe("shown null");
    await vi.advanceTimersByTimeAsync(1);
    await shown;
    vi.useRealTimers();
    expect(world.did.filter((what) => !what.startsWith("announced"))).toEqual(expected);
  },
);

it("is left alone by private windows", async () => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  await showBadge();
  expect(world.did).toEqual([]);
});

it("pages read the counts anew, though the browser refuses to draw them", async () => {
  const refused = async () => Promise.reject(new Error("no toolbar"));
  Object.assign(fakeBrowser, { action: { ...Reflect.get(fakeBrowser, "action"), setTitle: refused } });
  await expect(showBadge()).rejects.toThrow("no toolbar");
  expect(world.did).toContain("announced badge");
});
