/** What parts the paragraphs of a page. All other tags are within a line. */
const BLOCKS = new Set([
  ...["p", "div", "section", "article", "main", "header", "footer", "aside", "figure", "figcaption"],
  ...[
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "pre",
    "hr",
    "br",
    "blockquote",
  ],
  ...[
    "table",
    "caption",
    "tr",
    "td",
    "th",
    "details",
    "summary",
    "address",
    "hgroup",
    "body",
    "form",
    "legend",
  ],
]);
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
const APART = new Set([
  ...["nav", "button", "select", "template", "svg", "math", "object", "dialog", "audio", "video", "canvas"],
]);

/**
 * The text of a file of HTML, one paragraph a line. The file is read letter by letter, each once: it never becomes a document, so
 * nothing of it can run or load, and no markup makes it slow.
 */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  /** The element whose contents are passed over, and how often it is open; null: none is. */
  let apart: { readonly name: string; depth: number } | null = null;
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf("<", at);
    const end = tag === -1 ? html.length : tag;
    if (apart === null && end > at) parts.push(decoded(html.slice(at, end)).replace(/\s+/g, " "));
    if (tag === -1) break;
    const read = readTag(html, tag);
    at = read.end;
    const { name, isClosing } = read;
    if (name === null) {
      if (apart === null) parts.push(html.slice(tag, at));
    } else if (apart !== null) {
      if (name === apart.name) apart.depth += isClosing ? -1 : 1;
      if (apart.depth === 0) apart = null;
    } else if (!isClosing && RAW.has(name)) at = endOfRaw(html, at, RAW.get(name));
    else if (!isClosing && APART.has(name)) apart = { name, depth: 1 };
    else if (BLOCKS.has(name)) parts.push("\n");
  }
  return parts
    .join("")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}

interface Tag {
  /** Empty: a comment or declaration. null: it is no tag, but a letter of the text. */
  readonly name: string | null;
  readonly isClosing: boolean;
  readonly end: number;
}

function readTag(html: string, at: number): Tag {
  const nothing = (ending: string, from: number): Tag => ({
    name: "",
    isClosing: false,
    end: after(html.indexOf(ending, from), ending.length, html),
  });
  if (html.startsWith("<!--", at)) return nothing("-->", at + 4);
  const isClosing = html[at + 1] === "/";
  const first = html[at + (isClosing ? 2 : 1)] ?? "";
  if (first === "!" || first === "?") return nothing(">", at);
  if (!/[a-z]/i.test(first)) return { name: null, isClosing: false, end: at + 1 };
  let place = at + (isClosing ? 2 : 1);
  const start = place;
  while (place < html.length && !/[\s/>]/.test(html[place] ?? "")) place += 1;
  const name = html.slice(start, Math.min(place, start + 20)).toLowerCase();
  let before = "";
  for (; place < html.length; place += 1) {
    const letter = html[place] ?? "";
    if (letter === ">") return { name, isClosing, end: place + 1 };
    if ((letter === '"' || letter === "'") && before === "=") {
      const close = html.indexOf(letter, place + 1);
      if (close === -1) break;
      place = close;
    }
    if (!/\s/.test(letter)) before = letter;
  }
  return { name, isClosing, end: html.length };
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

/** The letters from 160 on by the names that HTML has for them. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(" ").map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...([
    ["amp", "&"],
    ["lt", "<"],
    ["gt", ">"],
    ["quot", '"'],
    ["apos", "'"],
  ] as const),
  ...([
    ["ndash", "–"],
    ["mdash", "—"],
    ["lsquo", "‘"],
    ["rsquo", "’"],
    ["ldquo", "“"],
    ["rdquo", "”"],
  ] as const),
  ...([
    ["sbquo", "‚"],
    ["bdquo", "„"],
    ["hellip", "…"],
    ["bull", "•"],
    ["euro", "€"],
    ["trade", "™"],
  ] as const),
  ...([
    ["oelig", "œ"],
    ["OElig", "Œ"],
    ["thinsp", " "],
    ["ensp", " "],
    ["emsp", " "],
    ["minus", "−"],
  ] as const),
]);

/** A name that is not known stays as it is. */
function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,10}));/gi, (whole, digits, hex, name) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = digits === undefined ? Number.parseInt(hex, 16) : Number(digits);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : "�";
  });
}
