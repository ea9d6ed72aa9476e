import DOMPurify, { type Config } from "dompurify";
import { safeLink } from "./safe-link.ts";

/**
 * The one place where HTML of the services is read. What leaves it are nodes, never a string of HTML, so nothing can
 * be parsed a second time in another way. It works only where there is a document: in the worker, or wherever
 * DOMPurify says it cannot do its work, every function here answers with nothing.
 */
const NOTHING_BUT_TAGS = {
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

const MARKS = { ...NOTHING_BUT_TAGS, ALLOWED_TAGS: ["mark"] } satisfies Config;
const TEXT = { ...NOTHING_BUT_TAGS, ALLOWED_TAGS: ["#text"] } satisfies Config;

const MARKDOWN = {
  ...NOTHING_BUT_TAGS,
  ALLOWED_TAGS: [
    ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "hr", "br"],
    ...["table", "thead", "tbody", "tr", "th", "td", "code", "pre", "strong", "em", "a"],
  ],
  ALLOWED_ATTR: ["href"],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
} satisfies Config;

/** A title or snippet of the search service: escaped HTML with `<mark>` around what matched (contract §2.1). */
export function markedText(html: string): DocumentFragment | null {
  return purified(html, MARKS);
}

/** Rendered Markdown of the fact-check service: a short list of tags, links to other pages only, no images. */
export function renderedMarkdown(html: string): DocumentFragment | null {
  return purified(html, MARKDOWN);
}

/** The same text as people read it: no tags, entities decoded. */
export function plainText(html: string): string {
  return (purified(html, TEXT)?.textContent ?? "").trim();
}

/** Overrides and isolates that make text read in another order than it is written, as in forged names of sites. */
export function withoutBidiControls(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, "");
}

type Policy = Config & { readonly RETURN_DOM_FRAGMENT: true };

let policyInForce: Policy | null = null;

function purified(html: string, policy: Policy): DocumentFragment | null {
  if (!DOMPurify.isSupported) return null;
  // Reading a policy takes DOMPurify longer than a title does, and a page has a hundred titles and snippets.
  if (policy !== policyInForce) DOMPurify.setConfig(policy);
  policyInForce = policy;
  return DOMPurify.sanitize(html, policy);
}

if (DOMPurify.isSupported) {
  DOMPurify.addHook("afterSanitizeElements", (node) => {
    if (node instanceof Text) node.data = withoutBidiControls(node.data);
  });
  DOMPurify.addHook("afterSanitizeAttributes", (element) => {
    if (element.tagName !== "A") return;
    const address = safeLink(element.getAttribute("href"));
    if (address === null) {
      element.removeAttribute("href");
      return;
    }
    element.setAttribute("href", address);
    element.setAttribute("rel", "noopener noreferrer");
    element.setAttribute("target", "_blank");
  });
}
