// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../../components/base/kept-record.ts";
import type { DraftStore } from "../../../../../components/checks/draft/draft-store-types.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { noKeptWords } from "../../no-kept-words.ts";

vi.mock("../../../../../components/checks/ask-check.ts", () => ({
  askGroup: async () => success({ id: "group-1" }),
}));

const WAGE = "The federal minimum wage is $7.25 an hour.";
const LAW = "Congress passed the Fair Labor Standards Act in 1938.";
const MEDICARE = "Medicare was signed into law in 1965 by President Johnson.";
const JOBS = "Unemployment fell to 3.4 percent in January of 2023.";
const FIRST = `${WAGE} ${LAW}`;
const SECOND = `${MEDICARE} ${JOBS}`;
const FILE = "Social Security was signed into law in 1935 by President Roosevelt.";
const stops: (() => void)[] = [];
const kept = async (): Promise<string> =>
  (await keptRecord<{ text: string }>("draft-text", 1).read())?.text ?? "";

beforeEach(async () => {
  const detectLanguage = async () => ({ isReliable: false, languages: [] });
  Object.assign(fakeBrowser, { i18n: { ...fakeBrowser.i18n, detectLanguage } });
  await noKeptWords(["draft-text", "draft-ticks"]);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page has modules of its own. */
async function page(): Promise<DraftStore> {
  vi.resetModules();
  const { createDraftStore } = await import("../../../../../components/checks/draft/draft-store.ts");
  const store = createDraftStore();
  stops.push(store.listen());
  return store;
}
const shows = (store: DraftStore, text: string): Promise<void> =>
  vi.waitFor(() => expect([store.text.value, store.isReading.value]).toEqual([text, false]));
const isKept = (text: string): Promise<void> => vi.waitFor(async () => expect(await kept()).toBe(text));

/** One page that goes on with another text, and one that stays with the first. */
async function withTwoTexts(): Promise<[DraftStore, DraftStore]> {
  const [one, other] = [await page(), await page()];
  one.type(FIRST);
  await shows(other, FIRST);
  await isKept(FIRST);
  one.type(SECOND);
  await shows(one, SECOND);
  await isKept(SECOND);
  expect(other.text.value).toBe(FIRST);
  return [one, other];
}

describe("of two texts in two windows", () => {
  it("each has ticks of its own", async () => {
    const [one, other] = await withTwoTexts();
    one.choose(JOBS, false);
    other.choose(LAW, false);
    await isKept(FIRST);
    expect([...one.chosen.value]).toEqual([MEDICARE]);
    expect([...other.chosen.value]).toEqual([WAGE]);
    one.choose(MEDICARE, false);
    await isKept(SECOND);
    // What is kept may be read before the other page has heard of it: its own text is no longer the one that stands there.
    await vi.waitFor(() => expect(other.isReplaced.value).toBe(false));
    await isKept(SECOND);
    expect([[...one.chosen.value], [...other.chosen.value]]).toEqual([[], [WAGE]]);
    // Each of them can be taken back in the other's place.
    await other.takeBack();
    expect([other.text.value, [...other.chosen.value]]).toEqual([SECOND, []]);
  });

  it("one that is removed leaves the other where it is, and can be taken back", async () => {
    const [one, other] = await withTwoTexts();
    await other.clear();
    one.type(`${SECOND} More.`);
    await isKept(`${SECOND} More.`);
    await shows(other, `${SECOND} More.`);
    await other.takeBack();
    expect(other.text.value).toBe(FIRST);
    await isKept(FIRST);
    expect(one.text.value).toBe(`${SECOND} More.`);
    await other.takeBack();
    expect(other.text.value).toBe(`${SECOND} More.`);
  });

  it("one whose form is closed stays while the other is sent", async () => {
    const [one, other] = await withTwoTexts();
    stops.pop()?.();
    await one.start();
    await isKept("");
    stops.push(other.listen());
    // What is kept is read in turn: after these, the page has read it too.
    for (let read = 0; read < 3; read += 1) await isKept("");
    expect(other.text.value).toBe(FIRST);
  });

  it("one that was taken over is gone once it is sent", async () => {
    const [, other] = await withTwoTexts();
    await other.clear();
    stops.pop()?.();
    stops.push(other.listen());
    await shows(other, SECOND);
    await other.start();
    await shows(other, "");
    await isKept("");
  });

  it("one that is removed and taken back can be taken back by the other, too", async () => {
    const [, other] = await withTwoTexts();
    await other.clear();
    await isKept(SECOND);
    await other.takeBack();
    expect([other.text.value, other.isReplaced.value]).toEqual([FIRST, true]);
    await other.takeBack();
    expect(other.text.value).toBe(SECOND);
  });

  it("one that is deleted with the keyboard leaves the other where it is", async () => {
    const [one, other] = await withTwoTexts();
    other.type("");
    expect(other.isReplaced.value).toBe(false);
    other.type(FILE);
    await isKept(FILE);
    other.type("");
    await isKept(SECOND);
    expect([one.text.value, other.text.value]).toEqual([SECOND, ""]);
    await one.start();
    await isKept("");
    expect([one.text.value, other.text.value]).toEqual(["", ""]);
  });

  it("both can be taken back once a file took the place of one of them", async () => {
    const [one, other] = await withTwoTexts();
    stops.shift()?.();
    await other.open(new File([FILE], "speech.txt"));
    await isKept(FILE);
    await other.takeBack();
    expect(other.text.value).toBe(FIRST);
    await other.takeBack();
    expect([one.text.value, other.text.value]).toEqual([SECOND, SECOND]);
  });

  it("each stays where its form is closed and opened again", async () => {
    const [, other] = await withTwoTexts();
    stops.pop()?.();
    stops.push(other.listen());
    await vi.waitFor(() => expect(other.isReading.value).toBe(false));
    await keptRecord("draft-text", 1).read();
    expect(other.text.value).toBe(FIRST);
    other.type(`${FIRST} More.`);
    await other.takeBack();
    expect(other.text.value).toBe(SECOND);
  });

  it("the one that was written over is there once a third window sends the other", async () => {
    const [one, other] = await withTwoTexts();
    other.type(`${FIRST} More.`);
    await isKept(`${FIRST} More.`);
    stops.shift()?.();
    const third = await page();
    await shows(third, `${FIRST} More.`);
    await third.start();
    await shows(other, SECOND);
    expect(one.text.value).toBe(SECOND);
  });
});

it("a text that is sent is gone from all windows in which it was written", async () => {
  const [one, other] = [await page(), await page()];
  one.type(FIRST);
  await shows(other, FIRST);
  other.type(`${FIRST} More.`);
  await shows(one, `${FIRST} More.`);
  await isKept(`${FIRST} More.`);
  await one.start();
  await shows(other, "");
  await isKept("");
});

it("a kept text stays within reach, however much was typed before it came", async () => {
  await keptRecord("draft-text", 1).write({ text: FIRST, name: "" });
  const store = await page();
  store.type("S");
  await vi.waitFor(() => expect(store.isReplaced.value).toBe(true));
  store.type("So");
  await store.takeBack();
  expect(store.text.value).toBe(FIRST);
});
