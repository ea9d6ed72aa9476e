import { language } from "../platform/i18n.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { withoutHidden } from "./hidden-characters.ts";
import { namesAnother } from "./link-words.ts";

export interface FileTitle {
  readonly title: string;
  /** Empty: none. */
  readonly note: string;
  readonly made: string;
}

/** The file needs nothing else, and a browser that opens it loads and runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Paper of any size, without colours: what a colour says is said by a word or a line too. */
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-block: .5rem; } h3 { font-size: 1rem; }
article, .hashes { border-top: 1px solid; padding-top: 1rem; margin-top: 2rem; }
blockquote { margin: .5rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid; white-space: pre-wrap; }
blockquote.claim { border: 0; padding: 0; font-size: 1.1rem; font-weight: 600; }
.written { white-space: pre-wrap; }
.note, .address, table { font-size: .85rem; }
li { margin-bottom: 1rem; } li li { margin-bottom: .25rem; }
mark { background: none; color: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: .15em; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border-bottom: 1px solid; padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top; }
td { font-variant-numeric: tabular-nums; }
@page { margin: 18mm 16mm; }
@media print {
  :root { font-size: 11pt; } body { max-width: none; margin: 0; padding: 0; }
  a { color: inherit; }
  p, li, blockquote { orphans: 3; widows: 3; }
  blockquote, tr, .kept { break-inside: avoid; } h1, h2, h3, .name { break-after: avoid; }
}
`;

/** What stands before all else. Every text of others is escaped: there is no other way for text into the file. */
export function htmlStart({ title, note, made }: FileTitle): string {
  return `<!doctype html>
<html lang="${escaped(language())}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1 dir="auto">${escaped(title)}</h1>
<p class="note">${escaped(made)}</p>
${note && `<p class="written" dir="auto">${escaped(note)}</p>\n`}`;
}

export const HTML_END = `</body>
</html>
`;

/** Addresses come from `webPage`, so they are web pages. */
/** Words that name another host than the link leads to have that one behind them. */
export function link(address: string | null, words: string): string {
  if (address === null) return escaped(words);
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  const named = host !== "" && namesAnother(withoutHidden(words), host) ? ` (${escaped(host)})` : "";
  return `<a href="${escaped(address)}" rel="noopener noreferrer">${escaped(words)}</a>${named}`;
}

export function escaped(text: string): string {
  return escapeMarkup(withoutHidden(text.toWellFormed()));
}
