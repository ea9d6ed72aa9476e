import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { markdownHtml } from "../../../utils/text/markdown.ts";
import { renderedMarkdown } from "../../../utils/text/safe-html.ts";
import styles from "./ResultText.module.css";

/** Markdown that is too large or too deep to render is shown as plain text. */
export function ResultText({ markdown }: { markdown: string }) {
  const html = useMemo(() => markdownHtml(markdown), [markdown]);
  if (html !== null) return <MarkdownText html={html} />;
  return (
    <pre class={styles.plain} lang="en">
      {markdown}
    </pre>
  );
}

/** Rendered Markdown of the fact-check service. */
export function MarkdownText({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.replaceChildren(renderedMarkdown(html) ?? ""), [html]);
  return <div class={styles.markdown} lang="en" ref={element} />;
}

/** The Markdown as plain text, laid out by the browser. Text that cannot be rendered stays as it is. */
export function markdownAsText(markdown: string): string {
  const html = markdownHtml(markdown);
  const rendered = html === null ? null : renderedMarkdown(html);
  if (rendered === null) return markdown;
  const page = document.createElement("div");
  page.append(rendered);
  for (const list of page.querySelectorAll("ul, ol")) {
    [...list.children].forEach((item, index) => {
      (item.querySelector(":scope > p") ?? item).prepend(list.tagName === "OL" ? `${index + 1}. ` : "- ");
    });
  }
  for (const link of page.querySelectorAll("a[href]")) link.append(` ${link.getAttribute("href")}`);
  // `innerText` needs layout, so the element is in the page for a moment, but never painted.
  document.body.append(page);
  // biome-ignore lint/performance/useDomNodeTextContent: its layout is what is wanted here.
  const words = page.innerText;
  page.remove();
  return words;
}
