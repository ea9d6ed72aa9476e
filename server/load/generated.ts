import type { Domain, Page, Styles, Subject, SubjectSet } from "./data.ts";
import { type Dice, diceFor } from "./dice.ts";

type Style = Styles[string];

const DAY_MS = 86_400_000;

/** Pages for every domain and language, which vary by place and year and are always the same for the same day. */
export function generatedPages(
  domains: readonly Domain[],
  sets: readonly SubjectSet[],
  styles: Styles,
  now: Date,
): Page[] {
  return domains.flatMap((domain) =>
    sets
      .filter(
        ({ country, levels, language }) =>
          country === domain.country && levels.includes(domain.level) && language in domain.words,
      )
      .flatMap((set) => {
        const style = styles[`${set.language}-${set.country}`];
        if (!style) throw new Error(`styles.json says nothing on ${set.language}-${set.country}`);
        return subjectsOf(domain, set).flatMap((subject) =>
          Array.from({ length: subject.editions?.count ?? 1 }, (_, edition) =>
            write(domain, subject, set.language, style, edition, now),
          ),
        );
      }),
  );
}

export function siteOf({ domain, bareHost }: Domain): string {
  return `https://${bareHost ? "" : "www."}${domain}`;
}

function subjectsOf(domain: Domain, set: SubjectSet): Subject[] {
  const fitting = set.subjects.filter(
    ({ notIn, ofAgencies }) =>
      !notIn.some((place) => place === domain.state || place === domain.domain) &&
      (!domain.isAgency || ofAgencies),
  );
  const others = diceFor(`${domain.domain} ${set.language}`).shuffled(fitting.slice(set.always));
  return [...fitting.slice(0, set.always), ...others].slice(0, set.pages);
}

function write(
  domain: Domain,
  subject: Subject,
  language: string,
  style: Style,
  edition: number,
  now: Date,
): Page {
  const dice = diceFor(`${domain.domain} ${language} ${subject.slug} ${edition}`);
  const age = daysAgo(subject, edition, dice);
  const day = new Date(now.getTime() - age * DAY_MS);
  const slots = slotsFor(domain, language, style, day, dice);
  const say = (sentence: string) => fill(sentence, slots, style, dice);
  const facts = dice.shuffled(subject.facts).slice(0, Math.max(4, subject.facts.length - 1));
  return {
    url: siteOf(domain) + pathOf(domain, subject, language, style, day),
    title: say(dice.pick(subject.titles)),
    text: [dice.pick(subject.openings), ...facts, dice.pick(subject.closings)].map(say).join(" "),
    language,
    type: subject.type,
    // Not every site says when its minutes and budgets came out.
    ...(subject.dated && dice.fraction() < 0.7 ? { publishedDaysAgo: age } : {}),
  };
}

/** Days since the day a page is about; negative for one still to come. */
function daysAgo({ dated, editions }: Subject, edition: number, dice: Dice): number {
  if (!dated) return dice.whole(0, 90);
  if (editions) return edition * editions.daysApart + dice.whole(1, Math.min(editions.daysApart, 120));
  if (dice.fraction() < 0.06) return -dice.whole(2, 60);
  // Squared, so that most news is recent and some is years old.
  return Math.floor(dice.fraction() ** 2 * 1500);
}

/** Every site has its own habits; a domain keeps to one of these. */
const SHAPES = [
  "/services/SLUG",
  "/SLUG",
  "/residents/SLUG.html",
  "/LANGUAGE/page/CODE/SLUG",
  "/departments/public-services/SLUG/index.html",
  "/how-do-i/SLUG?id=CODE",
  "/government/S_L_U_G.aspx",
  "/LANGUAGE/topics/SLUG/",
] as const;

function pathOf({ domain }: Domain, subject: Subject, language: string, style: Style, day: Date): string {
  const dice = diceFor(domain);
  const shape = dice.pick(SHAPES);
  const date = day.toISOString();
  const month = date.slice(0, 7).replace("-", "/");
  const name = subject.editions ? `${subject.slug}-${date.slice(0, 10)}` : subject.slug;
  if (subject.type !== "html") {
    const folder = dice.pick(["files", "documents", "media", "assets"]);
    return `${style.pathPrefix}/${folder}/${month}/${name}.${subject.type}`;
  }
  if (subject.dated) {
    return `${style.pathPrefix}/${dice.pick(["news", "newsroom", "updates", "media"])}/${month}/${name}`;
  }
  const path = shape
    .replace("SLUG", subject.slug)
    .replace("S_L_U_G", subject.slug.replaceAll("-", "_"))
    .replace("CODE", String(diceFor(`${domain} ${subject.slug}`).whole(100, 9900)))
    .replace("LANGUAGE", language);
  return shape.startsWith("/LANGUAGE/") ? path : `${style.pathPrefix}${path}`;
}

type Slots = ReadonlyMap<string, string>;

/** The words for the slots of a page about a day: the one it came out on, or any lately. */
function slotsFor(domain: Domain, language: string, style: Style, day: Date, dice: Dice): Slots {
  const road = dice.pick(style.streets);
  const number = String(dice.whole(10, 990));
  const address = new Map([
    ["number", number],
    ["road", road],
  ]);
  const year = day.getUTCFullYear();
  const { date, month } = formatsOf(style.locale);
  return new Map([
    ...Object.entries(domain.words[language] ?? {}),
    ["year", String(year)],
    ["lastYear", String(year - 1)],
    ["nextYear", String(year + 1)],
    ["fiscal", `${year}-${String(year + 1).slice(2)}`],
    ["date", date.format(day)],
    ["month", month.format(day)],
    ["street", fill(style.address, address, style, dice)],
    ["road", road],
    ["office", dice.pick(style.offices)],
    ["hours", dice.pick(style.hours)],
    ["phone", fill(style.phone, address, style, dice)],
  ]);
}

/**
 * Fills the slots, choices and numbers of a sentence and makes it begin with a capital. A slot that nobody knows is a
 * mistake in a template.
 */
function fill(sentence: string, slots: Slots, { thousands }: Style, dice: Dice): string {
  const filled = sentence.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
    const range = /^([$£]?)(\d+)\.\.(\d+)$/.exec(inner);
    if (range) {
      const digits = String(dice.whole(Number(range[2]), Number(range[3])));
      return `${range[1]}${digits.replace(/\B(?=(\d{3})+$)/g, thousands)}`;
    }
    const [first = "", ...others] = inner.split("|");
    if (others.length > 0) return dice.pick([first, ...others]);
    const value = slots.get(inner);
    if (value === undefined) throw new Error(`No slot is called ${inner}: ${sentence}`);
    return value;
  });
  // A slot such as "4 p.m." may come before the full stop.
  return (filled.charAt(0).toUpperCase() + filled.slice(1)).replace(/\.\.$/, ".");
}

interface Formats {
  readonly date: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
}

const formats = new Map<string, Formats>();

/** Making a formatter costs more than a hundred uses of it. */
function formatsOf(locale: string): Formats {
  const timeZone = "UTC";
  const known = formats.get(locale) ?? {
    date: new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone }),
    month: new Intl.DateTimeFormat(locale, { month: "long", timeZone }),
  };
  formats.set(locale, known);
  return known;
}
