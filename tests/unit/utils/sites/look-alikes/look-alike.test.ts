import { readFileSync } from "node:fs";
import unhomoglyph from "unhomoglyph";
import { describe, expect, it } from "vitest";
import { judgeSite } from "../../../../../utils/sites/judge-site.ts";
import { AGENCIES } from "../../../../../utils/sites/look-alikes/agencies.ts";
import { type KnownSites, knownSites } from "../../../../../utils/sites/site-list.ts";
import { WELL_KNOWN } from "../../../../../utils/sites/well-known.ts";
import { LISTED_HOSTS } from "../official-hosts.ts";
import { judge, listOf } from "../tools.ts";
import { LISTED_TRICKS, TRICKS } from "../tricks.ts";

/** Universities, news, shops, banks, charities, other governments and companies, in the languages of the three countries. */
const INNOCENT_HOSTS = readFileSync(new URL("innocent-hosts.txt", import.meta.url), "utf8")
  .trim()
  .split(/\s+/);

/** The sites of the local service, and others as lists have them. */
const LISTED = [
  ...readFileSync(new URL("../../../../../server/data/domains.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line): string => /"domain":"([^"]+)"/.exec(line)?.[1] ?? ""),
  ...LISTED_HOSTS,
  ...LISTED_TRICKS.map(([, listed]) => listed),
];

function calledLookAlikes(hosts: readonly string[], lines: string): string[] {
  const known = knownSites(lines, WELL_KNOWN);
  return hosts.filter((host) => judgeSite(`https://${host}/`, known, unhomoglyph).kind === "look-alike");
}

describe("innocent hosts", () => {
  it("are more than 2,000, each named once", () => {
    expect(new Set(INNOCENT_HOSTS).size).toBe(INNOCENT_HOSTS.length);
    expect(INNOCENT_HOSTS.length).toBeGreaterThan(2000);
  });

  it("are never called look-alikes without a list", () => {
    expect(calledLookAlikes(INNOCENT_HOSTS, "")).toEqual([]);
  });

  it("are never called look-alikes beside a list of government sites", () => {
    expect(calledLookAlikes(INNOCENT_HOSTS, listOf(...LISTED))).toEqual([]);
  });

  it.each([
    "ualberta.ca",
    "uquebec.ca",
    "utoronto.ca",
    "umontreal.ca",
    "ucalgary.ca",
    "uottawa.ca",
    "hilton.ca",
  ])("%s is one letter off an official name by chance", (host) => {
    expect(judge(`https://${host}/`, listOf(...LISTED, "milton.ca")).kind).toBe("not-listed");
  });
});

describe("tricks", () => {
  it("are 300 or more, of which at least 95 % are told without a list", () => {
    const missed = TRICKS.filter((host) => !calledLookAlikes([host], "").includes(host));
    expect(TRICKS.length).toBeGreaterThanOrEqual(300);
    expect(missed.length / TRICKS.length, missed.join(" ")).toBeLessThanOrEqual(0.05);
  });

  it("are never called official", () => {
    const list = listOf(...LISTED);
    expect(TRICKS.filter((host) => judge(`https://${host}/`, list).kind === "official")).toEqual([]);
  });

  it.each(LISTED_TRICKS)("%s imitates the listed %s", (host, listed) => {
    expect(judge(`https://${host}/`, listOf(listed))).toMatchObject({ kind: "look-alike", imitated: listed });
  });

  it.each([...AGENCIES])("of %s are said to imitate %s", (agency, site) => {
    const answer = judge(`https://${agency}-refund-gov.com/`);
    expect(answer).toMatchObject({ kind: "look-alike", imitated: site });
    expect(judge(`https://${site}/`).kind).toBe("official");
  });

  it.each([
    ["irs.com-gov.us", "irs.gov"],
    ["ezpass.com-gov.us", "ezpass.gov"],
    ["ssa-g0v.com", "ssa.gov"],
    ["1rs-gov.com", "irs.gov"],
    ["irs.qov.us", "irs.gov"],
    ["govuk-refund.com", "gov.uk"],
    ["irs-refund-gov.com", "irs.gov"],
    ["login-canada.ca.evil.example", "canada.ca"],
    ["irs.ԍоѵ", "irs.gov"],
    ["irs-us-gov-west-1.example.com", "irs.gov"],
    ["govuk.winterfuel-claim.com", "gov.uk"],
    ["hmrcgov.tax-claim.com", "hmrc.gov.uk"],
    ["irsgov.refund-status.com", "irs.gov"],
    ["dmv-gov.com", "usa.gov"],
    ["social-security-gov.us", "ssa.gov"],
    ["usmarshals-gov.com", "usmarshals.gov"],
    ["bc-gov.com", "gov.bc.ca"],
    ["gouv-qc.com", "gouv.qc.ca"],
    ["ca-gov.com", "ca.gov"],
    ["dolgov-claims.com", "dol.gov"],
    ["dolgovclaims.com", "dol.gov"],
    ["irsgov-refund.github.io", "irs.gov"],
    ["irs.gov.taipei.example.com", "irs.gov"],
    ["www-irs-gov.proxy.ssa-gov.com", "ssa.gov"],
    ["www-irs-gov-refund.ezproxy.example.com", "irs.gov"],
    ["irs.gov.spb.example.ru", "irs.gov"],
    ["САNADA.ca", "canada.ca"],
    ["dwp-gov.uk", "gov.uk"],
    ["www-gov.uk", "gov.uk"],
    ["cra-gc.ca", "cra-arc.gc.ca"],
    ["wwwcanada.ca", "canada.ca"],
    ["irs.gov.cc", "irs.gov"],
    ["ssa.gov.eu", "ssa.gov"],
  ])("%s makes one think of %s", (host, imitated) => {
    expect(judge(`https://${host}/`)).toMatchObject({ kind: "look-alike", imitated });
  });
});

describe("an address with more labels than any name has", () => {
  const LABELS = "a.".repeat(20_000);

  it.each([
    [`https://irs.gov.${LABELS}evil.example/`, "evil.example"],
    [`https://${LABELS}irs.gov.evil.example/`, "evil.example"],
    [`https://irs.gov${"x".repeat(400_000)}@irs.gov.evil.example/`, "evil.example"],
  ])("is a look-alike where its beginning or its end says so (%#)", (address, owner) => {
    expect(judge(address)).toMatchObject({ kind: "look-alike", imitated: "irs.gov", owner });
  });

  it("is looked up no more often than a name of the greatest length", () => {
    let lookUps = 0;
    const known = knownSites("", WELL_KNOWN);
    const counting: KnownSites = {
      ...known,
      has: (name) => {
        lookUps += 1;
        return known.has(name);
      },
      hyphenated: (name) => {
        lookUps += 1;
        return known.hyphenated(name);
      },
    };
    judgeSite(`https://${"a-b.".repeat(20_000)}evil.example/`, counting, unhomoglyph);
    expect(lookUps).toBeLessThan(20_000);
  });
});
