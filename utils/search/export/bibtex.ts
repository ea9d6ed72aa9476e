import { folded } from "../../text/fold.ts";
import { type CitedPage, calendarDay } from "./cited-page.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Entries of a `.bib` file. Entries with the same organization, year and word get different letters in their keys. */
export function bibtex(pages: readonly CitedPage[], accessed: string): string {
  const used = new Map<string, number>();
  return pages
    .map((page) => {
      const stem = keyStem(page);
      const times = used.get(stem) ?? 0;
      used.set(stem, times + 1);
      return entry(page, times === 0 ? stem : stem + suffix(times), accessed);
    })
    .join("\n");
}

function entry(page: CitedPage, key: string, accessed: string): string {
  const published = page.published ? calendarDay(page.published) : null;
  const fields: (readonly [string, string])[] = [
    // The second pair of braces keeps the capitals of the title, and the organization as one name.
    ["title", `{{${escapeTex(page.title)}}}`],
    ...(page.organization ? [["author", `{{${escapeTex(page.organization)}}}`] as const] : []),
    ...(published
      ? [
          ["year", `{${published.year}}`] as const,
          ["month", MONTHS[published.month - 1] ?? "jan"] as const,
          ["day", `{${published.day}}`] as const,
        ]
      : []),
    ["url", `{${texAddress(page.url)}}`],
    ["urldate", `{${accessed}}`],
    ["note", `{Accessed: ${accessed}}`],
  ];
  const lines = fields.map(([name, value]) => `  ${name} = ${value}`);
  return `@misc{${key},\n${lines.join(",\n")}\n}\n`;
}

function keyStem({ organization, domain, published, title }: CitedPage): string {
  const owner = asciiWords(organization || domain)
    .slice(0, 3)
    .join("");
  const word = asciiWords(title).find((each) => each.length > 3) ?? "page";
  return `${owner || "page"}${published?.slice(0, 4) ?? "nd"}${word}`;
}

function asciiWords(text: string): string[] {
  return folded(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** 1 → b, 25 → z, 26 → ba */
function suffix(times: number): string {
  return times.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}

const TEX: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  // BibTeX counts escaped braces too.
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  _: "\\_",
  "%": "\\%",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

function escapeTex(text: string): string {
  return text.replace(/[\\{}$&#_%~^]/g, (character) => TEX[character] ?? character);
}

/** The field is read literally, but braces must be balanced and a backslash would start a command. */
function texAddress(url: string): string {
  return url.replace(/[{}\\\s]/g, (character) => encodeURIComponent(character));
}
