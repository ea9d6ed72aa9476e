import { GROUP_LIMITS } from "../../../utils/checks/groups/group.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import { textOfHtml } from "../../../utils/text/html-text.ts";
import { inSlices } from "../../base/slices.ts";

export type FileProblem = "too-large" | "no-text" | "unread";

export interface FileText {
  /** One paragraph a line. */
  readonly text: string;
  /** The file's name without its ending. */
  readonly name: string;
}

/** A text file as it is, one of HTML as the text it shows. A larger one is refused by its size, before it is read. */
export async function readTextFile(file: File): Promise<Result<FileText, FileProblem>> {
  if (file.size > GROUP_LIMITS.text) return failed("too-large");
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return failed("unread");
  const written = decoded(new Uint8Array(bytes));
  if (written === null) return failed("no-text");
  const text = await readable(file, written);
  if (text.trim() === "") return failed("no-text");
  return success({ text, name: file.name.replace(/\.[a-z]{1,8}$/i, "") });
}

async function readable({ name, type }: File, written: string): Promise<string> {
  if (/\.x?html?$/i.test(name) || type === "text/html") return inSlices(textOfHtml(written));
  return /\.(?:md|markdown)$/i.test(name) ? withoutMarkdown(written) : written;
}

/** By its mark, else UTF-8 where it is that, else as Windows wrote it. null: these are no letters. */
export function decoded(bytes: Uint8Array): string | null {
  const text = decode(bytes).replace(/\r\n?/g, "\n");
  return isText(text) ? text : null;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Documents that are written in letters which nobody is to read. */
const DOCUMENT = /^(?:\{\\rtf|%PDF-)/;

/** Pictures, archives and other documents of word processors are full of control characters. */
function isText(text: string): boolean {
  if (DOCUMENT.test(text)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const controls = text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g)?.length ?? 0;
  return controls * 1_000 <= text.length;
}

/** Without the signs of headings, lists, quotations, emphasis and links. */
function withoutMarkdown(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s{0,8}(?:#{1,6} |[-*+] |\d{1,9}[.)] |> ?)/, "")
        .replace(/!?\[([^[\]]{1,500})\]\([^()\s]{0,2000}\)/g, "$1")
        .replace(/\*\*|__|`/g, ""),
    )
    .join("\n");
}
