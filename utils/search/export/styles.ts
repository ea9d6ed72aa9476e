import { type CitedPage, calendarDay } from "./record.ts";

/** APA 7, webpage with a group author. A page that may change is cited with the day it was read (§ 9.16, 10.16). */
export function apa(page: CitedPage, accessed: string): string {
  const published = page.published ? calendarDay(page.published) : null;
  const date = published ? `${published.year}, ${published.monthName} ${published.day}` : "n.d.";
  const read = calendarDay(accessed);
  const retrieved = `Retrieved ${read.monthName} ${read.day}, ${read.year}, from ${page.url}`;
  if (!page.organization) return `${withStop(page.title)} (${date}). ${retrieved}`;
  return `${withStop(page.organization)} (${date}). ${withStop(page.title)} ${retrieved}`;
}

/** MLA 9: an author who is also the publisher is left out, so the entry starts with the title (§ 5.57). */
export function mla(page: CitedPage, accessed: string): string {
  const parts = [page.organization || page.domain, page.published ? mlaDay(page.published) : "", page.url];
  const title = /[.?!]$/.test(page.title) ? page.title : `${page.title}.`;
  return `“${innerQuotes(title)}” ${parts.filter(Boolean).join(", ")}. Accessed ${mlaDay(accessed)}.`;
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

/** A list item whose title is the link. */
export function markdown(page: CitedPage, accessed: string): string {
  const facts = [page.organization, page.published, `accessed ${accessed}`]
    .filter(Boolean)
    .map(escapeMarkdown);
  return `- [${escapeMarkdown(page.title)}](<${markdownAddress(page.url)}>), ${facts.join(", ")}`;
}

function escapeMarkdown(text: string | null): string {
  return (text ?? "").replace(/[\\`*_{}[\]<>()#!|~&]/g, "\\$&");
}

function markdownAddress(url: string): string {
  return url.replace(/[<>\\\s]/g, (character) => encodeURIComponent(character));
}
