import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../components/base/slices.ts";
import { groupBySite } from "../../../../components/sites/linked-sites.ts";
import type { PageLink } from "../../../../components/sites/read-page-links.ts";
import { judgeOfAddresses } from "../../../../utils/sites/judge-address.ts";

const LIST = "toronto.ca\tCity of Toronto\tCA\tON\tToronto";

const link = (address: string, change: Partial<PageLink> = {}): PageLink => ({
  address,
  words: "here",
  before: "",
  after: "",
  isAside: false,
  ...change,
});

async function sitesOf(links: readonly PageLink[], own: string | null = "news.example", lines = LIST) {
  const judge = await judgeOfAddresses(
    links.map(({ address }) => address),
    lines,
  );
  return atOnce(groupBySite(links, judge, own));
}

const names = async (links: readonly PageLink[], own?: string | null) =>
  (await sitesOf(links, own)).map(({ answer, domain }) => `${answer.kind} ${domain}`);

describe("The sites that a page links to", () => {
  it("are look-alikes first, then official ones, then others, and last those of menus", async () => {
    const links = [
      link("https://blog.example.org/a"),
      link("https://www.census.gov/data", { isAside: true }),
      link("https://www.irs.gov/a"),
      link("https://www.toronto.ca/taxes"),
      link("https://www.irs.gov.refund.example/"),
      link("https://other.example.net/", { isAside: true }),
    ];
    expect(await names(links)).toEqual([
      "look-alike refund.example",
      "official irs.gov",
      "official toronto.ca",
      "not-listed example.org",
      "official census.gov",
      "not-listed example.net",
    ]);
  });

  it("have each page once, with the sentence that names it, and count as text where one link is in the text", async () => {
    const [site, ...others] = await sitesOf([
      link("https://www.irs.gov/a", { isAside: true, words: "IRS" }),
      link("https://www.irs.gov/a", { words: "a form", before: "You need ", after: " to file." }),
      link("https://www.irs.gov/b"),
    ]);
    expect(others).toEqual([]);
    expect(site).toMatchObject({
      isAside: false,
      pages: [
        { address: "https://www.irs.gov/a", words: "a form", sentence: "You need a form to file." },
        { address: "https://www.irs.gov/b", sentence: null },
      ],
    });
  });

  it("do not include the page's own, but for a name that passes for another in front of it", async () => {
    const links = [link("https://www.news.example/a"), link("https://irs.gov@www.news.example/a")];
    expect(await names(links)).toEqual(["look-alike news.example"]);
  });

  it("are judged with the password of their address, which may pass for another site as well", async () => {
    const links = ["https://blog.example/", "https://:irs.gov@blog.example/"].map((address) => link(address));
    const both = ["look-alike blog.example", "not-listed blog.example"];
    expect(await names(links)).toEqual(both);
    expect(await names(links.toReversed())).toEqual(both);
  });

  it("know where in their sentence they are, though the same words come before", async () => {
    const at = async (before: string) =>
      (await sitesOf([link("https://www.irs.gov/a", { words: "tax", before, after: " rose." })]))[0]
        ?.pages[0];
    expect(await at("Of taxi and tax the ")).toMatchObject({
      sentence: "Of taxi and tax the tax rose.",
      wordsAt: 20,
    });
    expect(await at("tax experts say that ")).toMatchObject({ wordsAt: 21 });
    expect(await at("")).toMatchObject({ sentence: "tax rose.", wordsAt: 0 });
  });

  it("of a look-alike each say what their own address passes for", async () => {
    const [site] = await sitesOf([
      link("https://irs-gov.evil.example/a"),
      link("https://ssa-gov.evil.example/b"),
    ]);
    expect(site?.pages.map(({ answer }) => answer.kind === "look-alike" && answer.imitated)).toEqual([
      "irs.gov",
      "ssa.gov",
    ]);
  });

  it("open at the words that the sentence quotes", async () => {
    const quoted = (before: string, after: string) =>
      link("https://www.irs.gov/a", { before, words: "the agency says", after });
    const at = async (each: PageLink) => (await sitesOf([each]))[0]?.pages[0]?.atQuote;
    expect(await at(quoted("“Refunds take up to 21 days,” ", "."))).toBe(
      "https://www.irs.gov/a#:~:text=Refunds%20take%20up%20to%2021%20days",
    );
    expect(await at(quoted("Refunds take 21 days, ", "."))).toBeNull();
    expect(await at(quoted("A “refund” is due, ", "."))).toBeNull();
  });

  it("nothing of an address that leads to no site", async () => {
    expect(await names([link("https://"), link("http://192.168.1.1/"), link("https://[::1]/")])).toEqual([
      "not-listed 192.168.1.1",
      "not-listed [::1]",
    ]);
  });

  it("of 5,000 links to as many hosts can be interrupted at each", async () => {
    const links = Array.from({ length: 5_000 }, (_, index) =>
      link(`https://a${index}.site${index}.example/`),
    );
    const steps = groupBySite(links, await judgeOfAddresses([], LIST), null);
    expect([...steps]).toHaveLength(5_000);
  });
});
