import type { Storage } from "webextension-polyfill";
import { browser } from "../platform/browser.ts";
import { isOwnItem } from "./items.ts";

/** The browser's sync storage; undefined where it has none. */
export function syncArea(): Storage.StorageArea | undefined {
  return browser.storage.sync;
}

/** The names of what the extension has stored in the browser's sync, from this or another device. */
export async function ownItems(): Promise<readonly string[]> {
  return Object.keys((await syncArea()?.get(null)) ?? {}).filter(isOwnItem);
}
