import { failed, type Result, success } from "../../../utils/platform/result.ts";
import { withoutEntities } from "../../../utils/text/highlights.ts";
import { readListed } from "../../../utils/watches/listed-watch.ts";
import type { NewWatch } from "../../../utils/watches/watch.ts";
import { itemLines } from "./item-lines.ts";

/** In bytes, far above a list of 200 watches; reading a larger file could fill the memory. */
export const LARGEST_LIST = 2_000_000;

/** Many more than there is room for, so that how many had none can be said. */
const MOST_READ = 5_000;

/** The watches of a list, and what of it cannot be used. */
export interface WatchList {
  readonly watches: readonly NewWatch[];
  /** The lines of the file with something else: other words, or the address of another site. */
  readonly refused: readonly number[];
}

/** Why a file is not read. `unreadable`: the browser could not; `damaged`: it begins as JSON and is none, or as OPML and does not end. */
export type ListProblem = "too-large" | "unreadable" | "damaged";

/** What a file lists, as a list of feeds (OPML) or ours (JSON). */
export async function readWatchFile(
  file: File,
  service: string | null,
): Promise<Result<WatchList, ListProblem>> {
  if (file.size > LARGEST_LIST) return failed("too-large");
  const text = await file.text().catch(() => null);
  if (text === null) return failed("unreadable");
  return isBrokenJson(text) || isCutOpml(text) ? failed("damaged") : success(readWatchList(text, service));
}

/** Its end is missing, and with it maybe some of what it lists. */
function isCutOpml(text: string): boolean {
  if (!isMarkup(text)) return false;
  const outlines = withoutComments(text);
  return /<opml[\s>]/i.test(outlines) && !/<\/opml\s*>/i.test(outlines);
}

const isMarkup = (text: string): boolean => text.trimStart().startsWith("<");

/** With as many lines. */
function withoutComments(text: string): string {
  const [before = "", ...parts] = text.split("<!--");
  return parts.reduce((kept, part) => {
    const end = part.indexOf("-->");
    const comment = end < 0 ? part : part.slice(0, end);
    const after = end < 0 ? "" : part.slice(end + "-->".length);
    return kept + "\n".repeat(comment.split("\n").length - 1) + after;
  }, before);
}

function isBrokenJson(text: string): boolean {
  if (!/^[[{]/.test(text.trimStart())) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

export function readWatchList(text: string, service: string | null): WatchList {
  const watches: NewWatch[] = [];
  const refused: number[] = [];
  for (const { line, value } of isMarkup(text) ? listedInOpml(text) : listedInJson(text)) {
    const watch = readListed(value, service);
    if (watch === null) refused.push(line);
    else watches.push(watch);
    if (watches.length === MOST_READ) break;
  }
  return { watches, refused };
}

interface Item {
  readonly line: number;
  readonly value: unknown;
}

const OUR_LIST = "watches";

function listedInJson(text: string): readonly Item[] {
  try {
    const json: unknown = JSON.parse(text);
    const isOurs = typeof json === "object" && json !== null && OUR_LIST in json;
    const list: unknown = isOurs ? json[OUR_LIST] : json;
    if (!Array.isArray(list)) return [];
    const lines = itemLines(text, OUR_LIST);
    return list.map((value: unknown, index) => ({ line: lines[index] ?? 1, value }));
  } catch {
    return [];
  }
}

/** The beginning of an outline, in whose quoted values a ">" ends nothing, or its end. */
const OUTLINE = /<outline(?:\s([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*))?>|<\/outline\s*>/gi;

/**
 * Only the service's own feeds can be watched; outlines without an address are groups of those inside. The page's security policy forbids the
 * browser's parser, and of a list of feeds only the attributes of its outlines matter.
 */
function* listedInOpml(written: string): Iterable<Item> {
  const text = withoutComments(written);
  let line = 1;
  let counted = 0;
  /** The groups that are open, from outside to inside, each with the name that counts within it. */
  const groups: (string | undefined)[] = [];
  for (const { 0: whole, 1: inside = "", index } of text.matchAll(OUTLINE)) {
    if (whole.startsWith("</")) {
      groups.pop();
      continue;
    }
    const attributes = new Map(
      [...inside.matchAll(/(?<![a-z])([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
        ([, name = "", double, single]) => [name.toLowerCase(), withoutEntities(double ?? single ?? "")],
      ),
    );
    const address = attributes.get("xmlurl");
    const label = attributes.get("text") || attributes.get("title");
    const group = groups.at(-1);
    if (!inside.endsWith("/")) groups.push(address === undefined ? (label ?? group) : group);
    if (address === undefined) continue;
    line += text.slice(counted, index).split("\n").length - 1;
    counted = index;
    const isFeed = /\/recent\.rss(\?|$)/.test(address);
    const name = label || address;
    const value = {
      ...Object.fromEntries(attributes),
      silentDays: attributes.get("silentdays"),
      name,
      address,
      group,
    };
    yield { line, value: isFeed ? value : null };
  }
}
