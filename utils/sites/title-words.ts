import { LIMITS } from "../search/service-limits.ts";
import { beginningOf } from "../text/input-limits.ts";
import { tidy } from "../text/tidy.ts";
import { plainHost } from "./link-host.ts";

/** The signs between the title of a page and the name of its site, in a tidy text. A hyphen is one only between spaces. */
const SEPARATOR = / [-–—·•|:»›/]+ | ?[|·•»›] ?|:{2,}/u;

/**
 * The words of a page's title that say what it is about: without the name of its site, and without what the search
 * service would read as operators.
 */
export function titleWords(title: string, host: string | null): string {
  const parts = tidy(beginningOf(title, "title"))
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const about = parts.filter((part) => host === null || !namesSite(part, host));
  const words = (about.length > 0 ? about : parts.slice(0, 1)).join(" ");
  return cutAtWord(withoutOperators(words));
}

/** Whether words are the name of a site: `The Daily Example` of `dailyexample.com`, `Internal Revenue Service` of `irs.gov`. */
function namesSite(words: string, host: string): boolean {
  const letters = lettersOf(words);
  const labels = host.toLowerCase().split(".").slice(0, -1).map(lettersOf);
  const initials = lettersOf(words.replace(/(\p{L})[\p{L}\p{M}'’]*\s*/gu, "$1"));
  if (letters === lettersOf(plainHost(host))) return true;
  return labels.some((label) => {
    if (label.length < 2 || label === "www") return false;
    if (letters === label || initials === label) return true;
    // "The Daily Example" and "Example" for `dailyexample`, but not "Santé Canada" for `canada`.
    const [longer, shorter] = letters.length > label.length ? [letters, label] : [label, letters];
    return (
      shorter.length > MOST_LETTERS_MORE &&
      longer.includes(shorter) &&
      longer.length - shorter.length <= MOST_LETTERS_MORE
    );
  });
}

/** By how many letters the name of a site may be longer or shorter than its host. */
const MOST_LETTERS_MORE = 4;

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** `site:x`, `-x` and quoted phrases in a title are words like others. */
function withoutOperators(words: string): string {
  return tidy(
    words
      .replace(/["“”„«»]/g, " ")
      .replace(/(?<=^|\s)-+/g, "")
      .replace(/(?<=\p{L}):(?=\S)/gu, " "),
  );
}

function cutAtWord(words: string): string {
  if (words.length <= LIMITS.queryLength) return words;
  const cut = words.slice(0, LIMITS.queryLength + 1);
  const end = cut.lastIndexOf(" ");
  return cut.slice(0, end > 0 ? end : LIMITS.queryLength).toWellFormed();
}
