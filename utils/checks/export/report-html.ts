import { language, t } from "../../platform/i18n.ts";
import { escapeMarkup } from "../../text/escape-markup.ts";
import { withoutHidden } from "../../text/hidden-characters.ts";
import type { EarlierAnswer, ReportedClaim, ReportedSource, ReportTitle } from "./report-contents.ts";
import type { HashedText } from "./report-hashes.ts";

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

/** What stands before the claims. Every text of others is escaped: there is no other way for text into the file. */
export function htmlStart({ title, note, made }: ReportTitle): string {
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

/** What stands after the claims. */
export function htmlEnd(hashes: readonly HashedText[]): string {
  return `
${hashesPart(hashes)}
</body>
</html>
`;
}

export function claimAsHtml(claim: ReportedClaim): string {
  const { origin } = claim;
  return `<article>
<div class="kept"><p class="note name">${escaped(claim.name)}</p>
<blockquote class="claim" dir="auto">${escaped(claim.claim)}</blockquote>
<h2 dir="auto">${escaped(claim.verdict)}</h2></div>
<p>${escaped([claim.meaning, claim.confidence].filter(Boolean).join(" "))}</p>
${claim.summary && `<p dir="auto">${escaped(claim.summary)}</p>`}
<p class="note">${escaped(claim.given)} ${escaped(claim.checked)}</p>
${claim.changed.map((sentence) => `<p dir="auto"><strong>${escaped(sentence)}</strong></p>`).join("\n")}
${sourcesPart(claim.sources)}
${claim.note && `<h3>${escaped(t("note.label"))}</h3>\n<p class="written" dir="auto">${escaped(claim.note)}</p>`}
${earlierPart(claim.earlier)}
${origin ? `<p class="note" dir="auto">${escaped(t("copied.origin", ""))}${link(origin.address, origin.title)}</p>` : ""}
</article>`;
}

function sourcesPart(sources: readonly ReportedSource[]): string {
  if (sources.length === 0) return `<p>${escaped(t("sources.none"))}</p>`;
  const hasPassages = sources.some(({ passage }) => passage.length > 0);
  return `<h3>${escaped(t("sources.title"))}</h3>
${hasPassages ? `<p class="note">${escaped(t("passages.no_proof"))}</p>` : ""}
<ul>
${sources.map(sourcePart).join("\n")}
</ul>`;
}

function sourcePart({ title, address, archived, save, passage, note }: ReportedSource): string {
  const words = passage.map(({ text, isMatch }) =>
    isMatch ? `<mark>${escaped(text)}</mark>` : escaped(text),
  );
  return `<li>
<div class="name" dir="auto">${link(address, title)}</div>
${address === null ? "" : `<div class="address name">${escaped(address)}</div>`}
${words.length > 0 ? `<blockquote dir="auto">${words.join("")}</blockquote>` : ""}
<div class="kept">
${note === null ? "" : `<div class="note">${escaped(note)}</div>`}
${archived === null ? "" : `<div class="address">${link(archived, t("archive.copy"))}: ${escaped(archived)}</div>`}
${save === null ? "" : `<div class="note">${link(save, t("report.save"))}</div>`}
</div>
</li>`;
}

function earlierPart(earlier: readonly EarlierAnswer[]): string {
  if (earlier.length === 0) return "";
  const answers = earlier.map(
    ({ verdict, checked, differences }) => `<li><strong dir="auto">${escaped(verdict)}</strong>
<div class="note">${escaped(checked)}</div>
<div>${escaped(t("earlier.next"))}</div>
<ul>${differences.map((sentence) => `<li dir="auto">${escaped(sentence)}</li>`).join("")}</ul></li>`,
  );
  return `<h3>${escaped(t("earlier.title"))}</h3>
<ol>${answers.join("\n")}</ol>`;
}

function hashesPart(hashes: readonly HashedText[]): string {
  const rows = hashes.map(
    ({ name, sha256 }) => `<tr><td dir="auto">${escaped(name)}</td><td>${escaped(sha256)}</td></tr>`,
  );
  return `<section class="hashes">
<h2>${escaped(t("report.hashes"))}</h2>
<p>${escaped(t("report.hash_shows"))}</p>
<p class="note">${escaped(t("report.hash_of"))}</p>
<table>
<thead><tr><th scope="col">${escaped(t("report.hash_text"))}</th><th scope="col">SHA-256</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</section>`;
}

/** Addresses come from `webPage`, so they are web pages. */
function link(address: string | null, words: string): string {
  if (address === null) return escaped(words);
  return `<a href="${escaped(address)}" rel="noopener noreferrer">${escaped(words)}</a>`;
}

function escaped(text: string): string {
  return escapeMarkup(withoutHidden(text.toWellFormed()));
}
