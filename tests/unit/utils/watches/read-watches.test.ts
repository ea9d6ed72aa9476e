import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { addWatches } from "../../../../entrypoints/background/watches/store.ts";
import { readWatches } from "../../../../utils/watches/read-watches.ts";
import { watchOf } from "./sample.ts";

it("watches with news come first, then in the order that a user counts and spells", async () => {
  const named = (name: string, unread: number) => watchOf({ id: name, name, unread });
  await addWatches([
    ...[named("District 10", 0), named("élections", 0), named("District 2", 0), named("budget", 0)],
    ...[named("Zoning", 3), named("Water 11", 1), named("Water 9", 1)],
  ]);
  const names = (await readWatches()).map(({ name }) => name);
  expect(names).toEqual([
    ...["Water 9", "Water 11", "Zoning"],
    ...["budget", "District 2", "District 10", "élections"],
  ]);
});
