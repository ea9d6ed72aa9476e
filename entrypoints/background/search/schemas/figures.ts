import * as v from "valibot";
import type { DetailRow, Health, Stats } from "../../../../utils/requests/answers.ts";
import { anyList, countOrNull, essentialText, flag, text } from "../../network/json.ts";

const NAMED = ["indexed_pages", "domains_total", "crawl", "counts_are_estimates"];

type Members = Readonly<Record<string, unknown>>;
/** Not an array, whose numbered members are not figures. */
const members = v.custom<Members>(
  (sent) => typeof sent === "object" && sent !== null && !Array.isArray(sent),
);

export const suggestions = v.pipe(
  v.object({ suggestions: v.array(v.unknown()) }),
  v.transform(({ suggestions }): readonly string[] => v.parse(anyList(essentialText), suggestions)),
);

/** The named figures, and every other plain member as a row. Fails without a single figure. */
export const stats = v.pipe(
  members,
  v.transform((sent): Stats => {
    const crawl = v.parse(v.fallback(members, {}), sent.crawl);
    return {
      indexedPages: v.parse(countOrNull, sent.indexed_pages),
      domainsTotal: v.parse(countOrNull, sent.domains_total),
      crawl: rowsOf(crawl).filter(({ name }) => !NAMED.includes(name)),
      crawlIsEstimate: v.parse(flag, crawl.counts_are_estimates ?? sent.counts_are_estimates),
      details: rowsOf(sent).filter(({ name }) => !NAMED.includes(name)),
    };
  }),
  v.check(
    ({ indexedPages, domainsTotal, crawl, details }) =>
      indexedPages !== null || domainsTotal !== null || crawl.length > 0 || details.length > 0,
  ),
);

/** The status code says whether the service is up; its body only adds rows, whatever its shape. */
export function healthOf(status: number, sent: unknown): Health {
  const body = v.parse(v.fallback(members, {}), sent);
  const nested = Object.entries(body).flatMap(([name, value]) => {
    const rows = rowsOf(v.parse(v.fallback(members, {}), value));
    return rows.map((row) => ({ name: `${name}.${row.name}`, value: row.value }));
  });
  return { up: status >= 200 && status < 300, rows: [...rowsOf(body), ...nested] };
}

function rowsOf(sent: Members): DetailRow[] {
  return Object.entries(sent).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [{ name: v.parse(text, name), value: typeof value === "string" ? v.parse(text, value) : value }]
      : [],
  );
}
