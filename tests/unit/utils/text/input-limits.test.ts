import { describe, expect, it } from "vitest";
import { sentencesToCheck } from "../../../../components/checks/draft/worth-checking.ts";
import { claimKey, claimLength } from "../../../../utils/checks/claims/claim.ts";
import { judgeSite } from "../../../../utils/sites/judge-site.ts";
import { quoteWithSource } from "../../../../utils/sites/quote.ts";
import { knownSites } from "../../../../utils/sites/site-list.ts";
import { titleWords } from "../../../../utils/sites/title-words.ts";
import { beginningOf, MOST } from "../../../../utils/text/input-limits.ts";
import { computingTime } from "../../../setup/computing-time.ts";

/** Milliseconds, on a machine with much else to do; what grew with the square of its text took 20 seconds to minutes alone. */
const SOON = 8_000;

const quote = (text: string) =>
  quoteWithSource({ quote: text, title: text, address: "https://a.example/", day: "", isFound: true });

describe("Text that a page chose", () => {
  it.each<[string, (text: string) => unknown, string]>([
    ["a claim of schemes", claimLength, "http:".repeat(200_000)],
    ["the key of a claim of stops", claimKey, `${". ".repeat(200_000)}a`],
    ["a quote of signs", quote, `ab${"#".repeat(200_000)}`],
    ["a quote of signs within letters", quote, `ab${"#".repeat(200_000)}cd`],
    ["sentences that go on", (text) => sentencesToCheck(text), "No. 1 ".repeat(66_000)],
    ["sentences of numbers", (text) => sentencesToCheck(text), "1,1".repeat(130_000)],
    ["a title of signs", (text) => titleWords(text, "a.example"), " -".repeat(100_000)],
    [
      "an address of labels",
      (text) => judgeSite(`https://${text}example/`, knownSites(""), (letters) => letters),
      "irs.gov.".repeat(20_000),
    ],
    [
      "an address of user names",
      (text) => judgeSite(`https://${text}@a.example/`, knownSites(""), (letters) => letters),
      "irs.gov.".repeat(20_000),
    ],
  ])("does not hold up the extension: %s", (_what, work, text) => {
    expect(computingTime(() => work(text))).toBeLessThan(SOON);
  });

  it("is cut between whole characters", () => {
    expect(beginningOf("a".repeat(MOST.title), "title")).toHaveLength(MOST.title);
    expect(beginningOf(`${"a".repeat(MOST.title - 1)}😀`, "title")).toBe("a".repeat(MOST.title - 1));
  });
});
