import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { highlightParts, plainText } from "../../../../utils/text/highlights.ts";
import { HOSTILE_TEXTS } from "../../../e2e/hostile-vectors.ts";
import { computingTime } from "../../../setup/computing-time.ts";

/** The parts as they would be written, a match in brackets. */
const written = (html: string): string =>
  highlightParts(html)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

describe("highlights", () => {
  test.each([
    ["<mark>Tax</mark> &amp; benefits", "[Tax] & benefits"],
    ["Property <mark>tax</mark><mark>es</mark>", "Property [tax][es]"],
    ['<MARK onclick="x()" class="y" style="z">Tax</MARK>', "[Tax]"],
    ["<mark>open", "[open]"],
    ["closed</mark>", "closed"],
    ["<marker>a</marker>", "a"],
    ["", ""],
  ])("%j reads %j", (html, expected) => expect(written(html)).toBe(expected));

  it("are the service's, whatever text they stand in", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.string({ minLength: 1 }), isMatch: fc.boolean() })),
        (parts) => {
          const marked = parts.map(({ text, isMatch }) =>
            isMatch ? `<mark>${escaped(text)}</mark>` : escaped(text),
          );
          const expected = parts.reduce<typeof parts>((joined, part) => {
            const last = joined.at(-1);
            if (last && !last.isMatch && !part.isMatch) last.text += part.text;
            else joined.push({ ...part });
            return joined;
          }, []);
          expect(highlightParts(marked.join(""))).toEqual(expected);
        },
      ),
    );
  });
});

describe("markup that is not the service's", () => {
  test.each([
    ["a<script>alert(1)</script>b", "ab"],
    ["<script>alert(1)</script >b", "b"],
    ["a<script>alert(1)", "a"],
    ["<img src=x onerror=alert(1)>b", "b"],
    ['<img alt=">" src=x>b', "b"],
    ['a<img alt="never closed', "a"],
    ['<a href="javascript:alert(1)">b</a>', "b"],
    ["<svg><script>alert(1)</script></svg>b", "b"],
    ["<style>*{display:none}</style>b", "b"],
    ["<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table>b", ""],
    ["a<!-- <b> -->b<!-- open", "ab"],
    ["<!DOCTYPE html><?xml?>b", "b"],
    ["1 < 2 > 0", "1 < 2 > 0"],
    ["a\u202Eb\u2066c&#x2069;&#8238;", "abc"],
  ])("%j reads %j", (html, expected) => expect(written(html)).toBe(expected));

  it("is read in time that grows with its length alone", () => {
    for (const piece of ["<", "<a", "<a '", '<a "', "<!--", "<script", "<svg>", "<mark", "&#", "&a"]) {
      expect(
        computingTime(() => highlightParts(piece.repeat(200_000))),
        piece,
      ).toBeLessThan(2_000);
    }
  });
});

describe("as plain text", () => {
  test.each([
    ["<mark>Tax</mark> credit", "Tax credit"],
    ["R&amp;D &lt;2026&gt; &quot;x&quot; &#39;y&#x27; &apos;z&apos;", `R&D <2026> "x" 'y' 'z'`],
    ["a&nbsp;b", "a\u00a0b"],
    ["&amp;lt;", "&lt;"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
    ["Montr&eacute;al &Eacute;t&eacute; &AMP; &mdash;&hellip;", "Montréal Été & —…"],
    ["&yuml;&szlig;&iquest;", "ÿß¿"],
    ["&unknown; & &; &constructor;", "&unknown; & &; &constructor;"],
    ["a&#0;&#1114112;&#x110000;&#xD800;b", "ab"],
    ["&#128512;&#x10FFFF;", "😀\u{10FFFF}"],
    ["  a  ", "a"],
  ])("%j reads %j", (html, plain) => expect(plainText(html)).toBe(plain));

  it("undoes the service's escaping, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(plainText(`<mark>${escaped(text)}</mark>`)).toBe(text.trim());
      }),
    );
  });

  test.each(HOSTILE_TEXTS)("a stranger's %j reads as itself once it is escaped", (text) => {
    const shown = text.replace(/[\u202A-\u202E\u2066-\u2069]/g, "").trim();
    expect(plainText(escaped(text))).toBe(shown);
  });
});
