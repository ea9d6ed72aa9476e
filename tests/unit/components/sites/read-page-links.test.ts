// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import {
  type LinkLimits,
  type PageLinks,
  readPageLinks,
} from "../../../../components/sites/read-page-links.ts";

const LIMITS: LinkLimits = {
  links: 100,
  words: 40,
  address: 200,
  beside: 60,
  paragraph: 1_000,
  linksOfParagraph: 5,
};

beforeEach(() => {
  document.body.innerHTML = "";
});

function read(html: string, change: Partial<LinkLimits> = {}) {
  document.body.innerHTML = html;
  return linksWithin({ ...LIMITS, ...change });
}

function linksWithin(limits: LinkLimits): PageLinks {
  const read = readPageLinks(limits);
  if (read === null) throw new Error("the page was taken for a PDF");
  return read;
}

describe("The links of a page", () => {
  it("are those that lead to another host, with their words and the paragraph beside them", () => {
    const { links, total } = read(
      `<p>The wage is <a href="https://www.dol.gov/wage">$7.25  an
       hour</a>, since 2009.</p><a href="/inside">Inside</a><a href="mailto:a@b.example">Mail</a><a>None</a>`,
    );
    expect(total).toBe(1);
    expect(links).toEqual([
      {
        address: "https://www.dol.gov/wage",
        words: "$7.25 an hour",
        isAside: false,
        before: "The wage is ",
        after: ", since 2009.",
      },
    ]);
  });

  it.each([
    ["the label", '<a href="https://a.gov/" aria-label="The agency"><svg></svg></a>'],
    ["the picture", '<a href="https://a.gov/"><img alt="The agency"></a>'],
    ["the title", '<a href="https://a.gov/" title="The agency"></a>'],
  ])("without words of their own have those of %s", (_of, html) => {
    expect(read(html).links.map(({ words }) => words)).toEqual(["The agency"]);
  });

  it.each([
    ["a menu", "<nav>$</nav>", true],
    ["the foot", "<footer>$</footer>", true],
    ["the head", "<header>$</header>", true],
    ["a margin", "<aside>$</aside>", true],
    ["a landmark", '<div role="navigation">$</div>', true],
    ["the head of an article", "<article><header>$</header></article>", false],
    ["a text", "<main><p>$</p></main>", false],
  ])("in %s are told apart from those of the text", (_where, html, isAside) => {
    const { links } = read(html.replace("$", '<a href="https://a.gov/">A</a>'));
    expect(links.map((link) => link.isAside)).toEqual([isAside]);
  });

  it("in components and frames of the same site are read too", () => {
    document.body.innerHTML = "<div></div><frame>";
    const inner = document.querySelector("div")?.attachShadow({ mode: "open" });
    if (inner) inner.innerHTML = '<a href="https://a.gov/">A</a>';
    const shown = document.implementation.createHTMLDocument();
    shown.body.innerHTML = '<a href="https://b.gov/">B</a>';
    const frame = document.createElement("frame");
    Object.defineProperty(frame, "contentDocument", { value: shown });
    document.body.append(frame);
    expect(linksWithin(LIMITS).links.map(({ address }) => address)).toEqual(
      ["https://b.gov/", "https://a.gov/"].toSorted(),
    );
  });

  it.each([
    ["a menu", "<nav><div><div></div></div></nav>", true],
    ["the text", "<main><div><div></div></div></main>", false],
  ])("in a component of a component in %s are of where that stands", (_where, html, isAside) => {
    document.body.innerHTML = html;
    const outer = document.querySelector("div div")?.attachShadow({ mode: "open" });
    if (outer) outer.innerHTML = "<p></p>";
    const inner = outer?.querySelector("p")?.attachShadow({ mode: "open" });
    if (inner) inner.innerHTML = '<a href="https://a.gov/">A</a>';
    expect(linksWithin(LIMITS).links.map((link) => link.isAside)).toEqual([isAside]);
  });

  it("are bounded in number, words, address and what stands beside them, and counted all the same", () => {
    const long = "word ".repeat(100);
    const { links, total } = read(
      `<p>${long}<a href="https://a.gov/1">1</a>${long}</p><a href="https://a.gov/2">${long}</a>
       <a href="https://a.gov/3">3</a><a href="https://a.gov/${"x".repeat(300)}">4</a>`,
      { links: 2, paragraph: 5_000 },
    );
    expect([links.length, total]).toEqual([2, 3]);
    expect(links[1]?.words.length).toBe(LIMITS.words);
    expect([links[0]?.before.length, links[0]?.after.length]).toEqual([LIMITS.beside, LIMITS.beside]);
  });

  it("are within the lines of the page and not of its source, and keep the spaces at their edges", () => {
    const { links } = read(`<p>Prices rose
      by half, says<a href="https://a.gov/"> the report </a>of
      the agency.</p>`);
    expect(links).toMatchObject([
      { before: "Prices rose by half, says ", words: "the report", after: " of the agency." },
    ]);
  });

  it("whose words are cut, or are those of a picture, have no sentence", () => {
    const besides = read(
      `<p>A <a href="https://a.gov/1">${"word ".repeat(20)}</a> b</p><p>A <a href="https://a.gov/2"><img alt="c"></a> b</p>`,
    ).links.map(({ before, after }) => before + after);
    expect(besides).toEqual(["", ""]);
  });

  it("are found whatever a page calls its elements", () => {
    const names = '<img name="querySelectorAll"><form name="createRange"></form>';
    expect(read(`${names}<p>A <a href="https://a.gov/">B</a></p>`).links).toHaveLength(1);
  });

  it("of a paragraph that is a list of links have no sentence", () => {
    const many = '<a href="https://a.gov/">A</a> '.repeat(9);
    const besides = read(`<p>${many}</p>`).links.map(({ before, after }) => before + after);
    expect(besides.map((beside) => beside !== "")).toEqual([...Array(5).fill(true), ...Array(4).fill(false)]);
    expect(read(`<p>${"a ".repeat(600)}<a href="https://a.gov/">A</a></p>`).links[0]?.before).toBe("");
  });

  it("of a PDF are not read", () => {
    document.body.innerHTML = '<a href="https://a.gov/">A</a>';
    Object.defineProperty(document, "contentType", { value: "application/pdf", configurable: true });
    expect(readPageLinks(LIMITS)).toBeNull();
    Reflect.deleteProperty(document, "contentType");
  });
});
