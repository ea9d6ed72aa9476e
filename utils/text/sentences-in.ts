import { lazy } from "../platform/lazy.ts";

/** Abbreviations after which a sentence goes on, whatever comes next. */
const ABBREVIATION =
  /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Dr|Prof|Sen|Rep|Gov|Sec|Atty|Hon|Rev|Gen|Lt|Sgt|Capt|Col|Cmdr|Maj|Adm|St|Jr|Sr|Sra|No|Pub|v|vs|etc|Inc|Ltd|Corp|Co|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|EE|[A-Z](?:\.[A-Z])+|[A-Z])\.$/;
/** A sentence may end with one of these too; it goes on where a name or a number follows: "Smith", "O’Rourke", "J.D.", "AOC", "Núñez". */
const GOES_ON = lazy(() => /^(?:\p{N}|\p{Ll}|\p{Lu}[\p{L}.’'])/u);
/** "5 p.m.", after which a sentence goes on where a time zone, a day or a date follows: "Eastern", "EDT", "Tuesday", "Nov. 3". */
const HOUR = /\d ?[ap]\.m\.$/i;
const OF_HOUR =
  /^(?:(?:Eastern|Central|Mountain|Pacific|Atlantic|Newfoundland|Alaska|Hawaii|British|Greenwich)\b|(?:(?:[ACEHMNP]|AK)[SD]T|[ACEMP]T|BST|GMT|UTC)\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?: \d| ?$))/;
/** One that is longer is not put together further. */
const LONGEST = 500;

/** The sentences of a text whose lines are paragraphs. */
export function sentencesIn(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => [...sentencesOf(line)]);
}

/** What a list, a heading or a quotation begins its lines with: no sentence says it. But "> 50%" is "more than". */
const LINE_MARK = /^(?:[-–—*•·●▪‣◦]|\d{1,3}[.)]|\(\d{1,3}\)|#{1,6}|>(?! [$€£]?\d)|>{2,3}) /;

/** The sentences of one paragraph, as they are asked for: one line may be a whole book. The mark of its line is one by itself. */
export function* sentencesOf(line: string): Generator<string, void, undefined> {
  const words = spaced(line).trim();
  if (words === "") return;
  const [mark = ""] = LINE_MARK.exec(words) ?? [];
  if (mark !== "") yield mark.trim();
  for (const part of parts(words.slice(mark.length))) {
    const sentence = part.trim();
    if (sentence !== "") yield sentence;
  }
}

/** Where the selected text begins and ends within the text around it. */
interface Surrounded {
  readonly before: string;
  readonly selected: string;
  readonly after: string;
}

/** More than a sentence has on one side of what is selected in it. */
export const MOST_BESIDE = 600;

/**
 * The sentence, or the sentences, that a selection cuts; null: it is whole, goes over several paragraphs, or more is cut than
 * a sentence has.
 */
export function sentenceAround({ before, selected, after }: Surrounded): string | null {
  const text = selected.trim();
  if (text === "" || text.length > LONGEST || text.includes("\n")) return null;
  const left = spaced((before + selected.slice(0, selected.indexOf(text))).replace(/^[\s\S]*\n/, ""));
  const right = spaced(
    (selected.slice(selected.indexOf(text) + text.length) + after).replace(/\n[\s\S]*$/, ""),
  );
  const [start, end] = [left.length, left.length + spaced(text).length];
  let at = 0;
  let around = "";
  let from: number | null = null;
  for (const part of parts(left + spaced(text) + right)) {
    if (at < end && at + part.trimEnd().length > start) {
      from ??= at;
      around += part;
    }
    at += part.length;
  }
  const isCut =
    (from === 0 && before.length >= MOST_BESIDE) ||
    (from !== null && from + around.length === at && after.length >= MOST_BESIDE);
  const sentence = around.trim();
  return isCut || sentence.length > LONGEST || bare(sentence) === bare(text) ? null : sentence;
}

let segmenter: Intl.Segmenter | null = null;

/** The sentences of one line, which put together are the line. */
function* parts(line: string): Generator<string, void, undefined> {
  // Made once: a long text has many thousands of lines.
  segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" });
  let sentence = "";
  // The last part alone, since a sentence may go on for as long as the page.
  let last = "";
  for (const { segment } of segmenter.segment(line)) {
    const goesOn = last.length <= LONGEST && isOneSentence(last.trimEnd(), segment);
    if (!goesOn && sentence !== "") {
      yield sentence;
      sentence = "";
    }
    sentence += segment;
    last = segment;
  }
  if (sentence !== "") yield sentence;
}

/** Of two parts between which there may seem to be the end of a sentence. */
function isOneSentence(before: string, after: string): boolean {
  return (ABBREVIATION.test(before) && GOES_ON().test(after)) || (HOUR.test(before) && OF_HOUR.test(after));
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Without the punctuation and quotation marks around it. */
function bare(text: string): string {
  return spaced(text)
    .replace(/^[^\p{L}\p{N}$€£]{1,9}/u, "")
    .replace(/[^\p{L}\p{N}%]{1,9}$/u, "");
}
