import { t } from "../../platform/i18n.ts";
import { escaped, HTML_END, htmlStart, link } from "../../text/html-file.ts";
import type { Digest, DigestDay, DigestPage, DigestState } from "./digest-contents.ts";

/** What is new as one page that prints well. */
export function digestAsHtml(digest: Digest): string {
  return `${htmlStart(digest)}${digest.days.map(dayPart).join("\n")}\n${HTML_END}`;
}

function dayPart({ name, pages }: DigestDay): string {
  return `<article>
<h2>${escaped(name)}</h2>
<ul>
${pages.map(pagePart).join("\n")}
</ul>
</article>`;
}

function pagePart({ title, address, from, snippet, said, earlier, archived }: DigestPage): string {
  return `<li>
<div class="name" dir="auto"><strong>${link(address, title)}</strong></div>
<div class="note" dir="auto">${escaped(from)}</div>
${address === null ? "" : `<div class="address">${escaped(address)}</div>`}
${snippet && `<blockquote dir="auto">${escaped(snippet)}</blockquote>`}
${said.map((sentence) => `<p dir="auto">${escaped(sentence)}</p>`).join("\n")}
${archived === null ? "" : `<div class="address">${link(archived, t("archive.copy"))}</div>`}
${earlierPart(earlier)}
</li>`;
}

function earlierPart(states: readonly DigestState[]): string {
  if (states.length === 0) return "";
  const items = states.map(
    ({ seen, title, snippet }) => `<li><div class="note">${escaped(seen)}</div>
<div dir="auto">${escaped(title)}</div>
${snippet && `<blockquote dir="auto">${escaped(snippet)}</blockquote>`}</li>`,
  );
  return `<h3>${escaped(t("changes.earlier"))}</h3>
<ol>${items.join("\n")}</ol>`;
}
