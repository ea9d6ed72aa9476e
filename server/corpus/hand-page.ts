/** A page written by hand; its publisher is looked up by `domain` in domains.ts. */
export interface HandPage {
  domain: string;
  /** Address below the domain, from its leading slash. */
  path: string;
  title: string;
  text: string;
  /** Two letters; English when left out. */
  language?: string;
  type?: "html" | "pdf" | "doc" | "docx";
  /** Days before now that the page declares; negative for a date still to come. */
  publishedDaysAgo?: number;
  /** Days since the text was last seen to change; null for a page fetched only once. */
  changedDaysAgo?: number | null;
  crawledHoursAgo?: number;
}
