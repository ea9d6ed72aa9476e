import DOMPurify, { type Config } from "dompurify";
import { withoutHidden } from "./hidden-characters.ts";
import { namesAnother } from "./link-words.ts";
import { safeLink, withoutBidiControls } from "./untrusted.ts";

/** A short list of tags. Links lead to other pages only. No images. */
const POLICY = {
  ALLOWED_TAGS: [
    ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "hr", "br"],
    ...["table", "thead", "tbody", "tr", "th", "td", "code", "pre", "strong", "em", "a"],
  ],
  ALLOWED_ATTR: ["href"],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Sanitises the rendered Markdown of the fact-check service. HTML of a service is read only here. Returns nodes, not a
 * string of HTML, so that nothing is parsed a second time in another way; null where there is no document or DOMPurify
 * does not support this browser.
 */
export function renderedMarkdown(html: string): DocumentFragment | null {
  if (!DOMPurify.isSupported) return null;
  // Of some markup, such as a frameset alone, nothing is left, not even an empty fragment.
  const rendered: DocumentFragment | null = DOMPurify.sanitize(html, POLICY);
  for (const link of rendered?.querySelectorAll("a") ?? []) tellHost(link);
  return rendered;
}

/** A link whose words name another site shows its own after them. */
function tellHost(link: HTMLAnchorElement): void {
  const address = link.getAttribute("href");
  if (address === null) return;
  const { host } = new URL(address);
  if (namesAnother(withoutHidden(link.textContent ?? ""), host)) link.after(` (${host})`);
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
