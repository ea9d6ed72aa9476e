import fc from "fast-check";
import { getDomain } from "tldts";
import { describe, expect, it } from "vitest";
import {
  hostIn,
  isWithinDomain,
  linkHost,
  namedHost,
  plainHost,
  shortHost,
  shownHost,
} from "../../../../utils/sites/link-host.ts";
import { isGovernmentHost } from "../../../../utils/sites/namespaces.ts";

describe("the host a link leads to", () => {
  it.each([
    ["https://www.irs.gov/forms", "www.irs.gov"],
    ["https://irs.gov.evil.example/login", "irs.gov.evil.example"],
    ["https://irs.gov@evil.example/", "evil.example"],
    ["https://IRS.GOV./forms", "irs.gov"],
    ["HTTP://192.168.1.1/", "192.168.1.1"],
    ["javascript:alert(1)", null],
    ["irs.gov", null],
    ["https://", null],
  ])("of %j is %j", (address, host) => {
    expect(linkHost(address)).toBe(host);
  });

  it("is shown without www., which says nothing", () => {
    expect(plainHost("www.irs.gov")).toBe("irs.gov");
    expect(plainHost("www.gov")).toBe("www.gov");
    expect(plainHost("wwwirs.gov")).toBe("wwwirs.gov");
  });
});

describe("what is shown of a host", () => {
  const label = fc.oneof(
    fc.constantFrom("www", "wwww", "w", "ww", "gov", "irs", "nhs", "xn--rs-tlc", "xn--mnchen-3ya", "a-www"),
    fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/),
  );
  const suffixes = [
    "gov",
    "com",
    "ca",
    "qc.ca",
    "gov.uk",
    "nhs.uk",
    "police.uk",
    "co.uk",
    "uk.com",
    "xn--p1ai",
  ];
  const host = fc
    .tuple(
      fc.array(label, { maxLength: 6 }),
      fc.constantFrom(...suffixes, "github.io", "s3.amazonaws.com", "uk"),
    )
    .map(([labels, suffix]) => [...labels, suffix].join("."));
  const isEndOf = (shown: string, whole: string) => whole === shown || whole.endsWith(`.${shown}`);

  it("is its end, and begins at a label, whatever is known of its owner", () => {
    fc.assert(
      fc.property(host, fc.boolean(), (name, allowPrivateDomains) => {
        for (const registered of [null, getDomain(name, { allowPrivateDomains }), "evil.example"]) {
          const { before, own } = shownHost(name, registered);
          expect([name, isEndOf(before + own, name), isEndOf(own, before + own)]).toEqual([name, true, true]);
          expect(own).not.toBe("");
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("is cut only between labels", () => {
    fc.assert(
      fc.property(host, (name) => {
        const short = shortHost(name);
        if (short === name) return;
        expect(short).toMatch(/^…[^.]/);
        expect(isEndOf(short.slice(1), name)).toBe(true);
        expect(short.length).toBeLessThanOrEqual(61);
      }),
    );
    expect(shortHost(`${"a".repeat(80)}`)).toBe(`…${"a".repeat(60)}`);
    expect(shortHost(`${"a".repeat(80)}.x`)).toBe("…x");
    expect(shortHost(`${"a".repeat(80)}.`)).toBe(`…${"a".repeat(59)}.`);
  });

  it.each([
    ["www.gov.uk", "www.gov.uk", "", "gov.uk"],
    ["www.irs.gov", "irs.gov", "", "irs.gov"],
    ["irs.gov.evil.example", "evil.example", "irs.gov.", "evil.example"],
    ["www.github.io", "www.github.io", "", "www.github.io"],
    ["www.co.uk", "www.co.uk", "", "www.co.uk"],
    ["www.www.github.io", "www.github.io", "", "www.github.io"],
  ])("of %s, registered as %s, is %j and %j", (name, registered, before, own) => {
    expect(shownHost(name, registered)).toEqual({ before, own });
  });
});

it.each([
  ["irs.gov", "irs.gov"],
  [" IRS.gov/ ", "irs.gov"],
  ["https://www.irs.gov/forms", "www.irs.gov"],
  ["irs.gov:443", "irs.gov"],
  ["montréal.ca", "xn--montral-fya.ca"],
  ["Internal Revenue Service", null],
  ["U.S. Treasury", null],
  ["intranet", null],
  ["", null],
])("in %j the host is %s", (named, host) => {
  expect(hostIn(named)).toBe(host);
});

it.each([
  ["www.irs.gov", "irs.gov", true],
  ["irs.gov", "www.IRS.gov", true],
  ["apps.irs.gov", "irs.gov", true],
  ["APPS.IRS.GOV.", "irs.gov", true],
  ["irs.gov.evil.example", "irs.gov", false],
  ["evilirs.gov", "irs.gov", false],
  ["irs.gov", "apps.irs.gov", false],
])("host %s within domain %s: %s", (host, domain, expected) => {
  expect(isWithinDomain(host, domain)).toBe(expected);
});

it.each([
  ["irs.gov", true],
  ["apps.irs.gov", true],
  ["army.mil", true],
  ["canada.ca", true],
  ["www.canada.ca", true],
  ["statcan.gc.ca", true],
  ["www.gov.uk", true],
  ["gov.uk", true],
  ["leeds.gov.uk", true],
  ["gov", false],
  ["irs.gov.evil.example", false],
  ["notcanada.ca", false],
  ["irsgov", false],
  ["toronto.ca", false],
  ["127.0.0.1", false],
])("%s is in a government's namespace: %s", (host, expected) => {
  expect(isGovernmentHost(host)).toBe(expected);
});

it.each([
  ["https://www.irs.gov/", "www.irs.gov"],
  ["irs.gov", "irs.gov"],
  ["IRS.gov/forms", "irs.gov"],
  ["Internal Revenue Service", null],
  ["Form 1040.", null],
  ["See irs.gov", null],
  ["report.pdf", null],
  ["www.evil.example", "www.evil.example"],
])("a title %j names the host %j", (title, host) => {
  expect(namedHost(title)).toBe(host);
});

it("letters of other alphabets are shown as punycode", () => {
  // The first letter is a Cyrillic i.
  expect(linkHost("https://\u0456rs.gov/")).toMatch(/^xn--[a-z0-9-]+\.gov$/);
});
