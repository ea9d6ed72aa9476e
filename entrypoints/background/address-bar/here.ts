import type { Row } from "./rows.ts";

/** `here tax`: a search of the site that the tab shows. */
export interface Here {
  /** What stands before the words, as it was typed. */
  readonly before: string;
  readonly words: string;
}

export function wordsHere(typed: string): Here | null {
  const [, before, words] = /^\s*(here|ici|aqu[ií])\s+(\S.*)$/is.exec(typed) ?? [];
  return before === undefined || words === undefined ? null : { before, words: words.trim() };
}

/** Rows with what choosing them hands back. Of a search of one site they search that site; pages of others and checks do not belong there. */
export function rowsHere(
  rows: readonly Row[],
  here: Here | null,
): readonly { readonly row: Row; readonly content: string }[] {
  if (here === null) return rows.map((row) => ({ row, content: row.content }));
  return rows
    .filter(({ kind }) => kind !== "page" && kind !== "check")
    .map((row) => ({ row, content: `${here.before} ${row.content}` }));
}
