import { expect, it } from "vitest";
import { link } from "../../../../utils/text/html-file.ts";

it.each([
  ["https://evil.example/x", "https://www.irs.gov/refund", " (evil.example)"],
  ["https://evil.example/x", "irsꓸgov/refund", " (evil.example)"],
  ["https://evil.example/x", "irs·gov", " (evil.example)"],
  ["https://www.irs.gov/refund", "https://www.irs.gov/refund", ""],
  ["https://www.irs.gov/refund", "irs.gov", ""],
  ["https://news.example/a", "Refunds take 21 days", ""],
])(
  "a link to %s that says %j shows where it leads, where the words name another host",
  (address, words, shown) => {
    const html = link(address, words);
    expect(html.slice(html.indexOf("</a>") + "</a>".length)).toBe(shown);
  },
);
