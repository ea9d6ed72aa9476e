import * as v from "valibot";
import type { DetailRow, Health, Stats } from "../../../../utils/search/service-answers.ts";
import { anyList, countOrNull, essentialText, flag, text, textOrNull } from "../../network/json.ts";

const NAMED = ["indexed_pages", "domains_total", "crawl", "counts_are_estimates"];

/** Deeper and longer bodies than these say nothing that a reader would want. */
const DEEPEST = 4;
const MOST_ROWS = 60;

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
      crawl: unnamedRows(crawl),
      crawlIsEstimate: v.parse(flag, crawl.counts_are_estimates ?? sent.counts_are_estimates),
      details: unnamedRows(sent),
    };
  }),
  v.check(
    ({ indexedPages, domainsTotal, crawl, details }) =>
      indexedPages !== null || domainsTotal !== null || crawl.length > 0 || details.length > 0,
  ),
);

function unnamedRows(sent: Members): DetailRow[] {
  return rowsOf(sent)
    .filter(({ name }) => !NAMED.includes(name))
    .slice(0, MOST_ROWS);
}

/** The status code says whether the service is up; its body only adds rows, whatever its shape. */
export function healthOf(status: number, sent: unknown): Health {
  const rows = Array.isArray(sent)
    ? listRows(sent, "", DEEPEST)
    : deepRows(v.parse(v.fallback(members, {}), sent), "", DEEPEST);
  return { up: status >= 200 && status < 300, rows: rows.slice(0, MOST_ROWS) };
}

/** Every plain member, however deep: the search itself may be an object in a list of dependencies. */
function deepRows(sent: Members, prefix: string, depth: number): DetailRow[] {
  const own = rowsOf(sent).map(({ name, value }) => ({ name: prefix + name, value }));
  if (depth === 0) return own;
  const inner = Object.entries(sent).flatMap(([name, value]) => {
    const path = `${prefix}${v.parse(text, name)}.`;
    if (!Array.isArray(value)) return deepRows(v.parse(v.fallback(members, {}), value), path, depth - 1);
    return listRows(value, path, depth - 1);
  });
  return [...own, ...inner];
}

function listRows(sent: readonly unknown[], prefix: string, depth: number): DetailRow[] {
  return sent.slice(0, MOST_ROWS).flatMap((element, index) => elementRows(element, prefix, index, depth));
}

/** An element of a list goes by the name it gives itself, else by its place. */
function elementRows(sent: unknown, prefix: string, index: number, depth: number): DetailRow[] {
  const element = v.parse(v.fallback(members, {}), sent);
  const { name, ...others } = element;
  const title = v.parse(textOrNull, name);
  if (title === null) {
    return [
      ...rowsOf({ [index + 1]: sent }).map((row) => ({ ...row, name: prefix + row.name })),
      ...deepRows(element, `${prefix}${index + 1}.`, depth),
    ];
  }
  return deepRows(others, `${prefix}${title}.`, depth);
}

function rowsOf(sent: Members): DetailRow[] {
  return Object.entries(sent).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [{ name: v.parse(text, name), value: typeof value === "string" ? v.parse(text, value) : value }]
      : [],
  );
}
