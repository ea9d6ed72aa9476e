import { useMemo } from "preact/hooks";
import { markdownHtml } from "../../utils/text/markdown.ts";
import { MarkdownText } from "./MarkdownText.tsx";

export { markdownAsText } from "./markdown-words.ts";

/** Markdown that cannot be rendered within reason is shown as it was written. */
export function ResultText({ markdown }: { markdown: string }) {
  const html = useMemo(() => markdownHtml(markdown), [markdown]);
  return html === null ? <pre class="plain-result">{markdown}</pre> : <MarkdownText html={html} />;
}
