import { oneLine } from "../text/one-line.ts";
import {
  LONGEST_SNIPPET,
  LONGEST_TITLE,
  MOST_EARLIER_OF_FEW,
  MOST_PAGES,
  type PageState,
  type RememberedPage,
} from "./page-states.ts";

/** What a watch of a backup remembers of its pages. */
export interface KeptStates {
  /** Which watch of the backup, counted from 0. */
  readonly watch: number;
  /** The address of the service that showed them. */
  readonly service: string;
  readonly pages: readonly RememberedPage[];
}

/** Reads what anyone may have written; null where it cannot be used. What is damaged in it is left out. */
export function readKeptStates(value: unknown): KeptStates | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("watch" in value && "service" in value && "pages" in value)) return null;
  const { watch, service, pages } = value;
  if (!isWhole(watch) || typeof service !== "string" || !Array.isArray(pages)) return null;
  const read = pages
    .slice(0, MOST_PAGES)
    .map(readPage)
    .filter((page) => page !== null);
  return read.length === 0 ? null : { watch, service, pages: read };
}

function readPage(value: unknown): RememberedPage | null {
  if (!Array.isArray(value)) return null;
  const [page, listed, ...rest] = value.slice(0, MOST_EARLIER_OF_FEW + 3);
  const [state, ...earlier] = rest.flatMap((each) => readState(each) ?? []);
  if (!isWhole(page) || typeof listed !== "number" || !Number.isFinite(listed) || state === undefined)
    return null;
  return [page, listed, state, ...earlier];
}

function readState(value: unknown): PageState | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("title" in value && "snippet" in value && "seenAt" in value)) return null;
  const { title, snippet, seenAt } = value;
  if (typeof title !== "string" || typeof snippet !== "string" || !isTime(seenAt)) return null;
  const words = "words" in value && isWhole(value.words) ? { words: value.words } : {};
  return {
    title: oneLine(title, LONGEST_TITLE),
    snippet: oneLine(snippet, LONGEST_SNIPPET),
    ...words,
    seenAt,
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The year 2100: no calendar can count on from the last date there is. */
const LAST_TIME = 4_102_444_800_000;

const isTime = (value: unknown): value is number => isWhole(value) && value <= LAST_TIME;
