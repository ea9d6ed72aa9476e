/** Everything that writes reports and Markdown, in one file, so that it is loaded at once, and only when it is needed. */
export { checksAsClaimReviews } from "../../utils/checks/claim-review.ts";
export { htmlReport, markdownReport } from "../../utils/checks/report/report-files.ts";
export { MARKDOWN_FILE, verdictAsMarkdown } from "../../utils/checks/verdict-markdown.ts";
export { checksAsAnnotations } from "../../utils/checks/web-annotations.ts";
