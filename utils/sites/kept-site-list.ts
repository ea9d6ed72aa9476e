import { browser } from "../platform/browser.ts";
import { isPrivateWindow } from "../platform/private-window.ts";
import { type StorageKey, storageArea } from "../platform/stored-data.ts";
import type { Renewal, SiteList } from "./site-list.ts";

const KEY = "site-list" satisfies StorageKey;
/** By itself, so that whoever judges a site reads none of it. */
const RENEWAL = "site-list-renewal" satisfies StorageKey;

/** The list of government sites that is kept on this device; null: none. */
export async function readSiteList(): Promise<SiteList | null> {
  const { [KEY]: stored } = await area().get(KEY);
  return isSiteList(stored) ? stored : null;
}

/** Rejects where the disk has no room. */
export async function writeSiteList(list: SiteList): Promise<void> {
  await area().set({ [KEY]: list });
}

export async function removeSiteList(): Promise<void> {
  await area().remove([KEY, RENEWAL]);
}

/** The renewal of the list that stopped half way; null: none. */
export async function readRenewal(): Promise<Renewal | null> {
  const { [RENEWAL]: stored } = await area().get(RENEWAL);
  return isRenewal(stored) ? stored : null;
}

/** null: it has ended. Rejects where the disk has no room. */
export async function writeRenewal(renewal: Renewal | null): Promise<void> {
  if (renewal === null) await area().remove([RENEWAL]);
  else await area().set({ [RENEWAL]: renewal });
}

/** Calls the listener when the list on this device is another, or gone: whoever changed it, and also in a stopped worker. */
export function listenToSiteList(onChanged: () => void): () => void {
  const listen = (changes: object, changedArea: string): void => {
    if (changedArea === "local" && KEY in changes) onChanged();
  };
  browser.storage.onChanged.addListener(listen);
  return () => browser.storage.onChanged.removeListener(listen);
}

function area() {
  return browser.storage[storageArea(KEY, isPrivateWindow()) ?? "local"];
}

function isSiteList(value: unknown): value is SiteList {
  if (typeof value !== "object" || value === null) return false;
  return "lines" in value && typeof value.lines === "string" && "count" in value && "triedAt" in value;
}

function isRenewal(value: unknown): value is Renewal {
  if (typeof value !== "object" || value === null) return false;
  if (!("lines" in value && "next" in value && "begunAt" in value)) return false;
  return (
    typeof value.lines === "string" && typeof value.next === "number" && typeof value.begunAt === "number"
  );
}
