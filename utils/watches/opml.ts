import { feedAddress } from "../search/feed-address.ts";
import { escapeMarkup } from "../text/escape-markup.ts";
import { byGroup } from "./groups.ts";
import { type NewWatch, viewOf } from "./watch.ts";

/** OPML wants attributes that are not its own in a namespace. */
const NAMESPACE = "urn:primary-source:watches";

/** A list of feeds that feed readers import: the service's RSS address of each watch. */
export function watchesAsOpml(watches: readonly NewWatch[], service: string): string {
  const outlines = byGroup(watches).map(([group, listed]) => {
    const indent = group === undefined ? "    " : "      ";
    const inside = listed.map((watch) => indent + outline(watch, service)).join("\n");
    const name = escapeMarkup(group ?? "");
    return group === undefined
      ? inside
      : `    <outline text="${name}" title="${name}">\n${inside}\n    </outline>`;
  });
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
  // The group is the outline around it.
  const { group: _, ...others } = details;
  const attributes = {
    type: "rss",
    text: name,
    title: name,
    xmlUrl: feedAddress(service, viewOf(request)),
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [`ps:${key}`, String(value)])),
  };
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`);
  return `<outline ${written.join(" ")}/>`;
}
