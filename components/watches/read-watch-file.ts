import { readListed } from "../../utils/watches/listed-watch.ts";
import { type NewWatch, WATCH_LIMITS } from "../../utils/watches/watch.ts";

/** Far above a list of 200 watches; reading a larger file could fill the memory. */
const LARGEST = 2_000_000;

/** The watches of a list of feeds (OPML) or of ours (JSON), without those that cannot be used. */
export async function readWatchFile(file: File): Promise<readonly NewWatch[]> {
  if (file.size > LARGEST) return [];
  const text = await file.text().catch(() => "");
  return readWatchList(text);
}

export function readWatchList(text: string): readonly NewWatch[] {
  const found = text.trimStart().startsWith("<") ? listedInOpml(text) : listedInJson(text);
  return found.flatMap((each) => readListed(each) ?? []).slice(0, WATCH_LIMITS.watches);
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
function listedInOpml(text: string): readonly unknown[] {
  return [...text.matchAll(/<outline\s([^<>]*)>/gi)].flatMap(([, written = ""]) => {
    const attributes = new Map(
      [...written.matchAll(/([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
        ([, name = "", double, single]) => [name.toLowerCase(), withoutEntities(double ?? single ?? "")],
      ),
    );
    const address = attributes.get("xmlurl") ?? "";
    if (!/\/recent\.rss(\?|$)/.test(address)) return [];
    return [{ name: attributes.get("text") || attributes.get("title") || address, address }];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code === null) return ENTITIES[name] ?? whole;
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
