import { language, t } from "../../platform/i18n.ts";
import { escapeMarkup } from "../../text/escape-markup.ts";
import { withoutHidden } from "../../text/hidden-characters.ts";
import type { EarlierAnswer, ReportedClaim, ReportedSource, ReportTitle } from "./report-contents.ts";

/** The file needs nothing else, and a browser that opens it loads and runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; } h3 { font-size: 1rem; }
article { border-top: 1px solid; padding-top: 1rem; margin-top: 2rem; }
blockquote { margin: .5rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid; white-space: pre-line; }
.note, .address { font-size: .85rem; }
li { margin-bottom: .75rem; } li li { margin-bottom: .25rem; }
mark { background: #fff0b3; color: #16181d; }
@media print { body { max-width: none; margin: 0; } li, blockquote { break-inside: avoid; } h2, h3 { break-after: avoid; } }
`;

/** What stands before and after the claims. Every text of others is escaped: there is no other way for text into the file. */
export function htmlFrame({ title, made }: ReportTitle): { readonly start: string; readonly end: string } {
  const start = `<!doctype html>
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
<h1>${escaped(title)}</h1>
<p class="note">${escaped(made)}</p>
`;
  return { start, end: "\n</body>\n</html>\n" };
}

export function claimAsHtml(claim: ReportedClaim): string {
  const { origin } = claim;
  return `<article>
<blockquote dir="auto"><strong>${escaped(claim.claim)}</strong></blockquote>
<h2 dir="auto">${escaped(claim.verdict)}</h2>
<p>${escaped([claim.meaning, claim.confidence].filter(Boolean).join(" "))}</p>
${claim.summary && `<p dir="auto">${escaped(claim.summary)}</p>`}
<p class="note">${escaped(claim.checked)}</p>
${claim.changed.map((sentence) => `<p dir="auto"><strong>${escaped(sentence)}</strong></p>`).join("\n")}
${sourcesPart(claim.sources)}
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

function sourcePart({ title, address, archived, passage, note }: ReportedSource): string {
  const words = passage.map(({ text, isMatch }) =>
    isMatch ? `<mark>${escaped(text)}</mark>` : escaped(text),
  );
  return `<li>
<div dir="auto">${link(address, title)}</div>
${address === null ? "" : `<div class="address">${escaped(address)}</div>`}
${words.length > 0 ? `<blockquote dir="auto">${words.join("")}</blockquote>` : ""}
${note === null ? "" : `<div class="note">${escaped(note)}</div>`}
${archived === null ? "" : `<div class="address">${link(archived, t("archive.copy"))}</div><div class="address">${escaped(archived)}</div>`}
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

/** Addresses come from `webPage`, so they are web pages. */
function link(address: string | null, words: string): string {
  if (address === null) return escaped(words);
  return `<a href="${escaped(address)}" rel="noopener noreferrer">${escaped(words)}</a>`;
}

function escaped(text: string): string {
  return escapeMarkup(withoutHidden(text.toWellFormed()));
}
