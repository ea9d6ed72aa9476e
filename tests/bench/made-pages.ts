import type { CorpusPage } from "../../server/load/corpus-file.ts";

const SUBJECTS = [
  "tax",
  "water",
  "permit",
  "school",
  "budget",
  "health",
  "road",
  "housing",
  "library",
  "vote",
];
const SYLLABLES = [
  "ba",
  "co",
  "di",
  "fer",
  "gan",
  "hol",
  "ker",
  "lum",
  "mon",
  "nor",
  "per",
  "quin",
  "ras",
  "sol",
  "tem",
];

/** A small generator with a seed: the same pages each time, as many as asked for. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Pages with words spread as in real text: few that stand everywhere, many that are rare. */
export function* madePages(count: number, now: Date): Generator<CorpusPage> {
  const roll = dice(7);
  const rareWord = (): string => {
    const rank = Math.floor(roll() ** 3 * 30_000);
    return [rank % 15, Math.floor(rank / 15) % 15, Math.floor(rank / 225) % 15, Math.floor(rank / 3375) % 15]
      .map((index) => SYLLABLES[index])
      .join("");
  };
  const subject = (): string => SUBJECTS[Math.floor(roll() ** 2 * SUBJECTS.length)] ?? "tax";
  for (let index = 0; index < count; index += 1) {
    const city = `City ${index % 400}`;
    const words = Array.from({ length: 120 }, () => (roll() < 0.12 ? subject() : rareWord()));
    yield {
      url: `https://www.city${index % 400}.gov/page/${index}`,
      title: `${subject()} ${rareWord()} ${rareWord()} in ${city}`,
      text: `${words.join(" ")}.`,
      domain: `city${index % 400}.gov`,
      organization: `City of ${city}`,
      country: "US",
      level: "city",
      state: ["TX", "CA", "NY", "OR"][index % 4] ?? "TX",
      city,
      language: "en",
      content_type: index % 9 === 0 ? "application/pdf" : "text/html",
      published_at: null,
      content_changed_at: new Date(now.getTime() - roll() * 3e10).toISOString(),
      last_crawled: now.toISOString(),
    };
  }
}

/** What people type: broad words, rare ones, phrases, filters, and words that begin alike. */
export const QUERIES = [
  "tax",
  "water permit",
  '"school budget"',
  "housing health",
  "bacoba",
  "tax -water",
  "site:city7.gov road",
  "state:tx library",
  'city:"City 12" vote',
  "filetype:pdf budget",
  "intitle:permit",
  "tax water school budget",
];
