// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { createChecksReader } from "../../../../../components/checks/list/checks-reader.ts";
import { inChecks } from "../../../../../utils/checks/transaction.ts";
import { announceChange, onChange } from "../../../../../utils/platform/changes.ts";
import { done } from "../../../utils/checks/sample.ts";

it("a page that nobody sees reads what has changed once it is seen again", async () => {
  const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const reader = createChecksReader();
  const stop = reader.listen();
  const ids = () => reader.checks.value?.map(({ id }) => id);
  await vi.waitFor(() => expect(ids()).toEqual([]));
  await inChecks(({ checks }) => checks.put(done(1)));
  const heard = Promise.withResolvers<void>();
  const stopHearing = onChange("checks", heard.resolve);
  const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
  announceChange("checks");
  await heard.promise;
  document.dispatchEvent(new Event("visibilitychange"));
  // A reading that was begun would come before this one.
  await inChecks(({ checks }) => checks.count());
  expect(transactions).toHaveBeenCalledTimes(1);
  look.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(ids()).toHaveLength(1));
  await inChecks(({ checks }) => checks.put(done(2)));
  announceChange("checks");
  await vi.waitFor(() => expect(ids()).toHaveLength(2));
  stop();
  stopHearing();
  look.mockRestore();
  transactions.mockRestore();
});
