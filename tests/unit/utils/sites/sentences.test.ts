import { describe, expect, it } from "vitest";
import type { SiteAnswer } from "../../../../utils/sites/judge-site.ts";
import { type ListState, lookAlikeWords, siteWords } from "../../../../utils/sites/sentences.ts";
import { judge, listOf } from "./tools.ts";

/** All that is said of an answer. */
function said(answer: SiteAnswer, list: ListState): string {
  if (answer.kind !== "look-alike") {
    const { answer: word, site, reason } = siteWords(answer, list);
    return `${word} · ${site} · ${reason}`;
  }
  const { sentence, line, reason } = lookAlikeWords(answer);
  return [sentence, line.join(" · "), reason].join(" / ");
}

const LIST = listOf("toronto.ca", "irs.gov");

describe("what is said of a page", () => {
  it.each([
    ["https://www.irs.gov/forms", "", "Official · irs.gov · Only US governments can register .gov."],
    [
      "https://www.irs.gov/",
      LIST,
      "Official · irs.gov · Government of irs.gov. Only US governments can register .gov.",
    ],
    [
      "https://www.statcan.gc.ca/",
      "",
      "Official · statcan.gc.ca · Only the Government of Canada can use gc.ca.",
    ],
    [
      "https://health.gov.on.ca/",
      "",
      "Official · health.gov.on.ca · Only the Ontario government can use gov.on.ca.",
    ],
    [
      "https://www.leeds.gov.uk/",
      "",
      "Official · leeds.gov.uk · Only UK public bodies can register .gov.uk.",
    ],
    [
      "https://www.toronto.ca/",
      LIST,
      "Official · toronto.ca · In the list of government sites: Government of toronto.ca.",
    ],
    [
      "https://irs.gov.evil.example/",
      "",
      "Look-alike: this is not irs.gov / Look-alike · not irs.gov, but evil.example / This address contains irs.gov but belongs to:",
    ],
    [
      "https://irs.gov@evil.example/",
      "",
      "Look-alike: this is not irs.gov / Look-alike · not irs.gov, but evil.example / irs.gov is only a user name in this address, which belongs to:",
    ],
    [
      "https://irs-gov.example/",
      "",
      "Look-alike: this is not irs.gov / Look-alike · not irs.gov, but irs-gov.example / This address imitates irs.gov but belongs to:",
    ],
    [
      "https://torronto.ca/",
      LIST,
      "Look-alike: this is not toronto.ca / Look-alike · not toronto.ca, but torronto.ca / This address is one letter off toronto.ca and belongs to:",
    ],
    [
      "https://tоronto.ca/",
      LIST,
      `Look-alike: this is not toronto.ca / Look-alike · not toronto.ca, but tоronto.ca (${new URL("https://tоronto.ca").hostname}) / This address is written to look like toronto.ca but belongs to:`,
    ],
    [
      "https://www.ïrs.evil.example/",
      "",
      "Not known · ïrs.evil.example (xn--rs-sja.evil.example) · Not a name reserved for governments. It may still be official.",
    ],
    [
      "http://127.0.0.1/",
      "",
      "Not known · 127.0.0.1 · Not a registered domain name, so nobody can say whose site it is.",
    ],
    ["chrome://newtab/", "", "Not known ·  · This is not a page of a website."],
  ])("of %s", (address, lines, sentence) => {
    expect(said(judge(address, lines), lines === "" ? "none" : "whole")).toBe(sentence);
  });

  it.each([
    ["none", "Not known · example.com · Not a name reserved for governments. It may still be official."],
    [
      "part",
      "Not listed · example.com · Not in the part of the list on this device. It may still be official.",
    ],
    ["whole", "Not listed · example.com · Not in the list of government sites. It may still be official."],
  ] as const)("not listed, with the list: %s", (list, sentence) => {
    expect(said(judge("https://www.example.com/"), list)).toBe(sentence);
  });

  it.each([
    ["toronto.ca\tCity of Toronto\tCA\tON\tToronto", "City of Toronto, Ontario"],
    ["toronto.ca\tOntario Zoo\tCA\tON\tToronto", "Ontario Zoo, Toronto"],
    ["toronto.ca\tTown of Erie\tUS\tCO\tErie", "Town of Erie, CO"],
    ["toronto.ca\tParks\tCA\tXX", "Parks, XX"],
  ])("of a listed site, with where it is: %j", (lines, name) => {
    expect(said(judge("https://www.toronto.ca/", lines), "whole")).toBe(
      `Official · toronto.ca · In the list of government sites: ${name}.`,
    );
  });

  it("with a long host is short, and shows whose it is", () => {
    const sentence = said(judge(`https://${"a.".repeat(100)}example.com/`), "whole");
    expect(sentence.length).toBeLessThan(160);
    expect(sentence).toContain("a.example.com · Not in the list");
  });
});
