// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearKept, keptRecord } from "../../../../../components/base/kept-record.ts";
import { createDraftStore } from "../../../../../components/checks/draft/draft-store.ts";
import type { DraftStore } from "../../../../../components/checks/draft/draft-store-types.ts";
import { readSentences } from "../../../../../components/checks/draft/read-sentences.ts";
import type { NewGroup } from "../../../../../utils/calls/calls-table.ts";
import { GROUP_LIMITS } from "../../../../../utils/checks/groups/group.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { noKeptWords } from "../../no-kept-words.ts";

const world = vi.hoisted(() => ({ asked: [] as NewGroup[], failure: null as object | null }));
vi.mock("../../../../../components/checks/ask-check.ts", () => ({
  askGroup: async (asked: NewGroup) => {
    world.asked.push(asked);
    return world.failure === null ? success({ id: "group-1" }) : failed(world.failure);
  },
}));

const CLAIM = "The federal minimum wage is $7.25 an hour.";
const OTHER = "Congress passed the Fair Labor Standards Act in 1938.";
const ANOTHER = "Medicare was signed into law in 1965 by President Johnson.";
const OPINION = "What a lovely day it was for everybody.";
const TEXT = `${OPINION} ${CLAIM}\n${OTHER}`;
const detectLanguage = vi.fn();
const stops: (() => void)[] = [];
const kept = () => keptRecord<{ text: string }>("draft-text", 1).read();
const noRoom = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });

beforeEach(async () => {
  detectLanguage.mockResolvedValue({ isReliable: false, languages: [] });
  Object.assign(fakeBrowser, { i18n: { ...fakeBrowser.i18n, detectLanguage } });
  Object.assign(world, { asked: [], failure: null });
  await noKeptWords(["draft-text", "draft-ticks"]);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

async function open(text?: string): Promise<DraftStore> {
  const store = createDraftStore();
  stops.push(store.listen());
  if (text !== undefined) {
    store.type(text);
    await vi.waitFor(() => expect(store.isReading.value).toBe(false));
  }
  return store;
}
const close = (): void => stops.pop()?.();

describe("a draft", () => {
  it.each([
    [null, OTHER, OTHER],
    [TEXT, OTHER, `${TEXT}\n\n${OTHER}`],
    [TEXT, TEXT, TEXT],
    [TEXT, " ", TEXT],
  ])(
    "where %j was kept and %j is typed before that is here, nothing is lost where the page closes at once",
    async (before, typed, joined) => {
      if (before !== null) await keptRecord("draft-text", 1).write({ text: before, name: "" });
      createDraftStore().type(typed);
      dispatchEvent(new Event("pagehide"));
      const store = await open();
      await vi.waitFor(() => expect(store.text.value).toBe(joined));
    },
  );

  it.each([null, TEXT])(
    "that is typed before its field begins to listen stays, with %j kept",
    async (before) => {
      if (before !== null) await keptRecord("draft-text", 1).write({ text: before, name: "" });
      const store = createDraftStore();
      store.type(OTHER);
      stops.push(store.listen());
      await vi.waitFor(async () => expect(await kept()).toMatchObject({ text: OTHER }));
      expect(store.text.value).toBe(OTHER);
      expect(store.isReplaced.value).toBe(before !== null);
    },
  );

  it("has its sentences in their order, with those chosen that are worth checking", async () => {
    const store = await open(TEXT);
    expect(store.read.value?.sentences).toEqual([OPINION, CLAIM, OTHER]);
    expect([...store.chosen.value]).toEqual([CLAIM, OTHER]);
  });

  it("keeps every tick, however quickly they are changed, and survives closing", async () => {
    const store = await open(TEXT);
    for (let turn = 0; turn < 21; turn += 1) store.choose(CLAIM, turn % 2 === 1);
    store.choose(OPINION, true);
    expect([...store.chosen.value]).toEqual([OPINION, OTHER]);
    // Before anything is written: what the page leaves behind is read by the next one.
    dispatchEvent(new Event("pagehide"));
    close();
    const again = await open();
    await vi.waitFor(() => expect([...again.chosen.value]).toEqual([OPINION, OTHER]));
    expect(again.text.value).toBe(TEXT);
  });

  it("does not write the text with each tick", async () => {
    const store = await open(TEXT);
    await vi.waitFor(async () => expect((await kept())?.text).toBe(TEXT));
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    for (let turn = 0; turn < 50; turn += 1) store.choose(CLAIM, turn % 2 === 1);
    expect(put).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(put.mock.calls).toMatchObject([[{ name: "draft-ticks" }]]));
  });

  it("sends the chosen sentences in the order of the text, under its first sentence, and is empty then", async () => {
    const store = await open(TEXT);
    store.choose(OPINION, true);
    expect(await store.start()).toBe("group-1");
    expect(world.asked).toEqual([
      { title: OPINION, origin: null, text: TEXT, claims: [OPINION, CLAIM, OTHER] },
    ]);
    expect([store.text.value, store.read.value]).toEqual(["", null]);
    await vi.waitFor(async () => expect(await kept()).toBeNull());
  });

  it("that is a list is sent without what begins its lines, and named without it", async () => {
    const store = await open(`- ${CLAIM}\n2) ${OTHER}\n• ${ANOTHER}`);
    await store.start();
    expect(world.asked).toMatchObject([{ title: CLAIM, claims: [CLAIM, OTHER, ANOTHER] }]);
  });

  it("stays where it could not be sent, and says why", async () => {
    world.failure = { kind: "storage", problem: "full" };
    const store = await open(TEXT);
    expect(await store.start()).toBeNull();
    expect(store.problem.value).toMatchObject({ reason: "not-sent" });
    expect(store.text.value).toBe(TEXT);
  });

  it("says nothing any more of an earlier problem once it was sent", async () => {
    world.failure = { kind: "storage", problem: "full" };
    const store = await open(TEXT);
    await store.start();
    world.failure = null;
    expect(await store.start()).toBe("group-1");
    expect(store.problem.value).toBeNull();
  });

  it("is not sent by what was read before its last change", async () => {
    const store = await open(TEXT);
    store.type(`${TEXT} More.`);
    expect(await store.start()).toBeNull();
    expect(world.asked).toEqual([]);
  });

  it("chooses nothing in another language, and lets a reader choose", async () => {
    detectLanguage.mockResolvedValue({ isReliable: true, languages: [{ language: "fr", percentage: 99 }] });
    const store = await open("Le chômage a reculé de 3 % en 2024. Il fait beau.");
    expect([store.read.value?.isEnglish, store.chosen.value.size]).toEqual([false, 0]);
    store.choose("Il fait beau.", true);
    expect(store.chosen.value.size).toBe(1);
  });

  it("without sentences has none to choose", async () => {
    const store = await open("— — —\n\n1234 5678\n***");
    expect(store.read.value?.sentences).toEqual([]);
  });

  it("refuses a longer text than is kept, and leaves what is there", async () => {
    const store = await open(TEXT);
    store.type("x".repeat(GROUP_LIMITS.text + 1));
    expect([store.problem.value, store.text.value]).toEqual([{ reason: "too-long" }, TEXT]);
  });

  it("that finds no room says that it is not kept, and can be sent", async () => {
    expectLogs(/What is being written could not be stored: .*QuotaExceededError/);
    noRoom();
    const store = await open(TEXT);
    await vi.waitFor(() => expect(store.problem.value).toEqual({ reason: "not-kept" }));
    expect(await store.start()).toBe("group-1");
  });

  it("that found no room stays while its page is open, and is kept once there is room", async () => {
    expectLogs(/What is being written could not be stored: .*QuotaExceededError/);
    noRoom();
    const store = await open(TEXT);
    await vi.waitFor(() => expect(store.problem.value).toEqual({ reason: "not-kept" }));
    close();
    expect(store.text.value).toBe(TEXT);
    stops.push(store.listen());
    await vi.waitFor(() => expect(store.read.value).not.toBeNull());
    expect(store.text.value).toBe(TEXT);
    vi.restoreAllMocks();
    store.type(`${TEXT} More.`);
    await vi.waitFor(async () => expect((await kept())?.text).toBe(`${TEXT} More.`));
    expect(store.problem.value).toBeNull();
  });

  it("that is written while another is sent stays", async () => {
    const store = await open(TEXT);
    const starting = store.start();
    store.type(OTHER);
    expect([await starting, store.text.value]).toEqual(["group-1", OTHER]);
  });

  it("of two files is that which was chosen last, however long the other takes to read", async () => {
    const store = await open();
    const slow = Promise.withResolvers<ArrayBuffer>();
    const first = new File([TEXT], "first.txt");
    const read = first.arrayBuffer.bind(first);
    first.arrayBuffer = () => slow.promise;
    const opening = store.open(first);
    await store.open(new File([OTHER], "second.txt"));
    slow.resolve(await read());
    await opening;
    expect(store.text.value).toBe(OTHER);
  });

  it("has the name of its file, until another text takes the place of the file's", async () => {
    const store = await open();
    await store.open(new File([TEXT], "speech.txt"));
    store.type(`${TEXT} More.`);
    await vi.waitFor(() => expect(store.isReading.value).toBe(false));
    await store.start();
    await store.open(new File([TEXT], "speech.txt"));
    store.type(ANOTHER);
    await vi.waitFor(() => expect(store.isReading.value).toBe(false));
    await store.start();
    expect(world.asked.map(({ title }) => title)).toEqual(["speech", ANOTHER]);
  });

  it("that a file replaced can be taken back, with its ticks", async () => {
    const store = await open(TEXT);
    store.choose(OPINION, true);
    await store.open(new File([OTHER], "speech.txt"));
    expect([store.text.value, store.isReplaced.value]).toEqual([OTHER, true]);
    store.takeBack();
    await vi.waitFor(() => expect([...store.chosen.value]).toEqual([OPINION, CLAIM, OTHER]));
    expect([store.text.value, store.isReplaced.value]).toEqual([TEXT, false]);
  });

  it("that is removed can be taken back, with its ticks, until the user clears the history", async () => {
    const store = await open(TEXT);
    store.choose(OPINION, true);
    await store.clear();
    expect([store.text.value, store.read.value, store.isReplaced.value]).toEqual(["", null, true]);
    await vi.waitFor(async () => expect(await kept()).toBeNull());
    await store.takeBack();
    await vi.waitFor(() => expect([...store.chosen.value]).toEqual([OPINION, CLAIM, OTHER]));
    await vi.waitFor(async () => expect((await kept())?.text).toBe(TEXT));
    await store.clear();
    await clearKept(["draft-text", "draft-ticks"]);
    await vi.waitFor(() => expect(store.isReplaced.value).toBe(false));
  });

  it("is gone where the user clears the history in another page, and does not come back", async () => {
    const store = await open(TEXT);
    await vi.waitFor(async () => expect((await kept())?.text).toBe(TEXT));
    await clearKept(["draft-text", "draft-ticks"]);
    await vi.waitFor(() => expect(store.text.value).toBe(""));
    expect([store.read.value, await kept()]).toEqual([null, null]);
  });

  it.each([
    ["stays where another page checks a text of its own", ANOTHER, TEXT],
    ["goes where another page checks it", TEXT, ""],
  ])("%s", async (_, written, left) => {
    const store = await open(TEXT);
    await vi.waitFor(async () => expect((await kept())?.text).toBe(TEXT));
    const elsewhere = keptRecord<{ text: string; name: string }>("draft-text", 1);
    await elsewhere.read();
    await elsewhere.write({ text: written, name: "" });
    await elsewhere.forget();
    await vi.waitFor(async () =>
      expect([store.text.value, (await kept())?.text ?? ""]).toEqual([left, left]),
    );
  });

  describe("in two pages", () => {
    const MORE = `${TEXT} A paragraph that was written in another window.`;
    /** Another page with this text, which it goes on with or has replaced. */
    async function writtenElsewhere(text: string, ticks: readonly (readonly [string, boolean])[] = []) {
      const texts = keptRecord<{ text: string; name: string }>("draft-text", 1);
      const ticked = keptRecord<readonly (readonly [string, boolean])[]>("draft-ticks", 1);
      await Promise.all([texts.read(), ticked.read()]);
      await texts.write({ text, name: "" });
      await ticked.write(ticks);
    }
    async function opened(): Promise<DraftStore> {
      const store = await open(TEXT);
      await vi.waitFor(async () => expect((await kept())?.text).toBe(TEXT));
      return store;
    }

    it("follows what the other writes and ticks, and goes on from there", async () => {
      const store = await opened();
      await writtenElsewhere(MORE, [[OPINION, true]]);
      await vi.waitFor(() => expect([...store.chosen.value]).toContain(OPINION));
      expect(store.text.value).toBe(MORE);
      store.type(`${MORE}.`);
      await vi.waitFor(async () => expect((await kept())?.text).toBe(`${MORE}.`));
      expect(store.isReplaced.value).toBe(false);
    });

    it("an empty one follows too", async () => {
      const store = await open();
      await writtenElsewhere(TEXT);
      await vi.waitFor(() => expect(store.text.value).toBe(TEXT));
    });

    it("what another wrote in its place can be taken back once it is written over, and so can this one", async () => {
      const store = await opened();
      await writtenElsewhere(ANOTHER, [[ANOTHER, false]]);
      await vi.waitFor(async () => expect((await kept())?.text).toBe(ANOTHER));
      expect(store.text.value).toBe(TEXT);
      for (const more of [".", "..", "..."]) store.type(`${TEXT}${more}`);
      expect(store.isReplaced.value).toBe(true);
      await store.takeBack();
      expect([store.text.value, store.chosen.value.size]).toEqual([ANOTHER, 0]);
      await store.takeBack();
      expect(store.text.value).toBe(`${TEXT}...`);
    });

    it("what another wrote meanwhile is there once this one is sent", async () => {
      const store = await opened();
      await writtenElsewhere(ANOTHER);
      await vi.waitFor(async () => expect((await kept())?.text).toBe(ANOTHER));
      await store.start();
      expect(world.asked.map(({ text }) => text)).toEqual([TEXT]);
      expect(store.text.value).toBe(ANOTHER);
    });

    it("what this one was written over is there once this one is sent", async () => {
      const store = await opened();
      await writtenElsewhere(ANOTHER);
      await vi.waitFor(async () => expect((await kept())?.text).toBe(ANOTHER));
      store.type(`${TEXT} More.`);
      await vi.waitFor(() => expect(store.isReading.value).toBe(false));
      await store.start();
      expect([store.text.value, store.isReplaced.value]).toEqual([ANOTHER, false]);
    });
  });

  it("goes on with what another page wrote when it is opened again", async () => {
    const [one, other] = [createDraftStore(), createDraftStore()];
    stops.push(one.listen());
    one.type(TEXT);
    await vi.waitFor(async () => expect((await kept())?.text).toBe(TEXT));
    close();
    stops.push(other.listen());
    await vi.waitFor(() => expect(other.read.value?.sentences).toHaveLength(3));
  });
});

it("words typed before the kept text is here stay, and the kept text can be brought back", async () => {
  await keptRecord("draft-text", 1).write({ text: TEXT, name: "speech" });
  const store = createDraftStore();
  stops.push(store.listen());
  store.type(OTHER);
  await vi.waitFor(() => expect(store.isReplaced.value).toBe(true));
  expect(store.text.value).toBe(OTHER);
  await store.takeBack();
  expect(store.text.value).toBe(TEXT);
});

it("all its sentences are chosen at once, or none, which is kept", async () => {
  const store = await open(TEXT);
  expect([...store.chosen.value]).toEqual([CLAIM, OTHER]);
  store.chooseAll(true);
  expect([...store.chosen.value]).toEqual([OPINION, CLAIM, OTHER]);
  store.chooseAll(false);
  expect(store.chosen.value.size).toBe(0);
  await vi.waitFor(() => expect(store.problem.value).toBeNull());
  close();
  const again = await open();
  await vi.waitFor(() => expect(again.read.value?.sentences).toHaveLength(3));
  expect(again.chosen.value.size).toBe(0);
});

describe("the sentences of a long text", () => {
  const read = async (text: string) => {
    const found = await readSentences(text, () => false);
    if (found === null) throw new Error("nobody waited");
    return found;
  };

  it("that has 5,000 are all there, and at most 200 are chosen", async () => {
    const claims = Array.from(
      { length: 5_000 },
      (_, index) => `The IRS collected $${index} billion in 2020.`,
    );
    const store = await open(claims.join(" "));
    expect(store.read.value?.sentences).toEqual(claims);
    expect([store.chosen.value.size, store.isFull.value]).toEqual([200, true]);
    store.choose(claims[4_999] ?? "", true);
    expect(store.chosen.value.size).toBe(200);
    store.chooseAll(false);
    expect([store.chosen.value.size, store.isFull.value]).toEqual([0, false]);
    store.choose(claims[4_999] ?? "", true);
    store.chooseAll(true);
    expect([...store.chosen.value]).toEqual([...claims.slice(0, 199), claims[4_999]]);
    store.choose(claims[0] ?? "", false);
    expect(store.chosen.value.size).toBe(199);
  });

  it("that has one 50 times are one", async () => {
    expect((await read(`${CLAIM} `.repeat(50))).sentences).toEqual([CLAIM]);
  });

  it.each([
    ["without an end", "x ".repeat(1_000_000)],
    ["of one letter", "a".repeat(2_000_000)],
    ["of abbreviations", "U.S. ".repeat(400_000)],
    ["of markup", "<b><i>".repeat(330_000)],
    ["of lines", "\n".repeat(2_000_000)],
  ])("of 2 MB %s are read, and what is too long to send is counted", { timeout: 20_000 }, async (_, text) => {
    const { sentences, leftOut } = await read(text);
    expect(sentences.every(({ length }) => length <= 10_000)).toBe(true);
    expect(sentences.length + leftOut).toBeLessThanOrEqual(400_000);
  });

  it("are left where nobody waits for them any more", async () => {
    expect(await readSentences(TEXT, () => true)).toBeNull();
  });

  it("that name a private address, or are too long, are counted and not offered", async () => {
    const { sentences, leftOut } = await read(`${CLAIM}\nhttp://192.168.0.1/admin\n${"x".repeat(10_001)}`);
    expect([sentences, leftOut]).toEqual([[CLAIM], 2]);
  });
});
