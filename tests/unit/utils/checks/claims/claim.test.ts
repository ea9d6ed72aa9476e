import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimAddress, claimKey, trimClaim } from "../../../../../utils/checks/claims/claim.ts";

it("an address is told from words", () => {
  expect(claimAddress(" https://www.irs.gov/x ")?.host).toBe("www.irs.gov");
  expect(claimAddress("see https://www.irs.gov/x")).toBeNull();
  expect(claimAddress("irs.gov is an address")).toBeNull();
  expect(claimAddress("https://")).toBeNull();
});

describe("the same claim", () => {
  it.each([
    ["Taxes rose.", "taxes rose"],
    ["Taxes  rose", "Taxes\n rose"],
    ["Taxes rose!?", "taxes rose …"],
    ["Les impôts", "LES IMPO\u0302TS."],
    ["It’s “free” in 2020–2021", 'it\'s "free" in 2020-2021'],
    ["https://IRS.gov", "https://irs.gov/"],
  ])("%j and %j are one", (one, other) => {
    expect(claimKey(one)).toBe(claimKey(other));
  });

  it.each([
    ["The rate is 5%", "The rate is 5"],
    ["Taxes rose", "Taxes rose 3"],
    ["https://irs.gov/A", "https://irs.gov/a"],
    ["It did not.", "It did."],
    ["It rose -5%", "It rose 5%"],
  ])("%j and %j are two", (one, other) => {
    expect(claimKey(one)).not.toBe(claimKey(other));
  });

  it("padding, case and closing punctuation never matter, and the key of a key is itself", () => {
    const words = fc.stringMatching(/^[a-z][a-z0-9 ]{0,60}[a-z0-9]$/);
    fc.assert(
      fc.property(words, fc.stringMatching(/^[ \n.!?…]{0,4}$/), (claim, end) => {
        expect(claimKey(`  ${claim.toUpperCase()}${end}`)).toBe(claimKey(claim));
        expect(claimKey(claimKey(claim))).toBe(claimKey(claim));
      }),
    );
  });
});

it.each([
  ["https://user:pw@host.gov/a?b#c", "https://host.gov/a?b#c"],
  ["  https://user@host.gov/ ", "https://host.gov/"],
  ["https://host.gov/a", "https://host.gov/a"],
  ["\u200b\u2060 \u00ad", ""],
  ["\u200bRents\u00a0rose\u200b in Ohio.\u200b ", "Rents\u00a0rose in Ohio."],
  ["The mini\u00admum wage \u{1f468}\u200d\u{1f469}", "The minimum wage \u{1f468}\u200d\u{1f469}"],
  ["http:/user:pw@host.gov/a", "http:/host.gov/a"],
  ["https:\\\\user:pw@host.gov\\a", "https:\\\\host.gov\\a"],
  ["HTTPS:user:p@w@host.gov", "HTTPS:host.gov"],
  ["https://us\ner:pw@host.gov", "https://host.gov"],
  ["It says so on https://user:pw@host.gov/a.", "It says so on https://host.gov/a."],
  ["https://host.gov/@user", "https://host.gov/@user"],
  ["https://host.gov is run by a@host.gov", "https://host.gov is run by a@host.gov"],
  ["Write to user:pw@host.gov", "Write to user:pw@host.gov"],
  ["Rents rose \ud83d", "Rents rose \ufffd"],
])(
  "of %j no user name, password, half of a character, blanks around it or unseen characters are sent or stored",
  (typed, sent) => {
    expect(trimClaim(typed)).toBe(sent);
  },
);
