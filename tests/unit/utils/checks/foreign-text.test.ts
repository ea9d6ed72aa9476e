import { describe, expect, it } from "vitest";
import { sentencesToCheck } from "../../../../components/checks/draft/worth-checking.ts";
import { claimAddress, claimKey, trimClaim } from "../../../../utils/checks/claims/claim.ts";
import { claimSearch, passageSearches } from "../../../../utils/checks/claims/claim-queries.ts";
import { pageKey } from "../../../../utils/checks/sources/passages.ts";
import { titleWords } from "../../../../utils/sites/title-words.ts";
import { textFragment } from "../../../../utils/text/text-fragment.ts";
import { withoutCredentials } from "../../../../utils/text/untrusted.ts";
import { computingTime } from "../../../setup/computing-time.ts";

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["trimClaim", trimClaim],
  ["claimAddress", claimAddress],
  ["claimKey", claimKey],
  ["claimSearch", claimSearch],
  ["passageSearches", passageSearches],
  ["withoutCredentials", withoutCredentials],
  ["pageKey", (text) => pageKey(`https://irs.gov/${text}`)],
  ["titleWords", (text) => titleWords(text, "irs.gov")],
  ["textFragment", (text) => textFragment(text)],
  ["sentencesToCheck", (text) => sentencesToCheck(text)],
];

const PARTS = [
  ...[
    "No. 1 ",
    "http:",
    "#",
    "-",
    "/",
    ".",
    ", ",
    " ",
    "|",
    " | ",
    "::",
    '"',
    "Sen. A said ",
    "according to ",
    "’s ",
    "A.",
    "1 ",
    "a",
  ],
];

const LONG = 400_000;

describe.each(READERS)("%s reads a hostile text in no more time than its length takes", (_, read) => {
  it.each(PARTS)("of %j", (part) => {
    for (const begin of ["", "ab"]) {
      const text = begin + part.repeat(LONG / part.length);
      read("A short one first, since code is slow the first time.");
      expect(computingTime(() => read(`${text}x`))).toBeLessThan(QUICK);
    }
  });
});

/** What is quadratic takes minutes for these. The goal is 100 ms; a slow machine is given more. */
const QUICK = 1_000;
