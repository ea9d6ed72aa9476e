import { describe, expect, it } from "vitest";
import { PAGES, page, testApp } from "./harness.ts";

async function checked(pages: Parameters<typeof testApp>[0], claim: string) {
  const { status, body } = await testApp(pages).check({ claim });
  expect(status).toBe(200);
  return body;
}

describe("a page that is named by its address", () => {
  it.each([
    "https://www.dol.gov/wage",
    "http://dol.gov/wage/",
    "http://www.dol.gov/wage",
    "https://dol.gov/wage",
    "dol.gov/wage",
    "www.dol.gov/wage/",
    "https://www.dol.gov/wage/?utm_source=x",
    "https://WWW.DOL.GOV/wage#top",
  ])("is read, however the address is written: %s", async (claim) => {
    expect((await checked(PAGES, claim)).summary).toContain("The page “Minimum wage” was read.");
  });

  it.each(["https://www.dol.gov/wages", "https://www.dol.gov/wage/more", "https://sub.dol.gov/wage"])(
    "is not another one: %s",
    async (claim) => {
      expect((await checked(PAGES, claim)).summary).toContain("none is at this address");
    },
  );

  it.each(["http://a.gov/x/", "https://a.gov/x"])("is found as the index writes it: %s", async (url) => {
    expect((await checked([page(url)], "https://www.a.gov/x")).summary).toContain("was read");
  });
});

describe("where no claim of the table is made", () => {
  const about = (url: string, title: string, text: string, country: "US" | "CA" | "UK" = "US") =>
    page(url, { title, text, country });
  const COLLECTION = [
    about("https://www.a.gov/1", "Old bridges", "Nothing about it, but for tolls, once."),
    about("https://www.a.gov/2", "Zeppelin tolls", "The tolls for a zeppelin at a bridge are set each year."),
    about("https://www.a.gov/3", "Bridges and tolls", "What a bridge asks for. A zeppelin pays too."),
    about("https://www.a.gov/4", "Parks", "Trees, lakes and, on the bank of one of them, a toll."),
    about("https://www.a.ca/5", "Zeppelin tolls", "The tolls for a zeppelin at a bridge.", "CA"),
    about("https://www.a.gov.uk/6", "Zeppelin tolls", "The tolls for a zeppelin at a bridge.", "UK"),
    about("https://www.b.gov/8", "Zeppelin tolls", "The tolls for a zeppelin at a bridge.", "CA"),
    about("https://www.a.us/7", "Zeppelin tolls", "The tolls for a zeppelin at a bridge."),
  ];

  it("the three nearest American pages of .gov are named, the nearest first", async () => {
    const claim = "The Texas zeppelin bridge tolls rose by 90 percent";
    const { verdict, summary, officialSources, result } = await checked(COLLECTION, claim);
    expect([verdict, officialSources]).toEqual(["UNVERIFIABLE", []]);
    expect(summary).toContain(
      "The nearest pages of its collection do not settle it: “Zeppelin tolls” (a.gov), “Bridges and tolls” (a.gov), “Old bridges” (a.gov).",
    );
    const [, nearest = ""] = result.split("### Nearest pages");
    expect(nearest.match(/https:[^)]+/g)).toEqual(
      ["2", "3", "1"].map((number) => `https://www.a.gov/${number}`),
    );
  });

  it("and no word of it is on a page, that is said", async () => {
    const { summary, result } = await checked(COLLECTION, "Texas quaffles outnumber snitches");
    expect(summary).toContain("No page of its collection speaks of the subject.");
    expect(result).not.toContain("Nearest pages");
  });
});
