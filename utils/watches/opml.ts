import { feedAddress } from "../search/to-parameters.ts";
import { escapeMarkup } from "../text/escape-markup.ts";
import { listed } from "./listed-watch.ts";
import { type NewWatch, viewOf } from "./watch.ts";

/** A list of feeds that feed readers import: the service's RSS address of each watch. */
export function watchesAsOpml(watches: readonly NewWatch[], service: string): string {
  const outlines = watches.map(
    ({ name, request }) =>
      `    <outline type="rss" text="${escapeMarkup(name)}" title="${escapeMarkup(name)}" xmlUrl="${escapeMarkup(feedAddress(service, viewOf(request)))}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head>
    <title>Primary Source</title>
  </head>
  <body>
${outlines.join("\n")}
  </body>
</opml>
`;
}

export function watchesAsJson(watches: readonly NewWatch[]): string {
  return `${JSON.stringify({ format: "primary-source-watches", version: 1, watches: watches.map(listed) }, null, 1)}\n`;
}
