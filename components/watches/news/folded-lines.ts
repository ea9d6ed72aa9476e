import { LINES_AT_ONCE, type NewsLine } from "./news-store.ts";

/** From so many pages of one site on one day on, they are one entry. */
export const FOLDED_FROM = 10;

/** An entry of the list: one page, or many of one site on one day. */
export interface ListedItem {
  readonly key: string;
  readonly day: string;
  readonly lines: readonly [NewsLine, ...NewsLine[]];
  /** The site of many pages; null: it is one page. */
  readonly site: string | null;
}

/**
 * What is listed in place of these lines. Pages of a site that are folded stand where its first one was; where all are of one site,
 * nothing would be left to see. Lines that come by "Show more" are folded among themselves: what is read already stays as it is,
 * and there is always something more to see.
 */
export function foldedLines(
  lines: readonly NewsLine[],
  dayOf: (line: NewsLine) => string,
): readonly ListedItem[] {
  const steps = Math.ceil(lines.length / LINES_AT_ONCE);
  return Array.from({ length: steps }, (_, step) =>
    foldedStep(lines.slice(step * LINES_AT_ONCE, (step + 1) * LINES_AT_ONCE), step, dayOf),
  ).flat();
}

function foldedStep(
  lines: readonly NewsLine[],
  step: number,
  dayOf: (line: NewsLine) => string,
): readonly ListedItem[] {
  const dated = lines.map((line) => ({ line, day: dayOf(line), site: line.entries[0].result.domain }));
  const keyOf = ({ day, site }: { day: string; site: string }): string => `${day}\n${site}`;
  const groups = Map.groupBy(dated, keyOf);
  const isOfOneSite = new Set(dated.map(({ site }) => site)).size === 1;
  const listed = new Set<string>();
  return dated.flatMap((each): ListedItem[] => {
    const { line, day, site } = each;
    const key = keyOf(each);
    const [first, ...others] = (groups.get(key) ?? []).map((same) => same.line);
    const isMany = others.length + 1 >= FOLDED_FROM && site !== "" && !isOfOneSite;
    if (first === undefined || !isMany) {
      return [{ key: line.entries[0].id, day, lines: [line], site: null }];
    }
    if (listed.has(key)) return [];
    listed.add(key);
    return [{ key: `${step} ${day} ${site}`, day, lines: [first, ...others], site }];
  });
}
