import { browser } from "../../utils/platform/browser.ts";
import type { OpenedTab } from "./opened-tab.ts";

/** The library as it was released, which the build copies into the package. */
const LIBRARY = "readability.js";

/** More than this is a data dump or a whole book, which would hold up the page for seconds. */
const LARGEST = 4_000_000;
const MOST_TEXT = 400_000;

export type PageText =
  | {
      readonly ok: true;
      /** One paragraph a line. */
      readonly text: string;
      /** As the page declares it; empty: it does not. */
      readonly language: string;
    }
  | { readonly ok: false; readonly problem: "closed" | "moved" | "too-large" };

/** What the function in the page returns. */
interface Read {
  readonly address: string;
  readonly language: string;
  /** null: too large. */
  readonly text: string | null;
}

/** Reads the main text of a tab, now and in that tab alone. Nothing of ours runs in a page before this click. */
export async function readPage({ id, address }: OpenedTab): Promise<PageText> {
  try {
    const target = { tabId: id };
    await browser.scripting.executeScript({ target, files: [LIBRARY] });
    const [frame] = await browser.scripting.executeScript({
      target,
      func: readMainText,
      args: [LARGEST, MOST_TEXT],
    });
    const read = frame?.result;
    if (!isRead(read)) return { ok: false, problem: "closed" };
    if (withoutFragment(read.address) !== withoutFragment(address)) return { ok: false, problem: "moved" };
    if (read.text === null) return { ok: false, problem: "too-large" };
    return { ok: true, text: read.text, language: read.language };
  } catch {
    // The browser's own pages and its stores are closed to extensions; so is a tab that went elsewhere.
    return { ok: false, problem: "closed" };
  }
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/s, "");
}

function isRead(value: unknown): value is Read {
  return typeof value === "object" && value !== null && "text" in value && "address" in value;
}

/** Runs in the page, in a world of the extension's own, so it can use nothing from this file but its arguments. */
function readMainText(largest: number, mostText: number): Read {
  const address = location.href;
  const language = document.documentElement.lang;
  if (document.documentElement.outerHTML.length > largest) return { address, language, text: null };
  const copy = document.cloneNode(true);
  let main: Node | null = null;
  try {
    const library: unknown = Reflect.get(globalThis, "Readability");
    // What the serializer returns becomes the content. The element itself still has its paragraphs.
    const options = { serializer: (element: Node) => element };
    if (typeof library === "function") {
      main = Reflect.construct(library, [copy, options]).parse()?.content ?? null;
    }
  } catch {
    // A page that the library cannot read is read as it is.
  }
  const root = main instanceof Element ? main : document.body;
  const blocks = root?.querySelectorAll("p, li, blockquote, td, dd, figcaption, h1, h2, h3") ?? [];
  const lines: string[] = [];
  let length = 0;
  for (const block of blocks) {
    if (block.querySelector("p, li, blockquote, td, dd") !== null) continue;
    const line = (block.textContent ?? "").replace(/\s+/g, " ").trim();
    length += line.length;
    if (length > mostText) break;
    if (line !== "") lines.push(line);
  }
  const plain = (root?.textContent ?? "").trim().slice(0, mostText);
  return { address, language, text: lines.length > 0 ? lines.join("\n") : plain };
}
