import { folded } from "../query/folded.ts";
import { isFunctionWord } from "../query/parse.ts";

/** What of a sentence is compared with the wordings of a claim. */
export interface Said {
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  readonly isDenied: boolean;
}

const TOKEN = /\d[\d,]*(?:\.\d+)?|%|[\p{L}']+/gu;
const DENIALS = new Set(
  "no not never none nobody nothing neither nor cannot without false untrue myth free exempt illegal unpaid".split(
    " ",
  ),
);
const SMALL = "zero - two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1e6],
  ["billion", 1e9],
  ["trillion", 1e12],
]);

/** Case, accents, punctuation, endings and the way numbers are written do not count. */
export function readSentence(sentence: string): Said {
  const words = new Set<string>();
  const numbers: number[] = [];
  let denials = 0;
  let afterNumber = false;
  for (const token of wordsOf(sentence)) {
    const value = numberOf(token);
    const multiplier = MULTIPLIERS.get(token);
    const before: number | undefined = afterNumber ? numbers.at(-1) : undefined;
    if (value !== undefined) {
      // "twenty-seven" is one number.
      const isPart = before !== undefined && before >= 20 && before < 100 && value < 10;
      if (isPart) numbers[numbers.length - 1] = before + value;
      else numbers.push(value);
    } else if (multiplier !== undefined && before !== undefined) {
      numbers[numbers.length - 1] = before * multiplier;
    } else if (DENIALS.has(token) || token.endsWith("n't")) {
      denials += 1;
    } else if (!isFunctionWord(token)) {
      words.add(stem(token));
    }
    afterNumber = value !== undefined || (multiplier !== undefined && before !== undefined);
  }
  return { words, numbers: new Set(numbers), isDenied: denials % 2 === 1 };
}

/** The words in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return folded(withoutInitials(text)).match(TOKEN) ?? [];
}

export function sentencesOf(text: string): string[] {
  const sentences = withoutInitials(text)
    .split(/(?<=[.!?]["”’)]?)\s+|\n\s*\n/u)
    .map((sentence) => sentence.trim());
  return [...new Set(sentences)].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** "U.S." ends no sentence; it and "United States" are the word "US". */
function withoutInitials(text: string): string {
  return text
    .replaceAll(/\b(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll(".", ""))
    .replaceAll(/\bunited states\b/gi, "US");
}

function numberOf(token: string): number | undefined {
  return /^\d/.test(token) ? Number(token.replaceAll(",", "")) : NUMBER_WORDS.get(token);
}

/** "taxes", "taxed" and "taxing" become one word; it need not be a real one. */
function stem(token: string): string {
  const word = token.replace(/^'+|'s?$|'s$/g, "");
  if (word === "%" || word === "percentage") return "percent";
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=x|ss|z|ch|sh)es$/, "")
    .replace(/(?<!s|u)s$/, "")
    .replace(/(?<=..)(?:ing|ed)$/, "")
    .replace(/(?<=...)e$/, "");
}
