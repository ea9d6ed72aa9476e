import { afterEach, beforeEach, vi } from "vitest";
import { keptRecord } from "../../../../../components/base/kept-record.ts";
import type { UnsentCheck } from "../../../../../utils/checks/check.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";

/** What the list of checks hears from the rest of the extension, and what it sent there. Each test of a file that imports this begins with it anew. */
export const world = {
  sent: [] as [string, unknown][],
  failing: new Set<string>(),
  stored: [] as unknown[],
  reads: 0,
  rows: 0,
  also: [] as readonly string[],
  readError: null as unknown,
  onRead: () => {},
  counting: Promise.resolve({ all: 5, verdicts: 4 }),
  changed: [] as (() => void)[],
  settings: { sourcePassages: false } as object,
  follow: [] as ((settings: object) => void)[],
};
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return world.failing.has(name) ? failed({ kind: "offline" }) : success({ isComplete: true, sent: true });
  },
}));
vi.mock("../../../../../utils/sites/judge-address.ts", () => ({
  lookAlikeOf: async (address: string) =>
    address.includes("irs.gov.refund") ? { owner: "refund.example", imitated: "irs.gov" } : null,
}));
vi.mock("../../../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  listenToSettings: (listener: (typeof world.follow)[0]) => {
    world.follow.push(listener);
    return () => undefined;
  },
}));
vi.mock("../../../../../utils/platform/changes.ts", () => ({
  onChange: (_what: string, listener: () => void) => {
    world.changed.push(listener);
    return () => undefined;
  },
}));
vi.mock("../../../../../utils/checks/history/newest-checks.ts", () => ({
  readHistoryPart: async (rows: number, also: ReadonlySet<string>) => {
    world.reads += 1;
    Object.assign(world, { rows, also: [...also] });
    const { stored } = world;
    world.onRead();
    if (world.readError !== null) throw world.readError;
    return { checks: stored, groups: [], unreadable: [], hasMore: true };
  },
  countHistory: () => world.counting,
}));
// What pages keep of what is being written: nothing, and that is known at once.
vi.mock("../../../../../utils/platform/whole-database.ts", () => ({
  wholeDatabase: () => ({ use: async () => undefined, close: async () => undefined }),
}));
vi.mock("../../../../../utils/checks/transaction.ts", () => ({
  readLine: async () => ({ starts: [], pause: null }),
}));
vi.mock("../../../../../utils/checks/sources/kept-source-changes.ts", () => ({
  readSourceChanges: async () => ({ askedAt: {}, pages: {} }),
}));

/** What a page that was just opened follows. */
export async function open() {
  vi.resetModules();
  const [{ createChecksStore }, records] = await Promise.all([
    import("../../../../../components/checks/list/checks-store.ts"),
    import("../../../../../components/checks/wanted-check.ts"),
  ]);
  const store = createChecksStore(10);
  const { listen: readChecksOnChange } = store.reader;
  // What is stored is read only where a test is about that.
  vi.spyOn(store.reader, "listen").mockReturnValue(() => undefined);
  stop = store.listen();
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...store,
    ...store.reader,
    leave: () => stop(),
    comeBack: () => {
      stop = store.listen();
    },
    readChecksOnChange,
    ...records,
  };
}
let stop = (): void => undefined;

export const asked = (name: string) =>
  world.sent.filter(([each]) => each === name).map(([, request]) => request);
export const scrolled = vi.fn();
export const unsent = (id: string, change: Partial<UnsentCheck> = {}): UnsentCheck => ({
  id,
  claim: `Unsent ${id}`,
  key: id,
  origin: null,
  order: 9,
  addedAt: 0,
  state: "unsent",
  problem: { reason: "claim-too-long", length: 3000, limit: 2000 },
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  Object.assign(fakeBrowser, { windows: { getCurrent: async () => ({ id: 1, type: "normal" }) } });
  Object.assign(world, { settings: { sourcePassages: false }, stored: [], reads: 0, readError: null });
  world.counting = Promise.resolve({ all: 5, verdicts: 4 });
  world.sent.length = world.changed.length = world.follow.length = 0;
  world.failing.clear();
  vi.stubGlobal("scrollTo", scrolled);
  scrolled.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Another page asks to see a check. It is told before it is written, so no database is needed. */
export const askFromAnotherPage = (id: string): Promise<unknown> =>
  keptRecord("wanted-check", 1).write({ id, at: Date.now(), windowId: 1 });
