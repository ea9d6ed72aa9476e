import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "../../../utils/text/plain-text.ts";

test.each([
  ["<mark>Tax</mark> credit", "Tax credit"],
  ['<MARK class="x">Tax</MARK>', "Tax"],
  ["R&amp;D &lt;2026&gt; &quot;x&quot; &#39;y&#x27; &apos;z&apos;", `R&D <2026> "x" 'y' 'z'`],
  ["a&nbsp;b", "a\u00a0b"],
  ["&amp;lt;", "&lt;"],
  ["&eacute; &unknown; & &;", "&eacute; &unknown; & &;"],
  ["&#0;&#1114112;&#x110000;", ""],
  ["&#128512;", "😀"],
  ["<marker>", "<marker>"],
  ["", ""],
])("%j reads %j", (escaped, plain) => expect(plainText(escaped)).toBe(plain));

test("undoes the service's escaping, whatever the text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#x27;");
      expect(plainText(`<mark>${escaped}</mark>`)).toBe(text);
    }),
  );
});
