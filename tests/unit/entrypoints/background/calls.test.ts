import { beforeEach, expect, test, vi } from "vitest";
import { calls } from "../../../../entrypoints/background/calls.ts";

const world = vi.hoisted(() => ({ did: [] as string[], restore: async (): Promise<string> => "restored" }));
vi.mock("../../../../entrypoints/background/settings/restore-backup.ts", () => ({
  restoreBackup: () => world.restore(),
}));
vi.mock("../../../../entrypoints/background/settings/actions.ts", async (original) => ({
  ...(await original<object>()),
  save: async (change: object) => void world.did.push(`saved ${JSON.stringify(change)}`),
}));
vi.mock("../../../../entrypoints/background/checks/actions.ts", async (original) => ({
  ...(await original<object>()),
  removeAll: async () => void world.did.push("checks removed"),
}));
vi.mock("../../../../entrypoints/background/watches/actions.ts", async (original) => ({
  ...(await original<object>()),
  plan: async () => void world.did.push("watches planned"),
  forgetDeletedClaims: async () => void world.did.push("followed claims forgotten"),
}));

const never = new AbortController().signal;

beforeEach(() => {
  world.did = [];
});

test("after a backup is brought back the watches are planned, also where only a part could be stored", async () => {
  const whole = await calls.restoreBackup({} as never, never);
  expect([whole, world.did]).toEqual([{ ok: true, value: "restored" }, ["watches planned"]]);
  world.restore = async () => {
    throw new Error("no room");
  };
  await expect(calls.restoreBackup({} as never, never)).rejects.toThrow("no room");
  expect(world.did).toEqual(["watches planned", "watches planned"]);
});

test("the settings of a backup are saved with it, though its page is closed meanwhile, and after all else", async () => {
  world.restore = async () => {
    world.did.push("restored");
    return "restored";
  };
  await calls.restoreBackup({ settings: { pageSize: 20 } } as never, never);
  expect(world.did).toEqual(["restored", 'saved {"pageSize":20}', "watches planned"]);
});

test("with all fact-checks goes what is followed of their sources, which would name their claims", async () => {
  expect(await calls.removeAllChecks(null, never)).toEqual({ ok: true, value: null });
  expect(world.did).toEqual(["checks removed", "followed claims forgotten"]);
});
