import { dayNamed } from "../../text/dates.ts";
import { withoutHidden } from "../../text/hidden-characters.ts";
import { namesAnother } from "../../text/link-words.ts";
import { withoutCredentials } from "../../text/untrusted.ts";
import type { SearchResult } from "../service-answers.ts";

/** A result as it is cited: plain text, dates as days. */
export interface CitedPage {
  readonly url: string;
  readonly title: string;
  readonly organization: string;
  readonly domain: string;
  /** `2026-05-31`; null where the page declares none. */
  readonly published: string | null;
  readonly language: string | null;
}

/** `plain` turns the service's escaped text into plain text. */
export function citedPage(result: SearchResult, plain: (html: string) => string): CitedPage {
  const title = oneLine(plain(result.title));
  const url = withoutCredentials(result.url);
  return {
    url,
    title: title || url,
    organization: oneLine(result.organization),
    domain: siteOf(url, result.domain),
    published: dayNamed(result.publishedAt),
    language: result.language,
  };
}

/** As the service calls it, unless the page is at another host. */
function siteOf(url: string, named: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return host !== "" && namesAnother(named, host) ? host.replace(/^www\./, "") : named;
}

function oneLine(text: string): string {
  return withoutHidden(text).replace(/\s+/g, " ").trim();
}

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

export interface CalendarDay {
  readonly year: string;
  readonly month: number;
  readonly monthName: string;
  readonly day: number;
}

export function calendarDay(day: string): CalendarDay {
  const [year = "", month = "1", date = "1"] = day.split("-");
  return { year, month: Number(month), monthName: MONTHS[Number(month) - 1] ?? "", day: Number(date) };
}
