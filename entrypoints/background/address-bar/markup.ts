/** Chrome parses descriptions as XML and shows no line at all after one mistake; Firefox shows them as they are. */
export type OmniboxStyle = "markup" | "plain";

/** A stretch of a line; the roles are the three that Chrome draws differently. */
export interface Piece {
  readonly text: string;
  readonly role: "text" | "match" | "dim" | "url";
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** No XML document may hold these, escaped or not; direction marks could make a line read as another one. */
const UNSHOWABLE = /[\p{Control}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/gu;

/** Text of anyone's as one line that every browser can show. */
export function oneLine(text: string, limit = 300): string {
  const line = text.replace(/\s+/g, " ").replace(UNSHOWABLE, "").trim();
  const characters = [...line];
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : line;
}

export function render(pieces: readonly Piece[], style: OmniboxStyle): string {
  return pieces
    .filter(({ text }) => text !== "")
    .map(({ text, role }) => {
      const shown = text.replace(UNSHOWABLE, "");
      if (style === "plain") return shown;
      const escaped = shown.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
      return role === "text" ? escaped : `<${role}>${escaped}</${role}>`;
    })
    .join("");
}

/** A text in pieces, with the beginnings of its words that were typed as matches. Case and accents don't count. */
export function highlight(text: string, typed: string): Piece[] {
  const words = typedWords(typed);
  const { folded, origin } = fold(text);
  const pieces: Piece[] = [];
  let plainFrom = 0;
  for (const { start, end } of wordStarts(folded, words)) {
    const from = origin[start] ?? text.length;
    const to = origin[end] ?? text.length;
    if (from > plainFrom) pieces.push({ text: text.slice(plainFrom, from), role: "text" });
    pieces.push({ text: text.slice(from, to), role: "match" });
    plainFrom = to;
  }
  if (plainFrom < text.length) pieces.push({ text: text.slice(plainFrom), role: "text" });
  return pieces;
}

/** What of the typed text can stand in a title: no operators, no quotation marks, nothing that is excluded. */
function typedWords(typed: string): string[] {
  const words = typed
    .split(/[\s"“”«»]+/)
    .filter((word) => word !== "" && !word.startsWith("-") && !/^\p{Letter}+:/u.test(word));
  return [...new Set(words.map((word) => fold(word).folded))].sort((a, b) => b.length - a.length);
}

function wordStarts(folded: string, words: readonly string[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { index } of folded.matchAll(/(?<![\p{Letter}\p{Number}])[\p{Letter}\p{Number}]/gu)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const word = words.find((candidate) => folded.startsWith(candidate, index));
    if (word) found.push({ start: index, end: index + word.length });
  }
  return found;
}

/** Lower case without accents; `origin` says where in the text each of its characters came from. */
function fold(text: string): { folded: string; origin: number[] } {
  let folded = "";
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase();
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(at);
    at += character.length;
  }
  return { folded, origin };
}
