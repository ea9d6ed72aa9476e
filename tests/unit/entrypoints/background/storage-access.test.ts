import { expect, it } from "vitest";
import { keepStorageFromPages } from "../../../../entrypoints/background/storage-access.ts";

it("storage is for the extension's own pages alone, where the browser can be told", async () => {
  const told: unknown[] = [];
  const area = (name: string) => ({
    setAccessLevel: async (level: unknown) => void told.push([name, level]),
  });
  await keepStorageFromPages([area("local"), {}, area("session")]);
  const level = { accessLevel: "TRUSTED_CONTEXTS" };
  expect(told).toEqual([
    ["local", level],
    ["session", level],
  ]);
});
