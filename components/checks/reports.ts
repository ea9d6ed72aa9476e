/** Everything a report needs, in one file, so that it is loaded at once. */
export { reportOf } from "../../utils/checks/report/report-contents.ts";
export { reportAsHtml } from "../../utils/checks/report/report-html.ts";
export { reportAsMarkdown } from "../../utils/checks/report/report-markdown.ts";
