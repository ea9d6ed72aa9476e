import { addressOf } from "./addresses.ts";
import type { GovernmentDomain } from "./domain.ts";
import { governmentDomains } from "./domains.ts";
import { fill } from "./fill.ts";
import type { HandPage } from "./hand-page.ts";
import { type Dice, diceFor } from "./random.ts";
import { slotsFor } from "./slots.ts";
import type { Subject, SubjectSet } from "./subject.ts";
import { subjectSets } from "./templates/index.ts";

const dayLength = 86_400_000;

/** Days since the day a page is about; negative for one still to come. */
function daysAgo(subject: Subject, edition: number, dice: Dice): number {
  if (!subject.dated) return dice.whole(0, 90);
  const interval = subject.editions?.daysApart;
  if (interval !== undefined) return edition * interval + dice.whole(1, Math.min(interval, 120));
  if (dice.fraction() < 0.06) return -dice.whole(2, 60);
  // Squared, so that most news is recent and some is years old.
  return Math.floor(dice.fraction() ** 2 * 1500);
}

/** A page of a domain about a subject, always the same for the same day. */
function write(
  domain: GovernmentDomain,
  subject: Subject,
  language: string,
  edition: number,
  now: Date,
): HandPage {
  const dice = diceFor(`${domain.domain} ${language} ${subject.slug} ${edition}`);
  const age = daysAgo(subject, edition, dice);
  const day = new Date(now.getTime() - age * dayLength);
  const slots = slotsFor(domain, language, day, dice);
  const say = (sentence: string) => fill(sentence, slots, language, dice);
  const facts = dice.shuffled(subject.facts).slice(0, Math.max(4, subject.facts.length - 1));
  return {
    domain: domain.domain,
    path: addressOf(domain.domain, subject, language, day),
    title: say(dice.pick(subject.titles)),
    text: [dice.pick(subject.openings), ...facts, dice.pick(subject.closings)].map(say).join(" "),
    language,
    type: subject.type ?? "html",
    // Not every site says when its minutes and budgets came out.
    ...(subject.dated && dice.fraction() < 0.7 ? { publishedDaysAgo: age } : {}),
  };
}

function subjectsOf(domain: GovernmentDomain, set: SubjectSet): Subject[] {
  const fitting = set.subjects.filter(
    (subject) =>
      !(subject.notIn ?? []).some((place) => place === domain.state || place === domain.domain) &&
      (!domain.isAgency || subject.ofAgencies),
  );
  const others = diceFor(`${domain.domain} ${set.language}`).shuffled(fitting.slice(set.always));
  return [...fitting.slice(0, set.always), ...others].slice(0, set.pages);
}

/** Pages that programs vary by place and year, for every domain and language. */
export function generatedPages(now: Date): HandPage[] {
  return governmentDomains.flatMap((domain) =>
    subjectSets
      .filter(
        (set) =>
          set.country === domain.country &&
          set.levels.includes(domain.level) &&
          domain.languages.includes(set.language),
      )
      .flatMap((set) =>
        subjectsOf(domain, set).flatMap((subject) =>
          Array.from({ length: subject.editions?.count ?? 1 }, (_, edition) =>
            write(domain, subject, set.language, edition, now),
          ),
        ),
      ),
  );
}
