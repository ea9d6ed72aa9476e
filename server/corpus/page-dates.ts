import type { HandPage } from "./hand-page.ts";
import type { CorpusPage } from "./page.ts";
import type { Dice } from "./random.ts";

const hour = 3_600_000;

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

/** Time of day of a declared date is rarely given; sites that do give it publish in working hours. */
function declared(daysAgo: number, now: Date, dice: Dice): string {
  const day = new Date(now.getTime() - daysAgo * 24 * hour).toISOString().slice(0, 10);
  const time = new Date(`${day}T${String(dice.whole(8, 17)).padStart(2, "0")}:${dice.whole(10, 59)}:00Z`);
  // A page of today that is not out yet would be one of tomorrow's.
  const notYet = daysAgo >= 0 && time > now;
  return new Date(notYet ? now.getTime() - dice.whole(1, 5) * hour : time).toISOString();
}

type PageDates = Pick<CorpusPage, "published_at" | "content_changed_at" | "last_crawled">;

/** `fresh` pages were seen to change in the last days, so that every place has news. */
export function pageDates(page: HandPage, fresh: boolean, now: Date, dice: Dice): PageDates {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
  const usual = fresh ? dice.whole(1, 150) : changedHoursAgo(dice);
  const given = page.changedDaysAgo;
  const changed = given === undefined ? usual : given === null ? null : given * 24 + 1;
  const crawled = page.crawledHoursAgo ?? dice.whole(1, 60 * 24);
  return {
    published_at: page.publishedDaysAgo === undefined ? null : declared(page.publishedDaysAgo, now, dice),
    content_changed_at: changed === null ? null : ago(changed),
    // A change is seen by a crawl, so none comes after the last one.
    last_crawled: ago(changed === null ? crawled : Math.min(crawled, changed)),
  };
}
