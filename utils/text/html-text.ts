import { characterOf, namedCharacter } from "./entities.ts";

/** What parts the paragraphs of a page. All other tags are within a line. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote body br caption center dd details dir div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu ol p pre search section summary table td th tr ul"
  ).split(" "),
);
/** What holds no tags, and how it ends. */
const RAW: ReadonlyMap<string, RegExp> = new Map([
  ["script", /<\/script[\s/>]/gi],
  ["style", /<\/style[\s/>]/gi],
  ["textarea", /<\/textarea[\s/>]/gi],
  ["title", /<\/title[\s/>]/gi],
  ["xmp", /<\/xmp[\s/>]/gi],
  ["iframe", /<\/iframe[\s/>]/gi],
  ["noembed", /<\/noembed[\s/>]/gi],
  ["noframes", /<\/noframes[\s/>]/gi],
  ["noscript", /<\/noscript[\s/>]/gi],
]);
/** What is no sentence of the page, with all that is in it. */
const APART: ReadonlySet<string> = new Set(
  "nav button select template svg math object dialog audio video canvas".split(" "),
);
/** Elements that are never open. */
const VOID = new Set(["br", "hr"]);
/** Where `/>` ends an element, and nothing is raw. */
const FOREIGN = new Set(["svg", "math"]);

/**
 * The text of a file of HTML, one paragraph a line. The file is read letter by letter, each once: it never becomes a document, so
 * nothing of it can run or load, and no markup makes it slow. It can be interrupted at each tag.
 */
export function* textOfHtml(html: string): Generator<void, string, undefined> {
  const parts: string[] = [];
  const open = createOpenElements();
  const isXhtml = /^\ufeff?\s*<\?xml|1999\/xhtml/.test(html.slice(0, 1_000));
  /** The element whose contents are passed over, and how many were open before it; null: none is. */
  let apart: { readonly name: string; readonly outside: number } | null = null;
  let at = 0;
  while (at < html.length) {
    yield;
    const tag = html.indexOf("<", at);
    const end = tag === -1 ? html.length : tag;
    if (apart === null && end > at) parts.push(decoded(html.slice(at, end)).replace(/\s+/g, " "));
    if (tag === -1) break;
    const read = readTag(html, tag);
    at = read.end;
    const { name, isClosing } = read;
    if (name === null) {
      if (apart === null) parts.push(html.slice(tag, at));
      continue;
    }
    const isForeign = FOREIGN.has(name) || (apart !== null && FOREIGN.has(apart.name));
    const isEmpty = read.isEmpty && (isForeign || isXhtml);
    if (!isClosing && !isEmpty && !isForeign && RAW.has(name)) {
      at = endOfRaw(html, at, RAW.get(name));
      continue;
    }
    if (isClosing) open.close(name);
    else if (!isEmpty && APART.has(name)) {
      apart ??= { name, outside: open.count() };
      open.open(name);
    } else if (!isEmpty && BLOCKS.has(name) && !VOID.has(name)) open.open(name);
    // What never ends itself ends with what it is in.
    if (apart !== null && open.count() <= apart.outside) apart = null;
    if (apart === null && BLOCKS.has(name)) parts.push("\n");
  }
  return parts
    .join("")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}

/** The blocks, and what is apart, that are open. Each is opened and closed once, so that closing is never slow. */
function createOpenElements() {
  const names: string[] = [];
  const counts = new Map<string, number>();
  /** With all that is open in it. What was not opened changes nothing. */
  const close = (name: string): void => {
    if ((counts.get(name) ?? 0) === 0) return;
    for (let last = names.pop(); last !== undefined; last = names.pop()) {
      counts.set(last, (counts.get(last) ?? 1) - 1);
      if (last === name) return;
    }
  };
  const open = (name: string): void => {
    // A paragraph ends where another block begins.
    if (names.at(-1) === "p" && BLOCKS.has(name)) close("p");
    names.push(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  return { open, close, count: () => names.length };
}

interface Tag {
  /** Empty: a comment or declaration. null: it is no tag, but a letter of the text. */
  readonly name: string | null;
  readonly isClosing: boolean;
  /** Whether it ends with `/>`. */
  readonly isEmpty: boolean;
  readonly end: number;
}

const COMMENT_END = /--!?>/g;

function readTag(html: string, at: number): Tag {
  const nothing = (end: number): Tag => ({ name: "", isClosing: false, isEmpty: false, end });
  if (html.startsWith("<!--", at)) return nothing(endOfComment(html, at + 4));
  const isClosing = html[at + 1] === "/";
  const first = html[at + (isClosing ? 2 : 1)] ?? "";
  if (first === "!" || first === "?") return nothing(after(html.indexOf(">", at), 1, html));
  if (!/[a-z]/i.test(first)) return { ...nothing(at + 1), name: null };
  let place = at + (isClosing ? 2 : 1);
  const start = place;
  while (place < html.length && !/[\s/>]/.test(html[place] ?? "")) place += 1;
  const name = html.slice(start, Math.min(place, start + 20)).toLowerCase();
  let before = "";
  for (; place < html.length; place += 1) {
    const letter = html[place] ?? "";
    if (letter === ">") return { name, isClosing, isEmpty: before === "/", end: place + 1 };
    if ((letter === '"' || letter === "'") && before === "=") {
      const close = html.indexOf(letter, place + 1);
      if (close === -1) break;
      place = close;
    }
    if (!/\s/.test(letter)) before = letter;
  }
  return { name, isClosing, isEmpty: false, end: html.length };
}

/** `from`: after its `<!--`, whose dashes may be those of its end. */
function endOfComment(html: string, from: number): number {
  if (html[from] === ">") return from + 1;
  if (html.startsWith("->", from)) return from + 2;
  COMMENT_END.lastIndex = from;
  const found = COMMENT_END.exec(html);
  return found === null ? html.length : found.index + found[0].length;
}

function endOfRaw(html: string, at: number, closing: RegExp | undefined): number {
  if (closing === undefined) return at;
  closing.lastIndex = at;
  const found = closing.exec(html);
  return found === null ? html.length : after(html.indexOf(">", found.index), 1, html);
}

function after(found: number, length: number, html: string): number {
  return found === -1 ? html.length : found + length;
}

/** A name that is not known stays as it is. */
function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,10}));/gi, (whole, digits, hex, name) => {
    if (name !== undefined) return namedCharacter(name) ?? whole;
    return characterOf(digits === undefined ? Number.parseInt(hex, 16) : Number(digits)) ?? "�";
  });
}
