import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromParameters, readAddress } from "../../../../utils/search/from-parameters.ts";
import { newRecent } from "../../../../utils/search/request.ts";
import { problemOf } from "../../../../utils/search/request-problem.ts";
import { pageAddress } from "../../../../utils/search/to-parameters.ts";

const read = (address: string) => fromParameters(new URLSearchParams(address));

const leftOut = (address: string) =>
  readAddress(new URLSearchParams(address)).leftOut.map(({ name, value }) => `${name}=${value}`);

it("reads codes and domains in whatever case they are written", () => {
  const address =
    "q=tax&country=US&state=tx&level=Federal&domain=WWW.IRS.gov,irs.GOV&domain=www.irs.gov&language=FR";
  expect(read(address)).toMatchObject({
    country: ["us"],
    state: ["TX"],
    level: ["federal"],
    language: "fr",
    domain: ["irs.gov", "www.irs.gov"],
  });
});

describe("what cannot be asked for", () => {
  it.each([
    ["q=tax&filetype=EXE", ["filetype=EXE"]],
    ["q=tax&filetype=pdf&filetype=doc", ["filetype=doc"]],
    ["q=tax&language=klingon", ["language=klingon"]],
    ["q=tax&country=uk&state=CA,Texas", ["state=CA", "state=Texas"]],
    ["q=tax&page=two", ["page=two"]],
    ["q=tax&size=0", ["size=0"]],
    ["q=tax&size=500", ["size=500"]],
    ["q=tax&size=-5", ["size=-5"]],
    ["view=recent&sort=newest", ["sort=newest"]],
    ["view=nonsense&q=tax", ["view=nonsense"]],
    ["q=tax&since=7d&sort=changed", ["since=7d", "sort=changed"]],
    ["q=tax&states=TX&q=passport", ["q=passport", "states=TX"]],
    [`q=tax&filetype=${"x".repeat(500)}`, [`filetype=${"x".repeat(59)}…`]],
  ])("is told of %s", (address, told) => {
    expect(leftOut(address)).toEqual(told);
  });

  it.each([
    "q=tax&filetype=DOCX&language=FR&country=us,ca&level=city&domain=irs.gov&city=Leeds&size=20&page=3",
    "view=recent&sort=changed&since=7d&until=2026-11-01",
    "view=search&filetype=&country=&page=0&size=&facets=false",
    "q=tax&q=tax&page=2&page=2",
  ])("is nothing of %s", (address) => {
    expect(leftOut(address)).toEqual([]);
  });

  it("never goes without a word", () => {
    const valued = fc.oneof(
      fc.tuple(
        fc.constantFrom("country", "level", "city", "domain", "q"),
        fc.constantFrom("a", "B", "us,ca"),
      ),
      fc.tuple(fc.constantFrom("state", "since", "until", "sorted"), fc.constantFrom("TX", "7d")),
      fc.tuple(fc.constant("view"), fc.constantFrom("recent", "RSS")),
      fc.tuple(fc.constantFrom("filetype", "language"), fc.constantFrom("pdf", "exe", "fr", "english")),
      fc.tuple(fc.constantFrom("page", "size"), fc.constantFrom("2", "50", "51", "-1", "all")),
      fc.tuple(fc.constant("sort"), fc.constantFrom("changed", "newest")),
    );
    const named = fc.uniqueArray(valued, { selector: ([name]) => name, maxLength: 8 });
    fc.assert(
      fc.property(named, (entries) => {
        const whole = readAddress(new URLSearchParams(entries));
        for (const [name, value] of entries) {
          const without = new URLSearchParams(entries.filter((entry) => entry[0] !== name));
          const changes = pageAddress(fromParameters(without)) !== pageAddress(whole.request);
          expect(changes || whole.leftOut.some((each) => each.name === name), `${name}=${value}`).toBe(true);
        }
      }),
    );
  });
});

describe("an address that asks for what cannot be", () => {
  it("leaves out a file type the contract does not know", () => {
    expect(read("q=tax&filetype=exe").filetype).toBeNull();
    expect(read("q=tax&filetype=DOCX").filetype).toBe("docx");
  });

  it("leaves out states where the United Kingdom stands alone", () => {
    expect(read("q=tax&country=uk&state=CA").state).toEqual([]);
    expect(read("q=tax&country=uk&country=us&state=CA").state).toEqual(["CA"]);
  });

  it("is not sent where Since is later than Until", () => {
    const range = { ...newRecent(), since: "2025-03-15", until: "2020-01-01" };
    expect(problemOf(range)).toEqual({ reason: "range-reversed" });
    expect(problemOf({ ...range, until: "2025-03-15" })).toBeNull();
    expect(problemOf({ ...range, since: "2025-03-15T09:00:00Z", until: "2025-03-15" })).toBeNull();
    expect(problemOf({ ...range, since: "2025-03-16T00:00:01Z", until: "2025-03-15" })).not.toBeNull();
  });

  it.each([
    ["24h", "7d", true],
    ["7d", "24h", false],
    ["4w", "1m", true],
    ["1m", "4w", false],
    ["7d", "2026-11-10", true],
    ["7d", "2026-11-14", false],
    ["7d", "2026-11-14T11:00:00Z", true],
    ["2026-11-20", "7d", true],
    ["2026-11-01", "7d", false],
    ["7d", "7d", false],
    ["2026-11-10", "2026-11-09", true],
    ["2026-11-10", "2026-11-10", false],
    ["2026-11-20T00:00:00Z", "2026-11-19", true],
  ])("on 21 November 2026 at noon, since %s until %s is reversed: %s", (since, until, isReversed) => {
    const now = Date.parse("2026-11-21T12:00:00Z");
    const problem = problemOf({ ...newRecent(), since, until }, now);
    expect(problem).toEqual(isReversed ? { reason: "range-reversed" } : null);
  });
});
