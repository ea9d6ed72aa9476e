import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { closeChecksDatabase } from "../../../../utils/checks/database.ts";
import { readChecks } from "../../../../utils/checks/history/read-checks.ts";
import { closeSearchesDatabase } from "../../../../utils/search/database.ts";
import { recentSearches } from "../../../../utils/search/kept-searches.ts";
import { closeWatchesDatabase } from "../../../../utils/watches/database.ts";
import { readWatches } from "../../../../utils/watches/read-watches.ts";

it("what a user keeps is looked for where every release has put it", async () => {
  await readChecks();
  await recentSearches();
  await readWatches();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["primary-source", "primary-source-searches", "primary-source-watches"]),
  );
  await closeChecksDatabase();
  await closeSearchesDatabase();
  await closeWatchesDatabase();
});
