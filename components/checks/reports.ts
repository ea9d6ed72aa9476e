/** Everything that writes reports and Markdown, in one file, so that it is loaded at once, and only when it is needed. */
export { reportOf } from "../../utils/checks/report/report-contents.ts";
export { reportAsHtml } from "../../utils/checks/report/report-html.ts";
export { reportAsMarkdown } from "../../utils/checks/report/report-markdown.ts";
export { checksAsMarkdown, verdictAsMarkdown } from "../../utils/checks/verdict-markdown.ts";
