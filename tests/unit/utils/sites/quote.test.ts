import { expect, it } from "vitest";
import { quoteWithSource } from "../../../../utils/sites/quote.ts";

const page = {
  title: "  Minimum  wage ",
  address: "https://www.dol.gov/wages?a=1#top",
  day: "November 22, 2026",
};

it("has the quote, the title, the site, the day and a link that opens at the quote", () => {
  expect(quoteWithSource({ ...page, quote: " The minimum wage is <$7.25>, effective  July 2009. " })).toBe(
    [
      "“The minimum wage is <$7.25>, effective July 2009.”",
      "— Minimum wage, dol.gov, November 22, 2026",
      "https://www.dol.gov/wages?a=1#top:~:text=The%20minimum%20wage%20is%20%3C%247.25%3E%2C%20effective%20July%202009",
    ].join("\n"),
  );
});

it("of a PDF has its plain address", () => {
  const text = quoteWithSource({ ...page, quote: "Twelve words", address: "https://www.irs.gov/a.pdf" });
  expect(text.split("\n").at(-1)).toBe("https://www.irs.gov/a.pdf");
});

it("without a title names the site", () => {
  expect(quoteWithSource({ ...page, title: "", quote: "Some words of it" })).toContain(
    "\n— dol.gov, November",
  );
});

it("keeps lines, and never lets a title start a new one", () => {
  const lines = quoteWithSource({ ...page, title: "One\nTwo", quote: "First line\n\n  second line" }).split(
    "\n",
  );
  expect(lines.slice(0, 3)).toEqual(["“First line", "second line”", "— One Two, dol.gov, November 22, 2026"]);
});
