import { expect, test } from "vitest";
import { languageLabel, levelLabel, stateLabel } from "../../../../utils/search/place-labels.ts";
import { fileTypeOf } from "../../../../utils/text/file-type.ts";

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
  ["application/x-pdf", "pdf"],
  ["text/html; charset=utf-8", "html"],
  ["application/xhtml+xml", "html"],
  ["application/msword", "doc"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
  [" pdf ", "pdf"],
  ["text/plain", null],
  ["constructor", null],
  ["__proto__", null],
  ["", null],
  [null, null],
])("the media type %j is of the file type %j", (type, expected) => expect(fileTypeOf(type)).toBe(expected));

test.each([
  ["fr", "French"],
  ["iu", "Inuktitut"],
  ["cr", "Cree"],
  ["constructor", "Constructor"],
  ["", ""],
])("the language %j reads %j", (code, label) => expect(languageLabel(code)).toBe(label));

const STATES = [
  { code: "TX", name: "Texas" },
  { code: "BC", name: "British Columbia (as the service says)" },
];

test.each([
  ["tx", "Texas"],
  ["bc", "British Columbia"],
  ["QC", "Quebec"],
  ["ZZ", "ZZ"],
  ["", ""],
  ["A", "A"],
  ["constructor", "constructor"],
  ["(", "("],
])("the state %j reads %j", (code, label) => expect(stateLabel(code, STATES)).toBe(label));
