import { describe, expect, it } from "vitest";
import { decoded, readTextFile } from "../../../../../components/checks/draft/read-text-file.ts";
import { GROUP_LIMITS } from "../../../../../utils/checks/groups/group.ts";

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const utf16 = (text: string, isBig: boolean): Uint8Array<ArrayBuffer> => {
  const units = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, unit] of [0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))].entries())
    units.setUint16(2 * index, unit, !isBig);
  return new Uint8Array(units.buffer);
};

describe("a file of text", () => {
  it.each<[string, BlobPart]>([
    ["UTF-8", "L’impôt a augmenté."],
    ["UTF-8 with a mark", "\uFEFFL’impôt a augmenté."],
    ["UTF-16, small end first", utf16("L’impôt a augmenté.", false)],
    ["UTF-16, big end first", utf16("L’impôt a augmenté.", true)],
    ["windows-1252", new Uint8Array([...Buffer.from("L\x92imp\xf4t a augment\xe9.", "latin1")])],
  ])("in %s is read as it was written", async (_, content) => {
    expect(await readTextFile(file("taxes.txt", content))).toEqual({
      ok: true,
      value: { text: "L’impôt a augmenté.", name: "taxes" },
    });
  });

  it.each<[string, BlobPart]>([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ["an archive", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 8, 0, 8, 0])],
    ["a document of a word processor, in letters", "{\\rtf1\\ansi\\f0 The tax rose by 5 percent.\\par}"],
    ["a PDF, in letters", "%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\n"],
    ["empty", ""],
    ["blank", " \n\t "],
  ])("that is %s is no text", async (_, content) => {
    expect(await readTextFile(file("x.txt", content))).toEqual({ ok: false, failure: "no-text" });
  });

  it("of 2 MB is read, and a larger one is refused before it is", async () => {
    const largest = "x".repeat(GROUP_LIMITS.text);
    expect((await readTextFile(file("x.txt", largest))).ok).toBe(true);
    expect(await readTextFile(file("x.txt", `${largest}x`))).toEqual({ ok: false, failure: "too-large" });
  });

  it("that cannot be read says so", async () => {
    const gone = Object.assign(file("x.txt", "x"), { arrayBuffer: () => Promise.reject(new Error("gone")) });
    expect(await readTextFile(gone)).toEqual({ ok: false, failure: "unread" });
  });

  it("of Markdown is read without its signs", async () => {
    const text = "# Taxes\n- **The tax** rose by [5 percent](https://x.example/a).\n> Said `he`.";
    expect(await readTextFile(file("notes.md", text))).toMatchObject({
      value: { text: "Taxes\nThe tax rose by 5 percent.\nSaid he.", name: "notes" },
    });
  });

  it("has the line ends of one system", () => {
    expect(decoded(new TextEncoder().encode("a\r\nb\rc"))).toBe("a\nb\nc");
  });
});
