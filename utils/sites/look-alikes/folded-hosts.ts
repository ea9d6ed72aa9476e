/** Replaces letters of other alphabets by the Latin ones that they look like. */
export type FoldLetters = (text: string) => string;

/** Small capitals and others that Unicode's table stops at, although they read like a letter of ours: `ԍ` folds to `ɢ`. */
const LATIN: Readonly<Record<string, string>> = {
  ɡ: "g",
  ɢ: "g",
  ʙ: "b",
  ʜ: "h",
  ĸ: "k",
  ᴋ: "k",
  ᴍ: "m",
  ɴ: "n",
  ᴛ: "t",
  ᴠ: "v",
  ɪ: "i",
  ı: "i",
  ʟ: "l",
  ᴀ: "a",
  ᴄ: "c",
  ᴅ: "d",
  ᴇ: "e",
  ꜰ: "f",
  ᴊ: "j",
  ᴏ: "o",
  ᴘ: "p",
  ʀ: "r",
  ꜱ: "s",
  ᴜ: "u",
  ᴡ: "w",
  ʏ: "y",
  ᴢ: "z",
  // Letters whose stroke is not an accent for Unicode.
  ł: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  ŧ: "t",
  ƅ: "b",
  ɑ: "a",
  ɩ: "i",
  ʋ: "v",
  ɯ: "w",
};

/**
 * What a host in letters of other alphabets reads like. `plain`: without its accents. `folded`: in ours, once as its letters
 * look and once as their capitals do, since an address may be written in those: `в` is read in `В`.
 */
export function foldedHosts(
  written: string,
  fold: FoldLetters,
): { readonly plain: string; readonly folded: readonly string[] } {
  const plain = withoutAccents(written);
  const folded = [plain, plain.toUpperCase()].map((text) => {
    // Letter by letter, since Latin letters fold too ("m" to "rn"), and must stay as they are.
    const letters = [...text].map((letter) => (isAscii(letter) ? letter : latin(letter, fold)));
    return toHost(letters.join(""));
  });
  return { plain, folded: [...new Set(folded)] };
}

function latin(letter: string, fold: FoldLetters): string {
  for (const form of [letter, letter.toUpperCase(), letter.toLowerCase()]) {
    const read = withoutAccents(LATIN[form] ?? fold(form));
    const known = LATIN[read] ?? read;
    if (isAscii(known)) return known;
  }
  return letter;
}

function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđħŧ]/g, (letter) => LATIN[letter] ?? letter);
}

export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** Signs that look like a slash end a host for the eye. */
function toHost(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9._-]+/g, "-");
}
