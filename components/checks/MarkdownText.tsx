import { useLayoutEffect, useRef } from "preact/hooks";
import { renderedMarkdown } from "../../utils/text/sanitise.ts";

/** Rendered Markdown of the fact-check service. */
export function MarkdownText({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.replaceChildren(renderedMarkdown(html) ?? ""), [html]);
  return <div class="markdown" ref={element} />;
}
