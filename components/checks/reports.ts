/** Everything a report needs, in one file, so that it is loaded at once. */
export { reportOf } from "../../utils/text/report/contents.ts";
export { reportAsHtml } from "../../utils/text/report/html.ts";
export { reportAsMarkdown } from "../../utils/text/report/markdown.ts";
