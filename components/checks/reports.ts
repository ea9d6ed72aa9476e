/** Everything that writes reports and Markdown, in one file, so that it is loaded at once, and only when it is needed. */
export { checksAsClaimReviews } from "../../utils/checks/export/claim-review.ts";
export { htmlReport, markdownReport } from "../../utils/checks/export/report-files.ts";
export { markdownFile, verdictAsMarkdown } from "../../utils/checks/export/verdict-markdown.ts";
export { checksAsAnnotations } from "../../utils/checks/export/web-annotations.ts";
