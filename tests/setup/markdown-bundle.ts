/** What the panel does to the service's Markdown, bundled for a bare page. */
export { markdownHtml } from "../../utils/text/markdown.ts";
export { renderedMarkdown } from "../../utils/text/safe-html.ts";
