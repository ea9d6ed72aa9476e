import { escapeHtml, plainText } from "../store/highlights.ts";
import { RECENT_ORDERS, type RecentOrder } from "../store/recent.ts";
import type { Hit } from "../store/results.ts";

interface Feed {
  readonly order: RecentOrder;
  readonly address: string;
  readonly builtAt: Date;
}

const DATE_OF: Record<RecentOrder, (hit: Hit) => string | null> = {
  updated: (hit) => hit.updated_at,
  published: (hit) => hit.published_at,
  changed: (hit) => hit.content_changed_at,
  crawled: (hit) => hit.last_crawled,
};

/** RSS 2.0. */
export function rssFeed(hits: readonly Hit[], { order, address, builtAt }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Government pages, newest first (${order})</title>
    <link>${xml(new URL("/api-guide.md", address).href)}</link>
    <description>${xml(RECENT_ORDERS[order].meaning)}</description>
    <atom:link href="${xml(address)}" rel="self" type="application/rss+xml"/>
    <lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>
${hits.map((hit) => item(hit, DATE_OF[order](hit))).join("\n")}
  </channel>
</rss>
`;
}

function item(hit: Hit, date: string | null): string {
  return `    <item>
      <title>${xml(hit.title)}</title>
      <link>${xml(hit.url)}</link>
      <guid isPermaLink="true">${xml(hit.url)}</guid>
      <description>${xml(hit.snippet)}</description>
      <category>${xml(hit.level)}</category>
${date ? `      <pubDate>${new Date(date).toUTCString()}</pubDate>\n` : ""}    </item>`;
}

function xml(text: string): string {
  return escapeHtml(plainText(text));
}
