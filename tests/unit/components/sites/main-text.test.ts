// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readMainText } from "../../../../components/sites/main-text.ts";

const MUCH = 1_000_000;

beforeEach(() => {
  document.body.innerHTML = "";
  document.documentElement.lang = "";
});
afterEach(() => void vi.unstubAllGlobals());

const read = (html: string, largest = MUCH, mostText = MUCH) => {
  document.body.innerHTML = html;
  return readMainText(largest, mostText);
};
const lines = (html: string, mostText = MUCH): readonly string[] =>
  read(html, MUCH, mostText)?.text?.split("\n") ?? [];

/** A document that a frame shows. */
function shown(html: string): Document {
  const made = document.implementation.createHTMLDocument();
  made.body.innerHTML = html;
  return made;
}

function addFrame(content: Document | null, width = 0, height = 0, parent: ParentNode = document.body): void {
  // Not an `iframe`, which happy-dom would load.
  const frame = document.createElement("frame");
  Object.defineProperty(frame, "contentDocument", { value: content });
  Object.defineProperty(frame, "getBoundingClientRect", { value: () => ({ width, height }) });
  parent.append(frame);
}

it("says which page it is and what language it declares", () => {
  document.documentElement.lang = "es";
  document.title = "Saludos";
  expect(read("<p>Hola</p>")).toEqual({
    address: location.href,
    title: "Saludos",
    language: "es",
    text: "Hola",
    hasOtherSite: false,
  });
});

it.each([
  [
    "paragraphs and headings",
    "<h1>Tax</h1><p>One</p><h2>Two</h2><h3>Three</h3>",
    ["Tax", "One", "Two", "Three"],
  ],
  ["white space", "<p> One\n\t two </p>", ["One two"]],
  ["empty paragraphs", "<p> </p><p>One</p><p></p>", ["One"]],
  ["lists and tables", "<ul><li>One</li></ul><table><tr><td>Two</td></tr></table>", ["One", "Two"]],
  [
    "definitions and captions",
    "<dl><dd>One</dd></dl><figure><figcaption>Two</figcaption></figure>",
    ["One", "Two"],
  ],
  ["a quotation", "<blockquote>One</blockquote>", ["One"]],
  [
    "paragraphs in others once",
    "<blockquote><p>One</p></blockquote><ul><li><p>Two</p></li></ul>",
    ["One", "Two"],
  ],
  [
    "cells that hold a definition or cell once",
    "<table><tr><td><dl><dd>One</dd></dl></td></tr></table>",
    ["One"],
  ],
  ["a page without blocks", "<div>One <b>two</b></div>", ["One two"]],
  ["no code", "<p>One<script>x()</script></p><style>p{}</style><template><p>Two</p></template>", ["One"]],
])("reads %s", (_, html, expected) => {
  expect(lines(html)).toEqual(expected);
});

it("leaves out what is more than was asked for", () => {
  expect(lines("<p>12345</p><p>67890</p><p>1</p>", 10)).toEqual(["12345", "67890"]);
  expect(lines("<div>1234567890</div>", 4)).toEqual(["1234"]);
});

it("reads no page that is too large", () => {
  const size = document.documentElement.outerHTML.length + "<p>One</p>".length;
  expect(read("<p>One</p>", size)?.text).toBe("One");
  expect(read("<p>One</p>", size - 1)?.text).toBeNull();
});

it("reads no PDF", () => {
  Object.defineProperty(document, "contentType", { value: "application/pdf", configurable: true });
  expect(read("<p>One</p>")).toBeNull();
  Reflect.deleteProperty(document, "contentType");
});

it("reads what components keep in open shadow roots, before what they have inside", () => {
  document.body.innerHTML = "<p>Before</p><my-card><p>Inside</p></my-card><p>After</p>";
  const root = document.querySelector("my-card")?.attachShadow({ mode: "open" });
  if (root === undefined) throw new Error("no shadow root");
  root.innerHTML = "<p>Shadow</p><my-part></my-part>";
  const part = root.querySelector("my-part")?.attachShadow({ mode: "open" });
  if (part !== undefined) part.innerHTML = "<p>Deeper</p>";
  expect(readMainText(MUCH, MUCH)?.text).toBe("Before\nShadow\nDeeper\nInside\nAfter");
  expect(document.querySelectorAll("p")).toHaveLength(3);
});

describe("frames", () => {
  it("of the same site are read after the page, and frames within them", () => {
    document.body.innerHTML = "<p>Page</p>";
    const outer = shown("<p>Frame</p>");
    addFrame(shown("<p>Within</p>"), 0, 0, outer.body);
    addFrame(outer, 800, 600);
    expect(readMainText(MUCH, MUCH)).toMatchObject({ text: "Page\nFrame\nWithin", hasOtherSite: false });
  });

  it("are read up to twenty", () => {
    document.body.innerHTML = "<p>Page</p>";
    for (let count = 1; count <= 25; count += 1) addFrame(shown(`<p>${count}</p>`));
    expect(readMainText(MUCH, MUCH)?.text?.split("\n")).toHaveLength(21);
  });

  it("count for the size of the page", () => {
    document.body.innerHTML = "<p>Page</p>";
    addFrame(shown(`<p>${"x".repeat(5000)}</p>`));
    expect(readMainText(5000, MUCH)?.text).toBeNull();
  });

  it.each([
    [300, 200, true],
    [299, 200, false],
    [300, 199, false],
  ])("of another site matter from a size on: %i × %i", (width, height, expected) => {
    document.body.innerHTML = "<p>Page</p>";
    addFrame(null, width, height);
    addFrame(null, 1, 1);
    expect(readMainText(MUCH, MUCH)).toMatchObject({ text: "Page", hasOtherSite: expected });
  });
});

describe("with the library", () => {
  const library = (content: (copy: Document) => unknown): void =>
    void vi.stubGlobal(
      "Readability",
      class {
        readonly #copy: Document;
        constructor(copy: Document) {
          this.#copy = copy;
        }
        parse = () => ({ content: content(this.#copy) });
      },
    );

  it("reads the part that it finds, in a copy of the page", () => {
    library((copy) => {
      copy.querySelector("nav")?.remove();
      return copy.querySelector("article");
    });
    expect(lines("<nav><p>Menu</p></nav><article><p>One</p></article>")).toEqual(["One"]);
    expect(document.querySelector("nav")).not.toBeNull();
  });

  it.each<[string, (copy: Document) => unknown]>([
    ["finds nothing", () => null],
    ["finds no element", () => "text"],
    [
      "fails",
      () => {
        throw new Error("no article");
      },
    ],
  ])("reads the page as it is where it %s", (_, content) => {
    library(content);
    expect(lines("<nav><p>Menu</p></nav><p>One</p>")).toEqual(["Menu", "One"]);
  });
});
