import { expect, vi } from "vitest";
import { clearKept } from "../../../components/base/kept-record.ts";
import type { KeptName } from "../../../components/base/left-behind.ts";

/** Before a test: nothing is kept, and no write of the test before is still to come. */
export async function noKeptWords(names: readonly KeptName[]): Promise<void> {
  // What a page that closes leaves behind goes once it is stored.
  dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(names.filter((name) => localStorage.getItem(name) !== null)).toEqual([]));
  await clearKept(names);
}
