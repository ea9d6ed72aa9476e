import { expect, test } from "vitest";
import { characterOf, namedCharacter } from "../../../../utils/text/entities.ts";

/** Names and code points from the HTML standard (13.5). */
const NAMES =
  `amp 26 lt 3C gt 3E quot 22 apos 27 nbsp A0 sect A7 laquo AB shy AD reg AE deg B0 frac12 BD iquest BF Agrave C0 AElig C6
  Eacute C9 ETH D0 Ntilde D1 times D7 Oslash D8 THORN DE szlig DF agrave E0 eacute E9 divide F7 oslash F8 thorn FE yuml FF OElig 152 oelig 153
  ensp 2002 emsp 2003 thinsp 2009 ndash 2013 mdash 2014 lsquo 2018 rsquo 2019 sbquo 201A ldquo 201C rdquo 201D bdquo 201E bull 2022
  hellip 2026 euro 20AC trade 2122 minus 2212 AMP 26 QUOT 22 COPY A9 REG AE`.split(/\s+/);
const pairs = Array.from({ length: NAMES.length / 2 }, (_, index) => NAMES.slice(2 * index, 2 * index + 2));

test.each(pairs)("&%s; is the character with the code %s", (name = "", code = "") => {
  expect(namedCharacter(name)?.codePointAt(0)).toBe(Number.parseInt(code, 16));
});

test.each(["unknown", "constructor", "", "eAcuteX"])("&%s; is none", (name) => {
  expect(namedCharacter(name)).toBeUndefined();
});

test.each([
  [0, null],
  [1, "\u0001"],
  [0x7f, "\u007f"],
  [128, "€"],
  [129, "\u0081"],
  [142, "Ž"],
  [145, "‘"],
  [146, "’"],
  [147, "“"],
  [148, "”"],
  [150, "–"],
  [151, "—"],
  [159, "Ÿ"],
  [160, "\u00a0"],
  [0xd7ff, "\ud7ff"],
  [0xd800, null],
  [0xdfff, null],
  [0xe000, "\ue000"],
  [0x10ffff, "\u{10ffff}"],
  [0x110000, null],
  [Number.NaN, null],
])("the code %d is the character %j", (code, character) => {
  expect(characterOf(code)).toBe(character);
});
