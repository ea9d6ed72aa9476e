import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { frontMatter } from "../../../../utils/text/front-matter.ts";

const read = (text: string): unknown => parse(/^---\n([\s\S]*?)\n---\n\n$/.exec(text)?.[1] ?? "");

test.each([
  "plain",
  "---",
  "a\n---\nb: c",
  'quotes " and \\ backslashes',
  "key: value # no comment",
  "!!js/function 'x'",
  "&anchor *alias",
  "2026-11-21",
  "yes",
  "\u0085\u2028\u2029\u007F\uFEFF",
  'a,"b',
])("a YAML reader gets %j back as it was", (value) => {
  expect(read(frontMatter({ title: value, claims: [value, "b"] }))).toEqual({
    title: value,
    claims: [value, "b"],
  });
});

test("a YAML reader gets any text back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.string({ unit: "grapheme" })), (title, claims) => {
      expect(read(frontMatter({ title, claims }))).toEqual({ title: title.toWellFormed(), claims });
    }),
  );
});
