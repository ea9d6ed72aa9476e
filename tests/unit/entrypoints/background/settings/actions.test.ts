import { expect, it, vi } from "vitest";
import { save } from "../../../../../entrypoints/background/settings/actions.ts";

const did = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  saveSettings: async (change: unknown) => void did.push(change),
}));
vi.mock("../../../../../utils/sites/kept-site-list.ts", () => ({
  removeSiteList: async () => void did.push("the list is gone"),
}));

it.each([
  [{ siteList: false }, ["the list is gone"]],
  [{ siteList: true }, []],
  [{ pageSize: 20 }, []],
])("saving %j removes the list of government sites only where it is turned off", async (change, then) => {
  did.length = 0;
  await save(change);
  expect(did).toEqual([change, ...then]);
});
