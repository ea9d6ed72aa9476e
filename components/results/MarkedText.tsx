import { highlightParts } from "../../utils/text/highlights.ts";

/** A title or snippet of the search service with its highlights. */
export function MarkedText({ html }: { html: string }) {
  return <>{highlightParts(html).map(({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</>;
}
