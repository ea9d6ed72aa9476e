import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeLink, withoutCredentials, withoutUser } from "../../../../utils/text/untrusted.ts";

describe("safeLink", () => {
  it.each([
    ["https://www.irs.gov/", "https://www.irs.gov/"],
    ["  http://a.gov/x y ", "http://a.gov/x%20y"],
    ["HTTPS://A.GOV", "https://a.gov/"],
  ])("keeps %j", (address, expected) => {
    expect(safeLink(address)).toBe(expected);
  });

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://a.gov/1",
    "ftp://a.gov/",
    "//a.gov/x",
    "/x",
    "a.gov",
    "https://",
    "https:a.gov",
    "https://irs.gov@evil.example/",
    "https://user:word@irs.gov/",
    "chrome-extension://abc/options.html",
    "",
    null,
    undefined,
  ])("refuses %j", (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it("never gives an address that is not http or https", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: "binary" })), (text) => {
        const link = safeLink(text);
        expect(link === null || /^https?:\/\//.test(link)).toBe(true);
      }),
    );
  });
});

describe("an address of a page", () => {
  it.each([
    ["https://www.irs.gov@evil.example/a", "https://evil.example/a"],
    ["https://user:word@irs.gov/?q=a@b", "https://irs.gov/?q=a@b"],
    ["https://irs.gov/a@b", "https://irs.gov/a@b"],
    ["https://irs.gov", "https://irs.gov"],
    ["no address: a@b", "no address: a@b"],
  ])("%j is kept as %j", (address, kept) => expect(withoutUser(address)).toBe(kept));
});

describe("withoutCredentials", () => {
  it.each([
    ["http://user:word@irs.gov/", "http://irs.gov/"],
    ["see https:\\\\me@irs.gov and https:me@irs.gov", "see https:\\\\irs.gov and https:irs.gov"],
    ["mail me@irs.gov", "mail me@irs.gov"],
    ["https://irs.gov/@name", "https://irs.gov/@name"],
  ])("of %j leaves %j", (text, expected) => {
    expect(withoutCredentials(text)).toBe(expected);
  });

  it("takes what one expression would take, which tries each beginning up to the end", () => {
    const piece = fc.constantFrom(
      "http:",
      "https:",
      "HTTP:",
      "xhttp:",
      "/",
      "\\",
      "@",
      "a",
      "?",
      "#",
      " ",
      "\n",
      "+",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join("");
        const expected = text.replace(/(?<![a-z0-9+.-])(https?:[\\/]*)[^\\/?# ]*@/gi, "$1");
        expect(withoutCredentials(text)).toBe(expected);
      }),
      { numRuns: 5_000 },
    );
  });
});
