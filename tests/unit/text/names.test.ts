import { expect, test } from "vitest";
import { fileTypeOf } from "../../../utils/text/file-type.ts";
import { levelLabel } from "../../../utils/text/names.ts";

test.each([
  ["special_district", "Special district"],
  ["iwi_authority", "Iwi authority"],
  ["constructor", "Constructor"],
  ["__proto__", "  proto  "],
  ["toString", "ToString"],
  ["", ""],
])("the level %j reads %j", (level, label) => expect(levelLabel(level)).toBe(label));

test.each([
  ["application/pdf; charset=binary", "pdf"],
  ["TEXT/HTML", "html"],
  ["docx", "docx"],
  ["constructor", null],
  ["__proto__", null],
  ["", null],
  [null, null],
])("the media type %j is of the file type %j", (type, expected) => expect(fileTypeOf(type)).toBe(expected));
