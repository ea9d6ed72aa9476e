import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "../../../setup/browser.ts";

type Listener = (changes: object, area: string) => void;

let local: Record<string, unknown>;
let managed: () => Promise<object>;
let reads: number;
let listeners: Listener[];

beforeEach(() => {
  vi.resetModules();
  // The module asks the administrator by itself after a while: neither in the middle of a test nor in the next one.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Not the first start ever.
  local = { "managed-copy": {} };
  managed = async () => ({});
  reads = 0;
  listeners = [];
  Object.assign(fakeBrowser, {
    storage: {
      local: {
        get: async (keys: string | readonly string[]) => {
          const wanted = [keys].flat();
          if (wanted.includes("settings")) reads += 1;
          return structuredClone(Object.fromEntries(wanted.map((key) => [key, local[key]])));
        },
        set: async (values: object) => {
          Object.assign(local, structuredClone(values));
          for (const listener of listeners) listener(values, "local");
        },
      },
      managed: { get: () => managed() },
      onChanged: { addListener: (listener: Listener) => void listeners.push(listener) },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const load = () => import("../../../../utils/settings/settings.ts");

describe("settings", () => {
  it("are read from the store once, however often they are asked for", async () => {
    const { readSettings } = await load();
    const both = await Promise.all([readSettings(), readSettings()]);
    await readSettings();
    expect(both[0]).toBe(both[1]);
    expect(reads).toBe(1);
  });

  it("are read again after any page has changed them", async () => {
    const { readSettings } = await load();
    expect((await readSettings()).pageSize).toBe(10);
    local.settings = { version: 1, pageSize: 20 };
    for (const listener of listeners) listener({ settings: {} }, "local");
    expect((await readSettings()).pageSize).toBe(20);
  });

  it("are not read again when something else changes", async () => {
    const { readSettings } = await load();
    await readSettings();
    for (const listener of listeners) listener({ other: {} }, "local");
    await readSettings();
    expect(reads).toBe(1);
  });

  it("of two who save at once are both kept", async () => {
    const { readSettings, saveSettings } = await load();
    await Promise.all([saveSettings({ pageSize: 20 }), saveSettings({ suggestions: true })]);
    expect(await readSettings()).toMatchObject({ pageSize: 20, suggestions: true });
    expect(local.settings).toEqual({ version: 1, pageSize: 20, suggestions: true });
  });

  it("are told to who watches, until they stop", async () => {
    const { saveSettings, listenToSettings } = await load();
    const heard: number[] = [];
    const stop = listenToSettings(({ pageSize }) => void heard.push(pageSize));
    await saveSettings({ pageSize: 20 });
    await vi.waitFor(() => expect(heard).toEqual([20]));
    stop();
    await saveSettings({ pageSize: 30 });
    expect(heard).toEqual([20]);
  });

  it("stand where nothing is managed: Firefox rejects then", async () => {
    managed = async () => {
      throw new Error("Managed storage manifest not found");
    };
    const { lockedSettings, readSettings } = await load();
    expect((await readSettings()).pageSize).toBe(10);
    expect(await lockedSettings()).toEqual([]);
  });

  it("are the defaults while the store cannot be read, and are asked for again", async () => {
    const { readSettings } = await load();
    const { storage } = fakeBrowser as never as { storage: { local: { get: unknown } } };
    const works = storage.local.get;
    storage.local.get = async () => {
      throw new Error("corrupt");
    };
    expect((await readSettings()).pageSize).toBe(10);
    storage.local.get = works;
    local.settings = { pageSize: 20 };
    expect((await readSettings()).pageSize).toBe(20);
  });
});

describe("settings that change with another value", () => {
  it("are stored with it in one write, and are read anew", async () => {
    local = {
      "managed-copy": { suggestions: false },
      settings: { version: 1, pageSize: 20 },
      sync: "before",
    };
    const { changeSettingsWith, readSettings } = await load();
    await readSettings();
    const answer = await changeSettingsWith("sync" as never, (own, locked, beside) => ({
      change: { pageSize: 50 },
      beside: [own.pageSize, locked, beside],
      answer: "done",
    }));
    expect([answer, local.sync]).toEqual(["done", [20, ["suggestions"], "before"]]);
    expect((await readSettings()).pageSize).toBe(50);
  });

  it("stay as they are stored where only the other value changes", async () => {
    local = { "managed-copy": {}, settings: { pageSize: 20, ofALaterVersion: 1 } };
    const { changeSettingsWith } = await load();
    await changeSettingsWith("sync" as never, () => ({ change: {}, beside: 1, answer: null }));
    expect(local).toMatchObject({ sync: 1, settings: { pageSize: 20, ofALaterVersion: 1 } });
    expect(local.settings).not.toHaveProperty("version");
  });

  it("are kept with those that somebody else saves at the same moment", async () => {
    const { changeSettingsWith, readSettings, saveSettings } = await load();
    await Promise.all([
      changeSettingsWith("sync" as never, () => ({ change: { pageSize: 50 }, beside: 1, answer: null })),
      saveSettings({ suggestions: true }),
    ]);
    expect(await readSettings()).toMatchObject({ pageSize: 50, suggestions: true });
  });
});

describe("what is sent", () => {
  const ADDRESS = "https://managed.example";

  beforeEach(() => {
    local = {};
  });

  it("waits for an administrator's first word: it may name another service", async () => {
    let tell: (values: object) => void = () => undefined;
    managed = () => new Promise((resolve) => (tell = resolve));
    const { readSettings, settingsForSending } = await load();
    const sending = settingsForSending();
    expect((await readSettings()).searchServiceUrl).toBeNull();
    tell({ searchServiceUrl: ADDRESS });
    expect((await sending).searchServiceUrl).toBe(ADDRESS);
  });

  it.each([{}, { searchServiceUrl: ADDRESS }])(
    "does not wait where the word of an earlier start is kept: %j",
    async (kept) => {
      managed = () => new Promise(() => undefined);
      local["managed-copy"] = kept;
      const { settingsForSending } = await load();
      expect((await settingsForSending()).searchServiceUrl).toBe("searchServiceUrl" in kept ? ADDRESS : null);
    },
  );

  it("keeps the word that nothing is managed, for the next start", async () => {
    managed = () => Promise.reject(new Error("Managed storage manifest not found"));
    const { settingsForSending } = await load();
    await settingsForSending();
    expect(local["managed-copy"]).toEqual({});
  });

  it("goes on after a while where the browser never says, and does not wait again", async () => {
    let asked = 0;
    managed = () => {
      asked += 1;
      return new Promise(() => undefined);
    };
    local.settings = { version: 1, searchServiceUrl: "https://own.example" };
    const { settingsForSending } = await load();
    const sending = settingsForSending();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await sending).searchServiceUrl).toBe("https://own.example");
    expect(asked).toBe(2);
    // Would never end: no time passes any more.
    expect((await settingsForSending()).searchServiceUrl).toBe("https://own.example");
  });
});
