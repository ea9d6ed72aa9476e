// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../../components/base/kept-record.ts";
import { createDraftStore } from "../../../../../components/checks/draft/draft-store.ts";
import type { NewGroup } from "../../../../../utils/calls/calls-table.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { noKeptWords } from "../../no-kept-words.ts";

const asked = vi.hoisted(() => [] as NewGroup[]);
vi.mock("../../../../../components/checks/ask-check.ts", () => ({
  askGroup: async (group: NewGroup) => {
    asked.push(group);
    return success({ id: "group-1" });
  },
}));

const OPINION = "What a lovely day it was for everybody.";
const CLAIM = "The federal minimum wage is $7.25 an hour.";
const OTHER = "Congress passed the Fair Labor Standards Act in 1938.";
const STOPPED = { text: `${OPINION} ${CLAIM}\n${OTHER}`, title: "Speech of May", claims: [OPINION, OTHER] };
const kept = () => keptRecord<{ text: string }>("draft-text", 1).read();

beforeEach(async () => {
  const detectLanguage = async () => ({ isReliable: false, languages: [] });
  Object.assign(fakeBrowser, { i18n: { ...fakeBrowser.i18n, detectLanguage } });
  asked.length = 0;
  await noKeptWords(["draft-text", "draft-ticks"]);
});
afterEach(() => vi.restoreAllMocks());

it("a text that was stopped is a draft again with the sentences and the name that it had", async () => {
  const store = createDraftStore();
  expect(await store.takeUp(STOPPED)).toBe(true);
  await vi.waitFor(() => expect([...store.chosen.value]).toEqual([OPINION, OTHER]));
  await store.start();
  expect(asked).toMatchObject([{ title: "Speech of May", claims: [OPINION, OTHER] }]);
});

it("a text that was named by its first sentence is named anew where that changes", async () => {
  const store = createDraftStore();
  await store.takeUp({ ...STOPPED, title: OPINION });
  await vi.waitFor(() => expect(store.chosen.value.size).toBe(2));
  store.type(`${CLAIM}\n${STOPPED.text}`);
  await vi.waitFor(() => expect(store.isReading.value).toBe(false));
  await store.start();
  expect(asked).toMatchObject([{ title: CLAIM }]);
});

it("a text that was stopped takes the place of none that another page wrote since this one looked", async () => {
  const store = createDraftStore();
  const stop = store.listen();
  await vi.waitFor(() => expect(store.isReading.value).toBe(false));
  stop();
  await keptRecord("draft-text", 1).write({ text: OTHER, name: "" });
  expect(await store.takeUp(STOPPED)).toBe(false);
  expect((await kept())?.text).toBe(OTHER);
});
