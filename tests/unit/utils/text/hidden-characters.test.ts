import { expect, test } from "vitest";
import { withoutHidden } from "../../../../utils/text/hidden-characters.ts";

test.each([
  ["an override", "irs\u202Evog", "irsvog"],
  ["isolates and marks of direction", "\u2066a\u2069\u200F\u061C", "a"],
  ["words in tags", "a\u{E0049}\u{E0052}\u{E0053}b", "ab"],
  ["spaces without width", "I\u200BR\u2060S\uFEFF\u00AD", "IRS"],
  ["a joiner between Latin letters", "I\u200DR\u200CS", "IRS"],
  ["selectors that carry a message", "a\uFE01\u{E0101}😀\uFE0F\u{E0102}", "a😀\uFE0F"],
  ["fillers", "\u3164\u115F", ""],
])("takes out %s", (_what, text, seen) => expect(withoutHidden(text)).toBe(seen));

test.each([
  ["Persian", "می‌خواهم"],
  ["Hindi", "क्‍ष"],
  ["a family", "👩‍👩‍👧"],
  ["a heart", "❤️"],
  ["skin and profession", "👩🏽‍🚒"],
  ["Chinese with a variant", "葛\u{E0100}"],
  ["accents", "Québec e\u0301"],
])("keeps %s as it is written", (_what, text) => expect(withoutHidden(text)).toBe(text));
