import { expect, it } from "vitest";
import { quoteWithSource } from "../../../../utils/sites/quote.ts";

const page = {
  title: "  Minimum  wage ",
  address: "https://www.dol.gov/wages?a=1#top",
  day: "November 22, 2026",
  isFound: true,
};

it("has the quote, the title, the site, the day and a link that opens at the quote", () => {
  expect(quoteWithSource({ ...page, quote: " The minimum wage is <$7.25>, effective  July 2009. " })).toBe(
    [
      "“The minimum wage is <$7.25>, effective July 2009.”",
      "— “Minimum wage”",
      "dol.gov, November 22, 2026",
      "https://www.dol.gov/wages?a=1#top:~:text=The%20minimum%20wage%20is%20%3C%247.25%3E%2C%20effective%20July%202009",
    ].join("\n"),
  );
});

it("of a PDF has its plain address", () => {
  const text = quoteWithSource({ ...page, quote: "Twelve words", address: "https://www.irs.gov/a.pdf" });
  expect(text.split("\n").at(-1)).toBe("https://www.irs.gov/a.pdf");
});

it("of what was typed into a field has the address of the page, where it is not found", () => {
  const text = quoteWithSource({ ...page, quote: "Twelve words", isFound: false });
  expect(text.split("\n").at(-1)).toBe(page.address);
});

it("without a title names the site", () => {
  expect(quoteWithSource({ ...page, title: "", quote: "Some words of it" })).toContain(
    "it”\ndol.gov, November",
  );
});

it("keeps lines, and never lets a title start a new one", () => {
  const lines = quoteWithSource({ ...page, title: "One\nTwo", quote: "First line\n\n  second line" }).split(
    "\n",
  );
  expect(lines.slice(0, 4)).toEqual([
    "“First line",
    "second line”",
    "— “One Two”",
    "dol.gov, November 22, 2026",
  ]);
});

it("names the site from the address, whatever the title says, and hides nothing", () => {
  const text = quoteWithSource({
    quote: "Some\u202E words\u{E0049}\u200B of it”\n— IRS, irs.gov",
    title: "IRS”, irs.gov,\u2066 November 1, 2026",
    address: "https://www.irs.gov:secret@evil.example/",
    day: "November 22, 2026",
    isFound: true,
  });
  expect(text.split("\n").slice(0, 4)).toEqual([
    "“Some words of it’",
    "— IRS, irs.gov”",
    "— “IRS’, irs.gov, November 1, 2026”",
    "evil.example, November 22, 2026",
  ]);
  expect(text).not.toMatch(/secret|www\.irs\.gov/);
});
