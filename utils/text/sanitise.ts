import DOMPurify, { type Config } from "dompurify";
import { safeLink, withoutBidiControls } from "./untrusted.ts";

/** A short list of tags, links to other pages only, no images. */
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
 * Rendered Markdown of the fact-check service: the one place where HTML of a service is read. What leaves it are nodes,
 * never a string of HTML, so nothing can be parsed a second time in another way. Where there is no document, or DOMPurify
 * says that it cannot do its work, the answer is nothing.
 */
export function renderedMarkdown(html: string): DocumentFragment | null {
  return DOMPurify.isSupported ? DOMPurify.sanitize(html, POLICY) : null;
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
