import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** An alarm, not a goal: what opens with the popup, in gzip. More than this means that something slipped in. */
export const POPUP_ALARM = 60_000;

export interface PopupSize {
  /** What opens with the popup. */
  readonly opening: number;
  /** What a tab or a list loads when it is first used. */
  readonly later: number;
  readonly parts: readonly { readonly script: string; readonly bytes: number; readonly later: boolean }[];
}

/** Follows the page's scripts into whatever they import. */
export async function popupSize(folder: string): Promise<PopupSize> {
  const html = await readFile(join(folder, "popup.html"), "utf8");
  const first = [...html.matchAll(/<script[^>]+src="\/?([^"]+\.js)"/g)].map((match) => match[1] ?? "");
  const opening = await reachable(
    folder,
    first,
    /\bfrom\s*["']([^"']+\.js)["']|\bimport\s*["']([^"']+\.js)["']/g,
  );
  const all = await reachable(folder, first, /["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g);
  const parts = await Promise.all(
    all.map(async (script) => ({
      script,
      bytes: gzipSync(await readFile(join(folder, script)), { level: 9 }).length,
      later: !opening.includes(script),
    })),
  );
  const sum = (later: boolean) =>
    parts.filter((part) => part.later === later).reduce((total, { bytes }) => total + bytes, 0);
  return { opening: sum(false), later: sum(true), parts };
}

async function reachable(folder: string, first: readonly string[], imports: RegExp): Promise<string[]> {
  const found = new Set<string>();
  const queue = [...first];
  for (let script = queue.pop(); script !== undefined; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const code = await readFile(join(folder, script), "utf8");
    for (const match of code.matchAll(imports)) queue.push(join(dirname(script), match[1] ?? match[2] ?? ""));
  }
  return [...found].sort();
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(import.meta.dirname, "..", ".output", "chrome-mv3");
  const { opening, later, parts } = await popupSize(folder);
  for (const { script, bytes, later: isLater } of parts) {
    console.log(`${String(bytes).padStart(7)}  ${script}${isLater ? "  (later)" : ""}`);
  }
  console.log(
    `${String(opening).padStart(7)}  opens with the popup (alarm at ${POPUP_ALARM}), ${later} later`,
  );
  if (opening > POPUP_ALARM) process.exit(1);
}
