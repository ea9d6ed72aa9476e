import { LIMITS } from "../../../utils/search/service-limits.ts";
import { linkHost } from "../../../utils/sites/link-host.ts";
import { escapeMarkup } from "../../../utils/text/escape-markup.ts";
import { folded as foldText } from "../../../utils/text/fold.ts";
import { choiceOf, type Row, showableLine, UNSHOWABLE } from "./rows.ts";
import { ADDRESS_BAR_LABELS as LABELS } from "./sentences.ts";

/** Chrome parses descriptions as XML and shows no row at all after one mistake; Firefox shows them as plain text. */
export type Style = "markup" | "plain";

/** A part of a row; Chrome draws each role differently. */
export interface Piece {
  readonly text: string;
  readonly role: "text" | "match" | "dim" | "url";
}

/** Stands for the typed words in a translated sentence, so that they can be marked. */
const SLOT = "\uE000";

/** A row in pieces. `saved`: the service cannot be reached, so its suggestions are marked as copies. */
export function describeRow(row: Row, typed: string, saved: boolean): Piece[] {
  switch (row.kind) {
    case "page":
      return [
        ...highlight(showableLine(row.title) || row.content, typed),
        { text: ` – ${LABELS.page(showableLine(row.host))}`, role: "dim" },
      ];
    case "check":
      return describeCheck(row.claim);
    case "completion":
      return [
        { text: showableLine(row.content), role: "match" },
        { text: ` – ${showableLine(row.meaning)}`, role: "dim" },
      ];
    case "recent":
      return [...highlight(showableLine(row.content), typed), { text: ` – ${LABELS.recent()}`, role: "dim" }];
    case "suggestion":
      return [
        ...highlight(showableLine(row.content), typed),
        { text: saved ? ` – ${LABELS.savedCopy()}` : "", role: "dim" },
      ];
  }
}

/** Chromium replaces this with the typed text itself, so the row is never a keystroke late. */
const TYPED_BY_CHROMIUM = "%s";

/**
 * The first row, which Enter chooses. Firefox draws it before it reports the keystroke, and shows the typed words beside
 * it, so there the row names none. `saved`: the service cannot be reached.
 */
export function describeFirst(typed: string, saved: boolean, style: Style): Piece[] {
  const choice = choiceOf(typed);
  if (choice.kind === "check") {
    return style === "plain" ? [{ text: LABELS.checkThis(), role: "text" }] : describeCheck(choice.claim);
  }
  if (choice.kind === "open") return describeOpen(choice.url, style);
  const { length } = typed.trim();
  if (length > LIMITS.queryLength) {
    return [{ text: LABELS.tooLong(length, LIMITS.queryLength), role: "text" }];
  }
  const mark: Piece = { text: saved ? ` – ${LABELS.savedCopies()}` : "", role: "dim" };
  if (style === "plain") return [{ text: LABELS.search(), role: "text" }, mark];
  const [before = "", after = ""] = LABELS.searchFor(SLOT).split(SLOT);
  return [
    { text: before, role: "text" },
    { text: TYPED_BY_CHROMIUM, role: "match" },
    { text: after, role: "text" },
    mark,
  ];
}

function describeOpen(url: string, style: Style): Piece[] {
  const what = LABELS.page(showableLine(linkHost(url) ?? url));
  // Firefox shows the typed address beside it.
  if (style === "plain") return [{ text: what, role: "text" }];
  return [
    { text: showableLine(url), role: "url" },
    { text: ` – ${what}`, role: "dim" },
  ];
}

/** The first row for `check: …` where an administrator turned fact-checks off. */
export function describeChecksOff(): Piece[] {
  return [{ text: LABELS.checksOff(), role: "text" }];
}

function describeCheck(claim: string): Piece[] {
  const [before = "", after = ""] = LABELS.check(SLOT).split(SLOT);
  return [
    { text: before, role: "text" },
    { text: showableLine(claim), role: "match" },
    { text: after, role: "text" },
  ];
}

/** The first row for `here tax`. `site`: null where the browser does not say what the tab shows. */
export function describeHere(words: string, site: string | null, style: Style): Piece[] {
  const where = showableLine(site ?? LABELS.thisTab());
  // Firefox shows the typed words beside it, and the row a letter late.
  if (style === "plain") return [{ text: LABELS.here(where), role: "text" }];
  const [before = "", after = ""] = LABELS.hereFor(where, SLOT).split(SLOT);
  return [
    { text: before, role: "text" },
    { text: showableLine(words), role: "match" },
    { text: after, role: "text" },
  ];
}

/** The only place where text for the address bar is escaped. */
export function render(pieces: readonly Piece[], style: Style): string {
  return pieces
    .filter(({ text }) => text !== "")
    .map(({ text, role }) => {
      const shown = text.replace(UNSHOWABLE(), "");
      if (style === "plain") return shown;
      const escaped = escapeMarkup(shown);
      return role === "text" ? escaped : `<${role}>${escaped}</${role}>`;
    })
    .join("");
}

/** A text in pieces, where the typed beginnings of words are matches, whatever their case and accents. */
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

/** The typed words that can occur in a title: no operators, quotation marks or excluded words. */
function typedWords(typed: string): string[] {
  const words = typed
    .split(/[\s"“”«»]+/)
    .filter((word) => word !== "" && !word.startsWith("-") && !/^\p{Letter}+:/u.test(word));
  return [...new Set(words.map(foldText))].sort((a, b) => b.length - a.length);
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
    const plain = foldText(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(at);
    at += character.length;
  }
  return { folded, origin };
}
