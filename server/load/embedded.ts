import type { CorpusPage } from "./corpus-file.ts";
import { type Domain, type Page, readDomains, readPages, readStyles, readSubjectSets } from "./data.ts";
import { type Dice, diceFor } from "./dice.ts";
import { generatedPages, siteOf } from "./generated.ts";

const MEDIA_TYPES = {
  html: "text/html",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

const HOUR_MS = 3_600_000;

/** The sample pages the service starts with; the same for the same moment. */
export function embeddedCorpus(now: Date): CorpusPage[] {
  const domains = readDomains();
  const bySite = new Map(domains.map((domain) => [siteOf(domain), domain]));
  const written = generatedPages(domains, readSubjectSets(), readStyles(), now);
  const seen = new Set<Domain>();
  return [...readPages(), ...written].map((page) => {
    const domain = bySite.get(page.url.split("/", 3).join("/"));
    if (!domain) throw new Error(`server/data/domains.jsonl has no domain of ${page.url}`);
    const isFirst = !seen.has(domain);
    seen.add(domain);
    return {
      url: page.url,
      title: page.title,
      text: page.text,
      domain: domain.domain,
      organization: domain.organization,
      country: domain.country,
      level: domain.level,
      state: domain.state,
      city: domain.city,
      language: page.language,
      content_type: MEDIA_TYPES[page.type],
      ...datesOf(page, isFirst, now, diceFor(page.url)),
    };
  });
}

type PageDates = Pick<CorpusPage, "published_at" | "content_changed_at" | "last_crawled">;

/** The first page of a domain changed in the last days, so that every place has news. */
function datesOf(page: Page, isFirst: boolean, now: Date, dice: Dice): PageDates {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const usual = isFirst ? dice.whole(1, 150) : changedHoursAgo(dice);
  const given = page.changedDaysAgo;
  const hours = given === undefined ? usual : given === null ? null : given * 24 + 1;
  const changed = hours === null ? null : ago(hours);
  const crawled = ago(page.crawledHoursAgo ?? dice.whole(1, 60 * 24));
  const published = page.publishedDaysAgo === undefined ? null : declared(page.publishedDaysAgo, now, dice);
  // A crawl sees a change, and what a page that came out declares, so neither comes after the last one.
  const seen = [crawled, changed, published].filter((date) => date !== null && date <= now);
  return {
    published_at: published?.toISOString() ?? null,
    content_changed_at: changed?.toISOString() ?? null,
    last_crawled: new Date(Math.max(...seen.map(Number))).toISOString(),
  };
}

/** Hours since the text changed: each age that "recent" can be narrowed to has its share. */
function changedHoursAgo(dice: Dice): number | null {
  const share = dice.fraction();
  if (share < 0.08) return dice.whole(1, 23);
  if (share < 0.18) return dice.whole(25, 7 * 24 - 1);
  if (share < 0.3) return dice.whole(7 * 24 + 1, 28 * 24 - 1);
  if (share < 0.45) return dice.whole(28 * 24 + 1, 180 * 24);
  if (share < 0.55) return dice.whole(181 * 24, 900 * 24);
  return null;
}

/** Sites that give a time of day publish in working hours. A page of today is out already. */
function declared(daysAgo: number, now: Date, dice: Dice): Date {
  const day = new Date(now.getTime() - daysAgo * 24 * HOUR_MS).toISOString().slice(0, 10);
  const time = new Date(`${day}T${String(dice.whole(8, 17)).padStart(2, "0")}:${dice.whole(10, 59)}:00Z`);
  const notYet = daysAgo >= 0 && time > now;
  return notYet ? new Date(now.getTime() - dice.whole(1, 5) * HOUR_MS) : time;
}
