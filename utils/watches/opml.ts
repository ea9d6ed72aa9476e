import { feedAddress } from "../search/to-parameters.ts";
import { escapeMarkup } from "../text/escape-markup.ts";
import { listed } from "./listed-watch.ts";
import { type NewWatch, viewOf } from "./watch.ts";

/** OPML wants attributes that are not its own in a namespace. */
const NAMESPACE = "urn:primary-source:watches";

/** A list of feeds that feed readers import: the service's RSS address of each watch. */
export function watchesAsOpml(watches: readonly NewWatch[], service: string): string {
  const outlines = watches.map((watch) => `    ${outline(watch, service)}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0" xmlns:ps="${NAMESPACE}">
  <head>
    <title>Primary Source</title>
  </head>
  <body>
${outlines.join("\n")}
  </body>
</opml>
`;
}

function outline({ name, request, details = {} }: NewWatch, service: string): string {
  const attributes = {
    type: "rss",
    text: name,
    title: name,
    xmlUrl: feedAddress(service, viewOf(request)),
    ...Object.fromEntries(Object.entries(details).map(([key, value]) => [`ps:${key}`, String(value)])),
  };
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`);
  return `<outline ${written.join(" ")}/>`;
}

export function watchesAsJson(watches: readonly NewWatch[]): string {
  return `${JSON.stringify({ format: "primary-source-watches", version: 1, watches: watches.map(listed) }, null, 1)}\n`;
}
