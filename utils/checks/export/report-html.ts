import { t } from "../../platform/i18n.ts";
import { escaped, HTML_END, link } from "../../text/html-file.ts";
import type { EarlierAnswer, ReportedClaim, ReportedSource } from "./report-contents.ts";
import type { HashedText } from "./report-hashes.ts";

/** What stands after the claims. */
export function htmlEnd(hashes: readonly HashedText[]): string {
  return `
${hashesPart(hashes)}
${HTML_END}`;
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
${archived === null ? "" : `<div class="address">${link(archived, t("archive.copy_of", archived))}</div>`}
${save === null ? "" : `<div class="note">${link(save, t("report.save"))}</div>`}
</div>
</li>`;
}

function earlierPart(earlier: readonly EarlierAnswer[]): string {
  if (earlier.length === 0) return "";
  const answers = earlier.map(
    ({ verdict, checked, differences, note }) => `<li><strong dir="auto">${escaped(verdict)}</strong>
<div class="note">${escaped(checked)}</div>
${note && `<div>${escaped(t("note.label"))}</div>\n<p class="written" dir="auto">${escaped(note)}</p>\n`}<div>${escaped(t("earlier.next"))}</div>
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
