import { beforeEach, describe, expect, it, vi } from "vitest";
import { readMainText } from "../../../../components/sites/main-text.ts";
import { readPage } from "../../../../components/sites/read-page.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const TAB = { id: 7, windowId: 1, address: "https://a.example/page#part", title: "A page" };
const READ = {
  address: "https://a.example/page",
  title: "Une page",
  language: "fr",
  text: "Un texte",
  hasOtherSite: false,
};
const executeScript = vi.fn();
const detectLanguage = vi.fn();

/** The page says this of itself. */
function says(result: unknown): void {
  executeScript.mockReset();
  executeScript.mockImplementation(async ({ files }) => (files ? [{}] : [{ result }]));
}

beforeEach(() => {
  says(READ);
  detectLanguage.mockReset();
  detectLanguage.mockResolvedValue({ isReliable: false, languages: [] });
  Object.assign(fakeBrowser, { scripting: { executeScript }, i18n: { ...fakeBrowser.i18n, detectLanguage } });
});

it("runs the library and then the reader, in that tab alone", async () => {
  const origin = { title: "Une page", url: READ.address };
  const said = { text: "Un texte", language: "fr", hasOtherSite: false };
  expect(await readPage(TAB)).toEqual({ ok: true, origin, ...said });
  expect(executeScript.mock.calls).toEqual([
    [{ target: { tabId: 7 }, files: ["readability.js"] }],
    [{ target: { tabId: 7 }, func: readMainText, args: [4_000_000, 400_000] }],
  ]);
});

it.each([
  ["is a PDF", null, "closed"],
  ["says nothing", undefined, "closed"],
  ["says something else", { text: "x" }, "closed"],
  ["says where it is alone", { address: READ.address }, "closed"],
  ["went elsewhere", { ...READ, address: "https://b.example/page" }, "moved"],
  ["went elsewhere within its site", { ...READ, address: "https://a.example/page?2" }, "moved"],
  ["is too large", { ...READ, text: null }, "too-large"],
])("a page that %s is not read", async (_, result, problem) => {
  says(result);
  expect(await readPage(TAB)).toEqual({ ok: false, problem });
});

it("another part of the same page is the page, and what is read is of that part", async () => {
  const address = "https://a.example/page#other";
  says({ ...READ, address, title: "" });
  expect(await readPage(TAB)).toMatchObject({ ok: true, origin: { title: TAB.title, url: address } });
});

it("a page that the browser keeps closed is not read", async () => {
  executeScript.mockRejectedValue(new Error("Cannot access contents of the page"));
  expect(await readPage(TAB)).toEqual({ ok: false, problem: "closed" });
});

it("a page that does not answer within ten seconds is busy", async () => {
  vi.useFakeTimers();
  executeScript.mockReturnValue(new Promise(() => undefined));
  const read = readPage(TAB);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read).toEqual({ ok: false, problem: "busy" });
  vi.useRealTimers();
});

describe("the language", () => {
  it.each([
    ["sure", { isReliable: true, languages: [{ language: "es", percentage: 90 }] }, "es"],
    ["not sure", { isReliable: false, languages: [{ language: "es", percentage: 40 }] }, "fr"],
    ["sure of nothing", { isReliable: true, languages: [] }, "fr"],
    [
      "sure that nobody can say",
      { isReliable: true, languages: [{ language: "und", percentage: 90 }] },
      "fr",
    ],
  ])("is the browser's guess where it is %s", async (_, guess, expected) => {
    detectLanguage.mockResolvedValue(guess);
    expect(await readPage(TAB)).toMatchObject({ language: expected });
  });

  it("is what the page declares where the browser cannot guess", async () => {
    detectLanguage.mockRejectedValue(new Error("not here"));
    expect(await readPage(TAB)).toMatchObject({ language: "fr" });
  });

  it("is guessed from the beginning of the text", async () => {
    says({ ...READ, text: "x".repeat(6_000) });
    await readPage(TAB);
    expect(detectLanguage.mock.lastCall?.[0]).toHaveLength(5_000);
  });
});
