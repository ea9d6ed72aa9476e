// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type FrameSelection,
  focusedSelection,
  selectedInPage,
} from "../../../../../../entrypoints/background/checks/from-page/selection.ts";
import { fakeBrowser } from "../../../../../setup/browser.ts";

const frame = (text: string | null, focus: "here" | "deeper" | "left-deeper" | "none"): FrameSelection => ({
  text,
  hasFocus: focus === "here" || focus === "deeper",
  isDeeper: focus === "deeper" || focus === "left-deeper",
  before: "",
  after: "",
  paragraph: { before: "", after: "" },
  from: { title: "", address: "https://news.example/", isTyped: false },
  isSecret: false,
});

describe("the selection that was meant", () => {
  it.each<[string, FrameSelection[], string | null]>([
    ["is that of the page", [frame("page", "here")], "page"],
    ["is none where the focused page has none", [frame("", "here"), frame("old", "none")], ""],
    ["is not an old one in a frame", [frame("page", "here"), frame("old", "none")], "page"],
    ["is that of the focused frame", [frame("old", "deeper"), frame("frame", "here")], "frame"],
    [
      "is that of the focused frame among several",
      [frame("old", "deeper"), frame("older", "none"), frame("frame", "here")],
      "frame",
    ],
    [
      "is that of a frame in a frame",
      [frame("a", "deeper"), frame("b", "deeper"), frame("c", "here"), frame("d", "none")],
      "c",
    ],
    ["cannot be told where the focused frame is of another site", [frame("old", "deeper")], null],
    [
      "is not taken from a neighbour of such a frame",
      [frame("old", "deeper"), frame("neighbour", "none")],
      null,
    ],
    [
      "is that of the page once the panel has the focus",
      [frame("page", "none"), frame("old", "none")],
      "page",
    ],
    [
      "is that of the only frame that has one once the panel has the focus",
      [frame("", "left-deeper"), frame("frame", "none"), frame("", "none")],
      "frame",
    ],
    [
      "cannot be told between two once the panel has the focus",
      [frame("", "left-deeper"), frame("one", "none"), frame("two", "none")],
      null,
    ],
    ["cannot be read in a PDF viewer", [frame(null, "here")], null],
    ["cannot be read where no frame can be", [], null],
  ])("%s", (_what, frames, expected) => {
    expect(focusedSelection(frames)?.text ?? null).toBe(expected);
  });
});

describe("what is read of a page", () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ["only what is selected in a field", "<textarea>The rate is 7 percent.</textarea>", "rate"],
    ["whole words of a field", "<textarea>Its tariffs rose.</textarea>", "tariffs"],
    ["nothing of a password", "<input type=password value='The rate is 7 percent.'>", ""],
    ["nothing of one in plain letters", "<input autocomplete=new-password value='The rate is 7.'>", ""],
  ])("is %s", async (_, html, expected) => {
    vi.stubGlobal("HTMLFrameElement", class {});
    const scripting = {
      executeScript: async ({ func }: { func(): unknown }) => [{ frameId: 0, result: func() }],
    };
    Object.assign(fakeBrowser, { scripting });
    document.body.innerHTML = html;
    const field = document.querySelector<HTMLInputElement>("input, textarea");
    field?.focus();
    field?.setSelectionRange(4, 8);
    const selected = await selectedInPage({ tabId: 1 }, "");
    expect(selected?.text).toBe(expected);
    if (expected !== "") expect(selected?.from).toMatchObject({ address: location.href, isTyped: true });
  });

  it("has no title where the page names an element like it", async () => {
    vi.stubGlobal("HTMLFrameElement", class {});
    const scripting = {
      executeScript: async ({ func }: { func(): unknown }) => [{ frameId: 0, result: func() }],
    };
    Object.assign(fakeBrowser, { scripting });
    document.body.innerHTML = "<textarea>The rate is 7 percent.</textarea>";
    const field = document.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(4, 8);
    Object.defineProperty(document, "title", { value: field, configurable: true });
    expect((await selectedInPage({ tabId: 1 }, ""))?.from?.title).toBe("");
    Reflect.deleteProperty(document, "title");
  });

  const menuOf = async (page: Partial<FrameSelection>, fromMenu: string) => {
    const result = { ...frame("", "here"), ...page };
    Object.assign(fakeBrowser, { scripting: { executeScript: async () => [{ frameId: 0, result }] } });
    return selectedInPage({ tabId: 1, frameId: 0 }, fromMenu);
  };
  const LONG = "word ".repeat(5_000).trim();
  const CUT = LONG.slice(0, 16_384 * 1.25);

  it.each<[string, Partial<FrameSelection>, string, string]>([
    ["with the line breaks of the page", { text: "One.\nTwo." }, "One. Two.", "One.\nTwo."],
    ["without what a script added at its end", { text: "Taxes fell. Never." }, "Taxes fell.", "Taxes fell."],
    ["without what a script added before it", { text: "No: Taxes fell." }, "Taxes fell.", "Taxes fell."],
    [
      "with the letters that complete its words",
      { text: "axes did n", before: "T", after: "ot fall" },
      "axes did n",
      "Taxes did not",
    ],
    [
      "without letters beside another selection",
      { text: "other", before: "an", after: "s" },
      "Taxes",
      "Taxes",
    ],
    ["whole where Firefox cut it", { text: LONG }, CUT, LONG],
    ["nothing of a password in plain letters", { isSecret: true }, "hunter2", ""],
    ["nothing of a password that no script can see", { text: "" }, "•••••••", ""],
    ["nothing of one that the page sees as marks", { text: "•••••••" }, "", ""],
  ])("is what was selected at the click: %s", async (_, page, fromMenu, expected) => {
    expect((await menuOf(page, fromMenu))?.text).toBe(expected);
  });

  const refused = () => Promise.reject(new Error("Cannot access contents of the page."));

  it.each([1, 2, 3])(
    "is read where the permission of a key comes to the page after %i tries",
    async (tries) => {
      const result = frame("Taxes fell.", "here");
      const executeScript = vi.fn(async () => [{ frameId: 0, result }]);
      for (let time = 0; time < tries; time += 1) executeScript.mockImplementationOnce(refused);
      Object.assign(fakeBrowser, { scripting: { executeScript } });
      expect((await selectedInPage({ tabId: 1 }, ""))?.text).toBe("Taxes fell.");
    },
  );

  it("is nothing where the browser lets no extension read, however often it is asked", async () => {
    const executeScript = vi.fn(refused);
    Object.assign(fakeBrowser, { scripting: { executeScript } });
    expect(await selectedInPage({ tabId: 1 }, "")).toBeNull();
    expect(executeScript).toHaveBeenCalledTimes(4);
  });

  const paragraph = { before: "Prices rose. It is false that ", after: " last year. More." };
  it.each<[string, Partial<FrameSelection>, string, string | null]>([
    [
      "with the rest of it",
      { text: "taxes fell", paragraph },
      "taxes fell",
      "It is false that taxes fell last year.",
    ],
    ["not of another selection", { text: "taxes fell", paragraph }, "taxes rose", null],
    ["not of a password", { isSecret: true, paragraph }, "hunter2", null],
  ])("has the sentence that the selection cuts: %s", async (_, page, fromMenu, expected) => {
    expect((await menuOf(page, fromMenu))?.sentence).toBe(expected);
  });
});

describe("what a page with text is read for", () => {
  beforeEach(() => {
    vi.stubGlobal("HTMLFrameElement", class {});
    Object.assign(fakeBrowser, {
      scripting: { executeScript: async ({ func }: { func(): unknown }) => [{ frameId: 0, result: func() }] },
    });
  });
  afterEach(() => {
    document.body.replaceChildren();
    getSelection()?.removeAllRanges();
  });

  /** Draws the page, of which what stands between brackets is selected. */
  async function read(html: string) {
    document.body.innerHTML = html;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const bracket of "[]") {
        const at = (node.nodeValue ?? "").indexOf(bracket);
        if (at < 0) continue;
        node.nodeValue = (node.nodeValue ?? "").replace(bracket, "");
        if (bracket === "[") range.setStart(node, at);
        else range.setEnd(node, at);
      }
    }
    getSelection()?.addRange(range);
    return selectedInPage({ tabId: 1 }, "");
  }

  it.each<[string, string, string, string | null]>([
    [
      "the whole words and the sentence of a selection",
      "<p>Prices rose. It is false that t[axes fel]l last year. More.</p>",
      "taxes fell",
      "It is false that taxes fell last year.",
    ],
    [
      "a sentence over the parts of a paragraph",
      "<p>It is <b>false</b> that [taxes fell] <a href=x>last <i>year</i></a>. More.</p>",
      "taxes fell",
      "It is false that taxes fell last year.",
    ],
    [
      "no more than its paragraph",
      "<p>He denied that</p><p>the [taxes fell] in May</p><p>and rents rose.</p>",
      "taxes fell",
      "the taxes fell in May",
    ],
    [
      "no more than its line",
      "<p>He denied that<br>the [taxes fell] in May<br>and rents rose.</p>",
      "taxes fell",
      "the taxes fell in May",
    ],
    [
      "nothing of a block inside the paragraph's block",
      "<div><div>He denied that</div>the [taxes fell] in May<div>and rents rose.</div></div>",
      "taxes fell",
      "the taxes fell in May",
    ],
    [
      "nothing of a script",
      "<p>It is false that <script>var secret = 1;</script>the [taxes fell] in May.</p>",
      "taxes fell",
      "It is false that the taxes fell in May.",
    ],
  ])("is %s", async (_, html, text, sentence) => {
    expect(await read(html)).toMatchObject({ text, sentence });
  });

  it("is nothing where nothing is selected", async () => {
    document.body.innerHTML = "<p>Taxes fell.</p>";
    expect((await selectedInPage({ tabId: 1 }, ""))?.text).toBe("");
  });

  it("is what the menu says where a viewer of PDF files lets nobody see the selection", async () => {
    vi.spyOn(document, "contentType", "get").mockReturnValue("application/pdf");
    expect(await read("<p>the [taxes fell] in May</p>")).toBeNull();
    expect(await selectedInPage({ tabId: 1 }, "taxes fell")).toMatchObject({
      text: "taxes fell",
      sentence: null,
    });
  });

  it("is nothing of a password in a part of the page that keeps its elements to itself", async () => {
    document.body.innerHTML = "<p>the taxes</p><div></div>";
    const shadow = document.querySelector("div")?.attachShadow({ mode: "open" });
    if (!shadow) throw new Error("no shadow");
    shadow.innerHTML = "<input type=password value='The rate is 7 percent.'>";
    const field = shadow.querySelector("input");
    field?.focus();
    field?.setSelectionRange(4, 8);
    expect(await selectedInPage({ tabId: 1 }, "hunter2")).toMatchObject({ text: "", sentence: null });
  });

  it("is what the menu says where the page does not answer within a second", async () => {
    vi.useFakeTimers();
    Object.assign(fakeBrowser, { scripting: { executeScript: () => new Promise(() => undefined) } });
    const selected = selectedInPage({ tabId: 1 }, "taxes fell");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await selected).toMatchObject({ text: "taxes fell", sentence: null });
    vi.useRealTimers();
  });

  it("of a key is waited for longer, since only the page has it", async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<object[]>();
    Object.assign(fakeBrowser, { scripting: { executeScript: () => answer.promise } });
    const selected = selectedInPage({ tabId: 1 }, "");
    await vi.advanceTimersByTimeAsync(4_900);
    answer.resolve([{ frameId: 0, result: frame("Taxes fell.", "here") }]);
    expect((await selected)?.text).toBe("Taxes fell.");
    vi.useRealTimers();
  });

  it("is that of the page itself, whichever frame answers first, and nothing that is no answer", async () => {
    const of = (text: string): FrameSelection => frame(text, "none");
    const results = [
      { frameId: 7, result: of("frame") },
      { frameId: 3, result: null },
      { frameId: 0, result: of("page") },
    ];
    Object.assign(fakeBrowser, { scripting: { executeScript: async () => results } });
    expect((await selectedInPage({ tabId: 1 }, ""))?.text).toBe("page");
  });
});
