import { beforeEach, expect, it, vi } from "vitest";
import {
  listenToSiteList,
  readRenewal,
  readSiteList,
  removeSiteList,
  writeRenewal,
  writeSiteList,
} from "../../../../utils/sites/kept-site-list.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

type Listener = (changes: object, area: string) => void;

const LIST = { lines: "toronto.ca\tCity of Toronto", count: 1, fetchedAt: 1, triedAt: 2 } as const;
let stored: Record<string, unknown> = {};
const listeners = new Set<Listener>();
const tell = (changes: object, area: string) => {
  for (const listener of listeners) listener(changes, area);
};

beforeEach(() => {
  stored = {};
  listeners.clear();
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    storage: {
      local: {
        get: async (key: string) => ({ [key]: structuredClone(stored[key]) }),
        set: async (values: object) => void Object.assign(stored, structuredClone(values)),
        remove: async (keys: readonly string[]) => {
          for (const key of keys) Reflect.deleteProperty(stored, key);
        },
      },
      onChanged: {
        addListener: (listener: Listener) => void listeners.add(listener),
        removeListener: (listener: Listener) => void listeners.delete(listener),
      },
    },
  });
});

it("the list is there once it is written, also in private windows, until it is removed", async () => {
  expect(await readSiteList()).toBeNull();
  await writeSiteList({ ...LIST } as never);
  expect(await readSiteList()).toEqual(LIST);
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  expect(await readSiteList()).toEqual(LIST);
  await removeSiteList();
  expect(await readSiteList()).toBeNull();
});

it("a renewal that was begun is kept beside the list until it ends or the list is removed", async () => {
  const begun = { lines: "toronto.ca", next: 500, begunAt: 3 };
  await writeSiteList({ ...LIST } as never);
  expect(await readRenewal()).toBeNull();
  await writeRenewal(begun);
  expect([await readRenewal(), await readSiteList()]).toEqual([begun, LIST]);
  await writeRenewal(null);
  expect([await readRenewal(), await readSiteList()]).toEqual([null, LIST]);
  await writeRenewal(begun);
  await removeSiteList();
  expect(stored).toEqual({});
  stored["site-list-renewal"] = { lines: 5, next: 500, begunAt: 3 };
  expect(await readRenewal()).toBeNull();
});

it.each([
  ["text", "toronto.ca"],
  ["a list of an earlier version, without its lines", { count: 1, triedAt: 2 }],
  ["lines that are no text", { ...LIST, lines: ["toronto.ca"] }],
  ["a list that does not say when it was asked for", { lines: "", count: 1 }],
])("%s is no list, so that it is fetched again", async (_, value) => {
  stored["site-list"] = value;
  expect(await readSiteList()).toBeNull();
});

it("tells of each change of the list on this device, and of no other, until it is stopped", () => {
  const heard = vi.fn();
  const stop = listenToSiteList(heard);
  tell({ "site-list": {} }, "local");
  expect(heard).toHaveBeenCalledTimes(1);
  tell({ settings: {} }, "local");
  tell({ "site-list": {} }, "sync");
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  tell({ "site-list": {} }, "local");
  expect(heard).toHaveBeenCalledTimes(1);
});
