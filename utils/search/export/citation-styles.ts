import { type Inline, list, paragraph, writeMarkdown } from "../../text/markdown-writer.ts";
import { type CitedPage, calendarDay } from "./cited-page.ts";

/**
 * APA 7, webpage with a group author. A page that may change is cited with the day it was read (§ 9.16, 10.16). `letter`: of
 * several with one author and year, beside the year (§ 8.19).
 */
export function apa(page: CitedPage, accessed: string, letter = ""): string {
  const published = page.published ? calendarDay(page.published) : null;
  const date = published
    ? `${published.year}${letter}, ${published.monthName} ${published.day}`
    : ["n.d.", letter].filter(Boolean).join("-");
  const read = calendarDay(accessed);
  const retrieved = `Retrieved ${read.monthName} ${read.day}, ${read.year}, from ${page.url}`;
  if (!page.organization) return `${withStop(page.title)} (${date}). ${retrieved}`;
  return `${withStop(page.organization)} (${date}). ${withStop(page.title)} ${retrieved}`;
}

/** By author; of one author by date, those without one first; of one day by title (§ 9.44 to 9.47). */
export function apaList(pages: readonly CitedPage[], accessed: string): readonly string[] {
  const ordered = [...pages].sort(
    (one, other) =>
      byAlphabet(apaAuthor(one), apaAuthor(other)) ||
      byAlphabet(one.published ?? "", other.published ?? "") ||
      byAlphabet(one.title, other.title),
  );
  const groupOf = (page: CitedPage): string =>
    `${page.published?.slice(0, 4) ?? ""} ${apaAuthor(page).toLowerCase()}`;
  const groups = Map.groupBy(ordered, groupOf);
  return ordered.map((page) => {
    const group = groups.get(groupOf(page)) ?? [];
    return apa(page, accessed, group.length > 1 ? letters(group.indexOf(page)) : "");
  });
}

/** Where no organization is known, the title is in the author's place. */
function apaAuthor({ organization, title }: CitedPage): string {
  return organization || title;
}

/** 0 → a, 25 → z, 26 → aa */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** MLA 9: an author who is also the publisher is left out, so the entry starts with the title (§ 5.57). */
export function mla(page: CitedPage, accessed: string): string {
  const parts = [page.organization || page.domain, page.published ? mlaDay(page.published) : "", page.url];
  const title = /[.?!]$/.test(page.title) ? page.title : `${page.title}.`;
  return `“${innerQuotes(title)}” ${parts.filter(Boolean).join(", ")}. Accessed ${mlaDay(accessed)}.`;
}

export function mlaList(pages: readonly CitedPage[], accessed: string): readonly string[] {
  return [...pages]
    .sort(
      (one, other) => byAlphabet(one.title, other.title) || byAlphabet(one.organization, other.organization),
    )
    .map((page) => mla(page, accessed));
}

/** Both styles pass over an article at the beginning. */
function byAlphabet(one: string, other: string): number {
  return withoutArticle(one).localeCompare(withoutArticle(other), "en");
}

function withoutArticle(words: string): string {
  return words.replace(/^[^\p{L}\p{N}]+/u, "").replace(/^(?:an?|the)\s+/i, "");
}

const MLA_MONTHS = [
  ...["Jan.", "Feb.", "Mar.", "Apr.", "May", "June"],
  ...["July", "Aug.", "Sept.", "Oct.", "Nov.", "Dec."],
];

function mlaDay(day: string): string {
  const { year, month, day: date } = calendarDay(day);
  return `${date} ${MLA_MONTHS[month - 1] ?? ""} ${year}`;
}

/** Quotation marks inside a quoted title become single ones. */
function innerQuotes(title: string): string {
  return title.replace(/[“"]([^“”"]*)[”"]/g, "‘$1’");
}

function withStop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** A list whose links are the titles. */
export function markdownList(pages: readonly CitedPage[], accessed: string): string {
  return writeMarkdown([list(...pages.map((page) => [paragraph(...markdownParts(page, accessed))]))]);
}

function markdownParts(page: CitedPage, accessed: string): readonly Inline[] {
  const facts = [page.organization, page.published, `accessed ${accessed}`].filter(Boolean);
  return [{ link: page.title, address: page.url }, `, ${facts.join(", ")}`];
}
