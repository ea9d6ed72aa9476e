import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** An alarm, not a goal: what opens with the popup, in gzip. More than this means that something slipped in. */
export const POPUP_ALARM = 92_000;

export interface PopupSize {
  /** What opens with the popup. */
  readonly opening: number;
  readonly parts: readonly { readonly script: string; readonly bytes: number }[];
}

const IMPORT = /\bfrom\s*["']([^"']+\.js)["']|\bimport\s*["']([^"']+\.js)["']/g;

/** The page's scripts and all they import. */
export async function popupSize(folder: string): Promise<PopupSize> {
  const html = await readFile(join(folder, "popup.html"), "utf8");
  const first = [...html.matchAll(/<script[^>]+src="\/?([^"]+\.js)"/g)].map((match) => match[1] ?? "");
  const scripts = await withImports(folder, first);
  const parts = await Promise.all(
    scripts.map(async (script) => ({
      script,
      bytes: gzipSync(await readFile(join(folder, script)), { level: 9 }).length,
    })),
  );
  return { opening: parts.reduce((total, { bytes }) => total + bytes, 0), parts };
}

async function withImports(folder: string, first: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const queue = [...first];
  for (let script = queue.pop(); script !== undefined; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const code = await readFile(join(folder, script), "utf8");
    for (const match of code.matchAll(IMPORT)) queue.push(join(dirname(script), match[1] ?? match[2] ?? ""));
  }
  return [...found].sort();
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(import.meta.dirname, "..", ".output", "chrome-mv3");
  const { opening, parts } = await popupSize(folder);
  for (const { script, bytes } of parts) console.log(`${String(bytes).padStart(7)}  ${script}`);
  console.log(`${String(opening).padStart(7)}  opens with the popup (alarm at ${POPUP_ALARM})`);
  if (opening > POPUP_ALARM) process.exit(1);
}
