import { useLayoutEffect, useRef } from "preact/hooks";
import { markedText, renderedMarkdown } from "../../utils/text/sanitise.ts";

/** A title or snippet of the search service with its highlights, inside the element around it. */
export function MarkedText({ html }: { html: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => element.current?.replaceChildren(markedText(html) ?? ""), [html]);
  return <span ref={element} />;
}

/** Rendered Markdown of the fact-check service. */
export function MarkdownText({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.replaceChildren(renderedMarkdown(html) ?? ""), [html]);
  return <div class="markdown" ref={element} />;
}
