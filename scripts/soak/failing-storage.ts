import type { StorageState } from "./plan.ts";

/** A script for the worker: from now on its databases fail as browsers let them fail, or work again. */
export function storageScript(state: StorageState): string {
  return `(${breakStorage.toString()})(${JSON.stringify(state)})`;
}

/** Runs in the worker, so it uses nothing from outside. The real functions are kept from the first time on. */
function breakStorage(state: StorageState): void {
  const store = globalThis as {
    realStorage?: Pick<IDBFactory, "open"> & Record<"put" | "add" | "transaction", never>;
  };
  store.realStorage ??= {
    open: IDBFactory.prototype.open,
    put: IDBObjectStore.prototype.put as never,
    add: IDBObjectStore.prototype.add as never,
    transaction: IDBDatabase.prototype.transaction as never,
  };
  const fail = (name: string) => () => {
    throw new DOMException("Storage fails by lot", name);
  };
  const { open, put, add, transaction } = store.realStorage;
  const full = state === "full" ? fail("QuotaExceededError") : null;
  Object.assign(IDBObjectStore.prototype, { put: full ?? put, add: full ?? add });
  IDBDatabase.prototype.transaction =
    state === "unwritable"
      ? fail("UnknownError")
      : state === "closed"
        ? fail("InvalidStateError")
        : transaction;
  IDBFactory.prototype.open = state === "closed" ? fail("UnknownError") : open;
}
