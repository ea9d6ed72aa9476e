import { type CitedPage, calendarDay } from "./cited-page.ts";

/** CSL-JSON, which Zotero and other reference managers read without guessing. */
export function cslJson(pages: readonly CitedPage[], accessed: string): string {
  const items = pages.map((page) => ({
    id: page.url,
    type: "webpage",
    title: page.title,
    ...(page.organization && { author: [{ literal: page.organization }] }),
    ...(page.published !== null && { issued: dateParts(page.published) }),
    accessed: dateParts(accessed),
    URL: page.url,
    ...(page.language !== null && { language: page.language }),
  }));
  return `${JSON.stringify(items, null, 2)}\n`;
}

function dateParts(named: string) {
  const { year, month, day } = calendarDay(named);
  return { "date-parts": [[Number(year), month, day]] };
}
