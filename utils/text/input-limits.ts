/**
 * How much is taken of what others wrote: pages, services, files. It is cut or refused where it comes in, before anything
 * works on it. In UTF-16 units, but for the body of an answer.
 */
export const MOST = {
  /** What is selected on a page, or what a menu says of it: a long chapter. */
  selection: 200_000,
  /** The title of a tab. */
  title: 2_000,
  /** The address that a check keeps of the page of its claim. Longer ones are whole documents (`data:`). */
  originAddress: 2_000,
  /** A name that the Domain Name System can hold. */
  host: 253,
  /** User name and password in the address of a tab. */
  userName: 2_000,
  /** What a user can have typed as the address of a service. */
  serviceAddress: 2_000,
  /** The address of a watched page in a file. */
  listedAddress: 8_000,
  /** A page's source: more is a data dump or a whole book, which would hold up the page for seconds. */
  pageSource: 4_000_000,
  /** A page's main text. */
  pageText: 400_000,
  /** A title, snippet or name in an answer. A page that draws more stops answering. */
  serviceText: 4_000,
  /** An answer's bytes, far above any of the contracts. */
  answerBytes: 8 * 1024 * 1024,
} as const;

/** The beginning of a text, as much as is taken of its kind, without half a character at the end. */
export function beginningOf(text: string, kind: keyof typeof MOST): string {
  return text.length <= MOST[kind] ? text : text.slice(0, MOST[kind]).replace(/[\uD800-\uDBFF]$/, "");
}
