import { describe, expect, it } from "vitest";
import { siteSentence } from "../../../../utils/sites/sentences.ts";
import { judge, listOf } from "./tools.ts";

const LIST = listOf("toronto.ca", "irs.gov");

describe("what is said of a page", () => {
  it.each([
    ["https://www.irs.gov/forms", "", "Official: irs.gov. Only US governments can register .gov."],
    [
      "https://www.irs.gov/",
      LIST,
      "Official: irs.gov, Government of irs.gov. Only US governments can register .gov.",
    ],
    [
      "https://www.statcan.gc.ca/",
      "",
      "Official: statcan.gc.ca. Only the Government of Canada can use gc.ca.",
    ],
    ["https://www.leeds.gov.uk/", "", "Official: leeds.gov.uk. Only UK public bodies can register .gov.uk."],
    ["https://www.toronto.ca/", LIST, "Official: toronto.ca is listed: Government of toronto.ca."],
    [
      "https://irs.gov.evil.example/",
      "",
      "Look-alike: this address contains irs.gov but belongs to evil.example.",
    ],
    [
      "https://irs.gov@evil.example/",
      "",
      "Look-alike: irs.gov is only a user name in this address, which belongs to evil.example.",
    ],
    [
      "https://irs-gov.example/",
      "",
      "Look-alike: this address imitates irs.gov but belongs to irs-gov.example.",
    ],
    [
      "https://torronto.ca/",
      LIST,
      "Look-alike: torronto.ca is one letter off toronto.ca, which is official.",
    ],
    [
      "https://tоronto.ca/",
      LIST,
      `Look-alike: tоronto.ca (${new URL("https://tоronto.ca").hostname}) is written to look like toronto.ca, but is another address.`,
    ],
    [
      "https://www.ïrs.evil.example/",
      "",
      "Not listed: ïrs.evil.example (xn--rs-sja.evil.example) is not a government-only name. Many official sites are not.",
    ],
    ["http://127.0.0.1/", "", "Not listed: 127.0.0.1 is not a registered domain name."],
    ["chrome://newtab/", "", "Not listed: this is not a page of a website."],
  ])("of %s", (address, lines, sentence) => {
    expect(siteSentence(judge(address, lines), lines === "" ? "none" : "whole")).toBe(sentence);
  });

  it.each([
    ["none", "Not listed: example.com is not a government-only name. Many official sites are not."],
    ["part", "Not listed: example.com is not in the part of the list that is on this device."],
    ["whole", "Not listed: example.com is not in the list of government sites. Many official sites are not."],
  ] as const)("not listed, with the list: %s", (list, sentence) => {
    expect(siteSentence(judge("https://www.example.com/"), list)).toBe(sentence);
  });

  it.each([
    ["toronto.ca\tCity of Toronto\tCA\tON\tToronto", "City of Toronto, Ontario"],
    ["toronto.ca\tOntario Zoo\tCA\tON\tToronto", "Ontario Zoo, Toronto"],
    ["toronto.ca\tTown of Erie\tUS\tCO\tErie", "Town of Erie, CO"],
    ["toronto.ca\tParks\tCA\tXX", "Parks, XX"],
  ])("of a listed site, with where it is: %j", (lines, name) => {
    expect(siteSentence(judge("https://www.toronto.ca/", lines), "whole")).toBe(
      `Official: toronto.ca is listed: ${name}.`,
    );
  });

  it("with a long host is short, and shows whose it is", () => {
    const sentence = siteSentence(judge(`https://${"a.".repeat(100)}example.com/`), "whole");
    expect(sentence.length).toBeLessThan(160);
    expect(sentence).toContain("a.example.com is not in the list");
  });
});
