// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeptRecord } from "../../../../components/base/kept-record.ts";
import { expectLogs } from "../../../setup/logs.ts";

type Module = typeof import("../../../../components/base/kept-record.ts");
interface Page {
  readonly module: Module;
  readonly record: KeptRecord<string>;
}

const pages: Page[] = [];

/** A page knows only what is stored. */
async function open(pause = 0, version = 2, isFirstAtOnce = false): Promise<Page> {
  vi.resetModules();
  const module = await import("../../../../components/base/kept-record.ts");
  const join = (kept: string, held: string) => `${kept} ${held}`;
  const record = module.keptRecord<string>("claim", version, { pause, isFirstAtOnce, join });
  const page = { module, record };
  pages.push(page);
  return page;
}

/** What the page that goes has not written by now is never written. */
function closeAtOnce(): void {
  noRoom("AbortError");
  dispatchEvent(new Event("pagehide"));
}

function noRoom(name = "QuotaExceededError"): void {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no more", name);
  });
}

const inLocal = () => localStorage.getItem("claim");
const leave = (record: object) => localStorage.setItem("claim", JSON.stringify(record));

beforeEach(async () => {
  localStorage.clear();
  const { module } = await open();
  await module.clearKept(["claim"]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const { module } of pages.splice(0)) await module.closePagesDatabase();
});

describe("what an earlier version kept in localStorage", () => {
  it("is read, and in the database from then on", async () => {
    leave({ version: 2, value: "words" });
    expect(await (await open()).record.read()).toBe("words");
    expect(inLocal()).toBeNull();
    expect(await (await open()).record.read()).toBe("words");
  });

  it("is taken over once where a browser died before it was removed there", async () => {
    leave({ version: 2, value: "words" });
    await (await open()).record.read();
    leave({ version: 2, value: "words" });
    expect(await (await open()).record.read()).toBe("words");
    expect(inLocal()).toBeNull();
  });

  it("does not come back over what was written since", async () => {
    leave({ version: 2, value: "words" });
    const { record } = await open();
    await record.read();
    await record.write("words and more");
    leave({ version: 2, value: "words" });
    expect(await (await open()).record.read()).toBe("words and more");
    expect(inLocal()).toBeNull();
  });

  it("stays there, and is read, where the database has no room for it", async () => {
    expectLogs(/What was being written could not be read: .*no more/);
    leave({ version: 2, value: "words" });
    noRoom();
    expect(await (await open()).record.read()).toBe("words");
    expect(inLocal()).not.toBeNull();
    vi.restoreAllMocks();
    expect(await (await open()).record.read()).toBe("words");
    expect(inLocal()).toBeNull();
  });

  it.each([
    ["of another version", '{"version":1,"value":"words"}'],
    ["that is no record", '"words"'],
    ["without a version", '{"value":"words"}'],
    ["that cannot be read", "{"],
  ])("and %s is none", async (_, stored) => {
    localStorage.setItem("claim", stored);
    expect(await (await open()).record.read()).toBeNull();
  });
});

describe("a record", () => {
  it("survives a page that closes right after the last key, whatever became of its write", async () => {
    const { record } = await open(100);
    await record.write("wor");
    record.write("words");
    closeAtOnce();
    vi.restoreAllMocks();
    expect(await (await open()).record.read()).toBe("words");
    expect(inLocal()).toBeNull();
  });

  it("is there for a page that opens right after the first key, or once nobody sees its page any more", async () => {
    const { record } = await open(60_000, 2, true);
    const first = record.write("w");
    expect(await (await open()).record.read()).toBe("w");
    await first;
    record.write("words");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    expect(await (await open()).record.read()).toBe("words");
  });

  it("that was removed right before its page closed stays removed", async () => {
    const { record } = await open(100);
    await record.write("words");
    record.forget();
    closeAtOnce();
    vi.restoreAllMocks();
    expect(await (await open()).record.read()).toBeNull();
  });

  it.each([
    [null, "are what is kept"],
    ["kept", "are joined to what was"],
  ])("held by a page that closes before it has read %j: its words %s", async (kept, _) => {
    if (kept !== null) await (await open()).record.write(kept);
    const { record } = await open(100);
    record.hold("wor");
    record.hold("words");
    closeAtOnce();
    vi.restoreAllMocks();
    const expected = kept === null ? "words" : "kept words";
    expect(await (await open()).module.isKept(["claim"])).toBe(true);
    expect(await (await open()).record.read()).toBe(expected);
    expect(inLocal()).toBeNull();
    expect(await (await open()).record.read()).toBe(expected);
  });

  it("held is joined once where a browser died before it was removed there, and also where the clock was set back", async () => {
    await (await open()).record.write("kept");
    const held = { version: 2, at: 1_000, value: "words", isHeld: true };
    for (let time = 0; time < 2; time += 1) {
      leave(held);
      expect(await (await open()).record.read()).toBe("kept words");
      expect(inLocal()).toBeNull();
    }
  });

  it("is not written by holding, and is its reader's to join once it was read", async () => {
    await (await open()).record.write("kept");
    const { record } = await open();
    record.hold("words");
    expect(await record.read()).toBe("kept");
    dispatchEvent(new Event("pagehide"));
    expect(inLocal()).toBeNull();
    expect(await (await open()).record.read()).toBe("kept");
  });

  it("keeps both what was not yet written and what is held", async () => {
    const { record } = await open(100);
    record.write("unwritten");
    record.hold("words");
    closeAtOnce();
    vi.restoreAllMocks();
    expect(await (await open()).record.read()).toBe("unwritten words");
  });

  it("that is held is gone where the user clears it", async () => {
    const [one, other] = [await open(), await open()];
    one.record.hold("words");
    await other.module.clearKept(["claim"]);
    await vi.waitFor(() => {
      localStorage.clear();
      dispatchEvent(new Event("pagehide"));
      expect(inLocal()).toBeNull();
    });
  });

  it("leaves nothing behind where the database has it", async () => {
    const { record } = await open();
    await record.write("words");
    dispatchEvent(new Event("pagehide"));
    expect(inLocal()).toBeNull();
  });

  it("is written once for many keys, and a key writes nothing by itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const { record } = await open(100);
    const written = ["w", "wo", "wor"].map((text) => record.write(text));
    expect([put.mock.calls.length, inLocal()]).toEqual([0, null]);
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(await Promise.all(written)).toEqual([null, null, null]);
    expect([put.mock.calls.length, inLocal()]).toEqual([1, null]);
    expect(await (await open()).record.read()).toBe("wor");
  });

  it("tells why it is not stored, stays in its page, and is stored with the next write", async () => {
    expectLogs(/What is being written could not be stored: .*no more/);
    const { record } = await open();
    noRoom();
    expect(await record.write("words")).toBe("full");
    expect(await record.read()).toBe("words");
    vi.restoreAllMocks();
    expect(await record.write("more words")).toBeNull();
    expect(await (await open()).record.read()).toBe("more words");
  });

  it("is what was written last, also where the clock was set back", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    await (await open()).record.write("words");
    clock.mockReturnValue(1_000);
    const { record } = await open(100);
    await record.read();
    record.write("later words");
    closeAtOnce();
    vi.restoreAllMocks();
    expect(await (await open()).record.read()).toBe("later words");
    await (await open()).record.write("last words");
    expect(await (await open()).record.read()).toBe("last words");
  });

  it("is followed by other pages, which hear of nothing older and of a clearing", async () => {
    const [one, other] = [await open(), await open()];
    const heard = vi.fn();
    const stop = other.record.listen(heard);
    await one.record.write("words");
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([["words", false]]));
    await other.record.write("own words");
    await one.module.clearKept(["claim"]);
    await vi.waitFor(() =>
      expect(heard.mock.calls).toEqual([
        ["words", false],
        [null, true],
      ]),
    );
    expect([await other.record.read(), await other.module.isKept(["claim"])]).toEqual([null, false]);
    stop();
  });

  it("written while its last write is being stored is not taken for what another page wrote", async () => {
    const [one, other] = [await open(100), await open()];
    const heard = vi.fn();
    one.record.listen(heard);
    const { put } = IDBObjectStore.prototype;
    const written: Promise<unknown>[] = [];
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(function (
      this: IDBObjectStore,
      ...call
    ) {
      written.push(one.record.write("words"));
      return put.apply(this, call);
    });
    await one.record.write("wor");
    await Promise.all(written);
    await other.module.clearKept(["claim"]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null, true));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("that another page wrote is gone once the user clears it, also where nobody follows it any more", async () => {
    const [one, other] = [await open(), await open()];
    const heard = vi.fn();
    const stop = other.record.listen(heard);
    await one.record.write("words");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("words", false));
    stop();
    await one.module.clearKept(["claim"]);
    await vi.waitFor(async () => expect(await other.record.read()).toBeNull(), 2_000);
  });

  it("is gone once the user clears it, also where its time runs ahead of a clock that was set back", async () => {
    const [one, other] = [await open(100), await open()];
    await one.record.write("words");
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now - 3_600_000);
    const written = one.record.write("more words");
    await other.module.clearKept(["claim"]);
    await written;
    expect(await one.record.read()).toBeNull();
    expect(await (await open()).record.read()).toBeNull();
  });

  it("is not there where storage cannot be used, and says so when it is written", async () => {
    expectLogs(
      /The database could not be opened: .*denied/,
      /What was being written could not be read: .*denied/,
      /What is being written could not be stored: .*denied/,
    );
    const { record } = await open();
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(await record.read()).toBeNull();
    expect(await record.write("words")).toBe("no-access");
  });
});

it("whatever pages write, and however they close, the next one reads what was written last", async () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  let expected: string | null = null;
  for (let turn = 0; turn < 60; turn += 1) {
    const { record } = await open(random(2) * 5);
    expect(await record.read()).toBe(expected);
    for (let left = random(3); left > 0; left -= 1) {
      expected = random(5) === 0 ? null : `words ${turn} ${left}`;
      const written = expected === null ? record.forget() : record.write(expected);
      if (random(2) === 0) await written;
    }
    if (random(3) === 0) closeAtOnce();
    else dispatchEvent(new Event("pagehide"));
    vi.restoreAllMocks();
  }
});
