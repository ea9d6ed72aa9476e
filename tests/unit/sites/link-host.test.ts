import { describe, expect, it } from "vitest";
import { isWithinDomain, linkHost, namedHost, plainHost } from "../../../utils/sites/link-host.ts";
import { isGovernmentHost } from "../../../utils/sites/namespaces.ts";

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

it.each([
  ["www.irs.gov", "irs.gov", true],
  ["irs.gov", "www.IRS.gov", true],
  ["apps.irs.gov", "irs.gov", true],
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
