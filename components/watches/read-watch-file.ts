import { readListed } from "../../utils/watches/listed-watch.ts";
import type { NewWatch } from "../../utils/watches/watch.ts";

/** In bytes, far above a list of 200 watches; reading a larger file could fill the memory. */
export const LARGEST_LIST = 2_000_000;

/** Many more than there is room for, so that how many had none can be said. */
const MOST_READ = 5_000;

/** The watches of a list of feeds (OPML) or of ours (JSON), without those that cannot be used; null: the file is too large. */
export async function readWatchFile(file: File): Promise<readonly NewWatch[] | null> {
  if (file.size > LARGEST_LIST) return null;
  const text = await file.text().catch(() => "");
  return readWatchList(text);
}

export function readWatchList(text: string): readonly NewWatch[] {
  const read: NewWatch[] = [];
  for (const each of text.trimStart().startsWith("<") ? listedInOpml(text) : listedInJson(text)) {
    const watch = readListed(each);
    if (watch !== null) read.push(watch);
    if (read.length === MOST_READ) break;
  }
  return read;
}

function listedInJson(text: string): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(text);
    if (Array.isArray(json)) return json;
    const isOurs = typeof json === "object" && json !== null && "watches" in json;
    return isOurs && Array.isArray(json.watches) ? json.watches : [];
  } catch {
    return [];
  }
}

/**
 * Only feeds that look like the service's own can be watched. The page's security policy forbids the browser's parser, and
 * of a list of feeds only the attributes of its outlines matter.
 */
function* listedInOpml(text: string): Iterable<unknown> {
  for (const [, written = ""] of text.matchAll(/<outline\s([^<>]*)>/gi)) {
    const attributes = new Map(
      [...written.matchAll(/(?<![a-z])([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
        ([, name = "", double, single]) => [name.toLowerCase(), withoutEntities(double ?? single ?? "")],
      ),
    );
    const address = attributes.get("xmlurl") ?? "";
    if (!/\/recent\.rss(\?|$)/.test(address)) continue;
    yield { name: attributes.get("text") || attributes.get("title") || address, address };
  }
}

const ENTITIES = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code === null) return ENTITIES.get(name) ?? whole;
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
