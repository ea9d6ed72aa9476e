import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../components/base/slices.ts";
import { textOfHtml } from "../../../../utils/text/html-text.ts";
import { computingTime } from "../../../setup/computing-time.ts";

const read = (html: string): string => atOnce(textOfHtml(html));

describe("the text of a file of HTML", () => {
  it.each([
    [
      "paragraphs as lines",
      "<h1>Taxes</h1><p>They <b>rose</b>\n by 5&nbsp;%.</p>Then<br>fell",
      "Taxes\nThey rose by 5 %.\nThen\nfell",
    ],
    [
      "entities decoded",
      "caf&eacute; &amp; &#8217;t &#x201C;a&rdquo; &unknown; &#0; &#xD800;",
      "café & ’t “a” &unknown; � �",
    ],
    ["no scripts and styles", "<script>if (a < b) '<p>x</p>'</script>a<STYLE>p{}</style >b", "ab"],
    ["no scripts that only seem to end", "<script>'</scripty>'</script>a", "a"],
    ["no comments and declarations", "<!doctype html><!-- <p>x</p> -->a<?php x ?>b", "ab"],
    [
      "no menus, buttons and pictures, however deep",
      "<nav>x<nav>y</nav>z</nav>a<button>b</button><svg><text>c</text></svg>d",
      "ad",
    ],
    ["what follows a picture without contents", '<p>A</p><svg width="0"/><p>B</p><math/>C', "A\nB\nC"],
    ["what follows a picture in a picture", "<svg><g><svg/></g></svg>A", "A"],
    ["what follows a button that never ends", "<div><button>Menu</div><p>A", "A"],
    ["what follows a button in a paragraph that ended", "<p>A<button>Menu</p><p>B", "A\nB"],
    ["what follows a menu in an item that ended", "<ul><li><nav>Menu<p>x</p></li><li>A</ul>", "A"],
    ["a menu to its own end", "<div><nav><div>x</div><li>y</li>z</nav>A</div>", "A"],
    [
      "no menu whose paragraph is closed again after another block ended it",
      "<nav><p>x<div>y</div></p>z</nav>A",
      "A",
    ],
    ["what follows a short comment", "a<!-->b<!--->c<!-- x --!>d<!-- y -->e", "abcde"],
    [
      "XHTML's short scripts as such",
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script src="x"/><title/><p>A</p></html>',
      "A",
    ],
    ["HTML's short scripts as open", '<html><script src="x"/><p>A</p></script>B</html>', "B"],
    ["attributes passed over", `a<p title="5 > 3" data-x='<b>' onclick=x()>b</p>`, "a\nb"],
    ["apostrophes outside of attributes kept", "<p>It's 'so'</p>", "It's 'so'"],
    ["signs that are no tags", "5 < 6 and a<3 <> x", "5 < 6 and a<3 <> x"],
    ["nothing after what never ends", 'a<p title="b', "a"],
    ["nothing after a script that never ends", "a<script>b<p>c", "a"],
    ["no title", "<title>T</title><p>a", "a"],
    ["optional ends left out", "<head><meta charset=x><title>T</title><body><ul><li>a<li>b", "a\nb"],
  ])("has %s", (_, html, text) => {
    expect(read(html).replaceAll("\u00a0", " ")).toBe(text);
  });

  /** What the HTML standard renders as blocks, lists or tables (15.3), but for what is passed over. */
  const blocks =
    "address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 " +
    "h3 h4 h5 h6 header hgroup legend li listing main menu ol p pre search section summary table td th tr ul";
  it.each(blocks.split(" "))("has <%s> as a paragraph of its own", (name) => {
    expect(read(`a<${name}>b</${name}>c`)).toBe("a\nb\nc");
    expect(read(`a<${name.toUpperCase()} title="x">b`)).toBe("a\nb");
  });

  it.each(["br", "hr"])("has a new line at <%s>, which is never open", (name) => {
    expect(read(`<nav>x<${name}>y</nav>a<${name}>b<${name}/>c`)).toBe("a\nb\nc");
  });

  it.each("a abbr b cite code del em font i ins mark q s small span strong sub sup time u".split(" "))(
    "has <%s> within its line",
    (name) => expect(read(`a<${name}>b</${name}>c`)).toBe("abc"),
  );

  it.each("audio button canvas dialog math nav object select svg template video".split(" "))(
    "passes over <%s> with all that is in it",
    (name) => expect(read(`a<${name}>b<p>c</p></${name}>d`)).toBe("ad"),
  );

  it.each("iframe noembed noframes noscript script style textarea title xmp".split(" "))(
    "passes over <%s>, where a tag is text",
    (name) => {
      expect(read(`a<${name}>b<p></nav><!--</${name}>c`)).toBe("ac");
      expect(read(`a<${name}>b</${name.toUpperCase()} >c`)).toBe("ac");
      expect(read(`a<${name}>b</${name}`)).toBe("a");
    },
  );

  it.each([
    ["&#1114111;&#x10FFFF;", "\u{10FFFF}\u{10FFFF}"],
    ["&#1114112;&#x110000;&#xDFFF;", "���"],
    ["&#xD7FF;&#xE000;", "\uD7FF\uE000"],
    ["&amp;lt; &AMP; & &;", "&lt; & & &;"],
    ["&frac12;&Oslash;&oelig;&minus;&bdquo;", "½Øœ−„"],
  ])("reads %s as HTML does", (html, text) => {
    expect(read(html)).toBe(text);
  });

  it("has no spaces around its lines, and one between words", () => {
    expect(read(" \n<p> a \t\n b </p>\n <p>\n</p> <p>c</p> \n")).toBe("a b\nc");
  });

  it("has no markup that was in tags, whatever is there", () => {
    const part = fc.constantFrom(
      ...["<", ">", "/", "!", "--", "p", "script", "style", "svg", " ", "=", '"', "'", "&", "lt;", "x", "\n"],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const text = read(parts.join(""));
        expect(text).not.toMatch(/<script[\s>]/i);
        expect(text.length).toBeLessThanOrEqual(parts.join("").length);
      }),
    );
  });

  it.each([
    ["nested", "<div>"],
    ["bold", "<b>x</b> <i>"],
    ["quoted", '<a x="'],
    ["commented", "<!--"],
    ["scripted", "<script>"],
    ["half-closed", "</"],
    ["named", "&a"],
    ["apart", "<svg>"],
    ["apart in blocks", "<div><nav>"],
    ["closed but never opened", "</div></p>"],
    ["one long name", "<a"],
    ["lines", "<br> "],
  ])("is read in no more time than its length takes: %s", (_, part) => {
    const time = (count: number): number => {
      const html = part.repeat(count);
      return computingTime(() => read(html));
    };
    time(20_000);
    expect(time(2_000_000 / part.length)).toBeLessThan(3_000);
  });
});
