import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimLength } from "../../../../utils/checks/claim.ts";
import { claimProblem } from "../../../../utils/checks/claim-problem.ts";

describe("what may be sent as a claim", () => {
  it.each([
    ["nothing", ""],
    ["spaces and line breaks", " \n\t  "],
    ["white space of other scripts", "\u00a0\u2003\u3000\ufeff"],
  ])("%s is no claim", (_name, claim) => {
    expect(claimProblem(claim)).toEqual({ reason: "claim-empty" });
  });

  it("ten thousand characters may be sent, one more may not", () => {
    expect(claimProblem("a".repeat(10_000))).toBeNull();
    expect(claimProblem("a".repeat(10_001))).toEqual({
      reason: "claim-too-long",
      length: 10_001,
      limit: 10_000,
    });
  });

  it("white space around a claim does not count against the limit", () => {
    expect(claimProblem(`  ${"a".repeat(10_000)}\n`)).toBeNull();
  });

  it.each([
    ["an emoji counts each of its units", "🏛️".repeat(3_334), 10_002],
    ["a family of emoji counts each part", "👨‍👩‍👧‍👦", 11],
    ["right-to-left letters count as one each", "الضريبة", 7],
    ["a combining accent counts", "e\u0301", 2],
  ])("%s", (_name, claim, length) => {
    expect(claimLength(claim)).toBe(length);
  });

  it("is refused exactly when it is too long, whatever words it holds", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 4_000 }), { maxLength: 5 }), (words) => {
        const claim = `The rule says ${words.join(" ")}`;
        const expected = claim.trim().length > 10_000 ? "claim-too-long" : undefined;
        expect(claimProblem(claim)?.reason).toBe(expected);
      }),
    );
  });
});

describe("claims that are addresses", () => {
  it.each([
    "http://localhost/",
    "http://LOCALHOST:8080/admin",
    "http://localhost./",
    "http://app.localhost/",
    "localhost:3000/x",
    "localhost",
    "http://127.0.0.1/",
    "http:/192.168.1.1/",
    "http:192.168.1.1",
    "https:\\\\192.168.1.1\\",
    "http:///192.168.1.1/",
    "http://192.168.1.1/my page",
    "http://192.168.1.1 is my router",
    "http://localhost/ is where it runs",
    "http://192.168.\n1.1/",
    "ht\ntp://192.168.1.1/",
    "\u0001http://192.168.1.1/",
    "//192.168.1.1/admin",
    "\\\\192.168.1.1\\share",
    "http://user:pw@192.168.1.1/",
    "http://127.1/",
    "http://127.8.9.10/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://0x7f.0.0.1/",
    "http://017700000001/",
    "http://0/",
    "http://0.0.0.0:9000/",
    "http://10.0.0.5/",
    "10.0.0.5/admin",
    "http://10.255.255.255/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.1.1/",
    "192.168.1.1",
    "http://192.168.257/",
    "http://3232235777/",
    "http://100.64.0.1/",
    "http://100.100.100.200/latest/meta-data/",
    "http://169.254.169.254/latest/meta-data/",
    "http://169.254.1.1/",
    "http://2852039166/",
    "http://0xa9fea9fe/",
    "http://168.63.129.16/metadata",
    "http://198.18.0.1/",
    "http://192.0.2.1/",
    "http://203.0.113.7/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "[::1]:8080/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:c0a8:0101]/",
    "http://[::127.0.0.1]/",
    "http://[fe80::1]/",
    "http://[fe80::1%25en0]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/latest/meta-data/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://[2001:db8::1]/",
    "http://[2001::1]/",
    "http://[2002:7f00:1::]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::1]/",
    "http://[3fff::1]/",
    "http://[4000::1]/",
    "http://printer.local/",
    "http://printer.local./",
    "http://PRINTER.LOCAL/",
    "printer.local",
    "http://metadata.google.internal/computeMetadata/v1/",
    "http://wiki.corp/",
    "http://nas.lan/",
    "http://router.home/",
    "http://router.home.arpa/",
    "http://portal.intranet/",
    "http://db.private/",
    "http://intranet/",
    "https://router:8443/",
    "http://user:secret@192.168.0.1/",
    "http://irs.gov@127.0.0.1/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127。0。0。1/",
    "file:///etc/passwd",
    "chrome://settings",
    "ftp://files.example.gov/x",
    "  http://localhost/  ",
  ])("%s is refused", (claim) => {
    expect(claimProblem(claim)).toMatchObject({ reason: "private-address" });
  });

  it.each([
    "https://www.irs.gov/taxtopics/tc423",
    "http://93.184.215.14/",
    "http://172.15.0.1/",
    "http://172.32.0.1/",
    "http://100.128.0.1/",
    "http://192.169.0.1/",
    "http://[2606:4700:4700::1111]/",
    "http://[64:ff9b::5db8:d70e]/",
    "https://localhost.gov/",
    "https://internal.example.gov/",
    "https://local.gov/",
    "https://impôts.example.com/page",
    "www.ssa.gov/benefits",
    "https://example.com:8443/a?b=http://localhost/",
  ])("%s is accepted", (claim) => {
    expect(claimProblem(claim)).toBeNull();
  });

  it.each(["10.5", "127", "3.14", "U.S.", "No.", "and/or", "mailto:", "::1 is"])(
    "%s is words, not an address",
    (claim) => {
      expect(claimProblem(claim)).toBeNull();
    },
  );

  it("no IPv4 address of a private network gets through, however it is written", () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const privateAddress = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    );
    const spelling = fc.constantFrom<(parts: number[]) => string>(
      (parts) => parts.join("."),
      (parts) => String(parts.reduce((sum, part) => sum * 256 + part, 0)),
      (parts) => `0x${parts.reduce((sum, part) => sum * 256 + part, 0).toString(16)}`,
      (parts) => parts.map((part) => `0${part.toString(8)}`).join("."),
      (parts) => `${parts[0]}.${(parts[1] ?? 0) * 65_536 + (parts[2] ?? 0) * 256 + (parts[3] ?? 0)}`,
      (parts) => `[::ffff:${parts.join(".")}]`,
    );
    fc.assert(
      fc.property(
        privateAddress,
        spelling,
        fc.constantFrom("http", "https", "HTTP"),
        (parts, spell, scheme) => {
          expect(claimProblem(`${scheme}://${spell(parts)}/`)).toMatchObject({ reason: "private-address" });
        },
      ),
    );
  });
});

it.each([
  "HTTP: a protocol that the law does not name",
  "https: is safer than http",
  "Note: the limit is 10.5 percent",
  "http://irs.gov/ says that the limit rose",
  "http://www.irs.gov/some page",
])("%j is no private address", (claim) => {
  expect(claimProblem(claim)).toBeNull();
});
