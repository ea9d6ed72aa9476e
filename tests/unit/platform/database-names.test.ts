import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { closeDatabase } from "../../../utils/platform/database.ts";
import { readChecks } from "../../../utils/platform/read-checks.ts";
import { readWatches } from "../../../utils/platform/read-watches.ts";
import { closeWatchesDatabase } from "../../../utils/platform/watches-database.ts";

it("what a person keeps is looked for where every release has put it", async () => {
  await readChecks();
  await readWatches();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["primary-source", "primary-source-watches"]));
  await closeDatabase();
  await closeWatchesDatabase();
});
