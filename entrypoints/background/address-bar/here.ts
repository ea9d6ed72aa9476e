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
